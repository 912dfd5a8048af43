// @vitest-environment jsdom
import "../../setup";
import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import RoundCard from "../../../src/games/king_and_assassins/RoundCard.svelte";

test("a round card shows its remaining points", () => {
  const { container } = render(RoundCard, { card: "1/6/5f", left: { king: 1, knights: 2, assassins: 5 } });
  expect([...container.querySelectorAll("text")].map((one) => one.textContent)).toEqual(["1", "2/6", "5"]);
});
