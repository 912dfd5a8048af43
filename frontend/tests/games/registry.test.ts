// @vitest-environment jsdom
import "../setup";
import { render } from "@testing-library/svelte";
import { describe, expect, test } from "vitest";
import SeatIcon from "../../src/components/SeatIcon.svelte";
import { BUILT_IN_GAMES, moduleFor } from "../../src/games/registry";

test("games are found by their folders, without the generic module", () => {
  expect(BUILT_IN_GAMES.length).toBeGreaterThan(0);
  expect(BUILT_IN_GAMES.map((id) => moduleFor(id).id)).toEqual(BUILT_IN_GAMES);
});

test("an unknown game gets the generic module under its own id", async () => {
  const { id, loadHelp, loadMatch } = moduleFor("brandubh");
  expect([id, loadHelp]).toEqual(["brandubh", null]);
  expect((await loadMatch()).Terrain).toBeDefined();
  expect(moduleFor("brandubh")).toBe(moduleFor("brandubh"));
  expect(BUILT_IN_GAMES).not.toContain("brandubh");
});

describe.each([...BUILT_IN_GAMES, "unknown"])("the module of %s", (game) => {
  test("draws every seat", () => {
    const seats = moduleFor(game).seats.length > 0 ? moduleFor(game).seats : ["first", "second"];
    const drawings = seats.map((seat) => render(SeatIcon, { game, seat }).container.innerHTML);
    expect(new Set(drawings).size).toBe(seats.length);
  });
  test("provides all that the match page asks for", async () => {
    const match = await moduleFor(game).loadMatch();
    for (const part of [match.Panel, match.Status, match.Piece, match.Terrain]) expect(part).toBeTypeOf("function");
  });
});
