// @vitest-environment jsdom
import "../../setup";
import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, test, vi } from "vitest";
import Hand from "../../../src/games/king_of_the_hill/cards/Hand.svelte";
import PlayingCard from "../../../src/games/king_of_the_hill/cards/PlayingCard.svelte";
import { PIPS, readCard } from "../../../src/games/king_of_the_hill/cards/suits";

describe("a card", () => {
  test("is parsed from its notation", () => {
    expect(readCard("TH")).toEqual({ rank: "T", suit: "H" });
    expect(readCard("**")).toEqual({ rank: "*", suit: null });
  });
  test("has as many pips as its rank", () => {
    expect(["A", "2", "3", "4", "5", "6", "7", "8", "9", "T"].map((rank) => PIPS[rank as "A"]?.length)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
  });
  test("shows the rank letter of the language", () => {
    const { container } = render(PlayingCard, { card: "QD", letters: { Q: "D" } });
    expect(container.querySelector("text")?.textContent).toBe("D");
  });
  test("keeps the descender of J clear of the suit symbol", () => {
    const { container } = render(PlayingCard, { card: "JH" });
    const letter = container.querySelector("text")!;
    const below = 0.27 * Number.parseFloat(letter.style.fontSize); // the descent of Vollkorn's J
    expect(Number(letter.getAttribute("y")) + below).toBeLessThan(36 - 13 * 0.6 - 1);
  });
  test("face down reveals nothing", () => {
    const { container } = render(PlayingCard, { card: null });
    expect(container.textContent?.trim()).toBe("");
  });
});

describe("a hand", () => {
  const name = (card: string | null): string => card ?? "a hidden card";
  test("is a list of buttons with the names of the cards", async () => {
    const onchoose = vi.fn();
    render(Hand, { cards: ["KH", "5C"], label: "your hand", name, chosen: "5C", onchoose });
    expect(screen.getByRole("button", { pressed: true }).getAttribute("aria-label")).toBe("5C");
    await fireEvent.click(screen.getByRole("button", { name: "KH" }));
    expect(onchoose).toHaveBeenCalledExactlyOnceWith("KH");
  });
  test("of the opponent cannot be selected from", () => {
    render(Hand, { cards: [null, null], label: "the other hand", name });
    expect(
      screen.getAllByRole<HTMLButtonElement>("button", { name: "a hidden card" }).map((one) => one.disabled),
    ).toEqual([true, true]);
  });
});
