import { expect, test } from "vitest";
import type { GameInfo } from "../../src/api/types";
import {
  boardOption,
  selectableOptions,
  newMatchForm,
  isOptionRelevant,
  mayBeRated,
  toRequest,
} from "../../src/pages/new/new_match_form";
import type { NewMatchForm } from "../../src/pages/new/new_match_form";

const town: GameInfo = {
  id: "king-and-assassins",
  rules_version: 1,
  seats: ["king", "assassins"],
  levels: [1, 2],
  options: {
    board: { default: "A", values: ["A", "B"] },
    crystal: { default: null, values: ["1/5/4"], relevant_if: { board: ["B"] } },
    deal: { default: null },
  },
  boards: ["A", "B"].map((id) => ({ id, name: "", note: "" })),
};
const hill: GameInfo = {
  id: "king-of-the-hill",
  rules_version: 1,
  seats: ["blue", "red"],
  levels: [1, 2],
  options: {
    scenario: { default: "introduction", values: ["introduction", "pitched-battle", "ambush"] },
    magic: { default: true, values: [true, false], relevant_if: { scenario: ["pitched-battle", "ambush"] } },
    terrain: { default: true, values: [true, false], relevant_if: { scenario: ["pitched-battle"] } },
    map: { default: "standard", values: ["standard"], relevant_if: { scenario: ["introduction", "pitched-battle"] } },
  },
  boards: [{ id: "standard", name: "", note: "" }],
};
const form = (info: GameInfo, more: Partial<NewMatchForm> = {}): NewMatchForm => ({
  ...newMatchForm(info, "computer", 3),
  ...more,
});

test("a new form is a match against the computer with the defaults", () => {
  expect(toRequest(town, form(town))).toEqual({
    game: "king-and-assassins",
    options: { board: "A" },
    opponent: { type: "computer", level: 3 },
    seat: "random",
    clock: { type: "none" },
    rated: false,
  });
});

test("options without a list of values are not shown", () => {
  expect(selectableOptions(town).map(([name]) => name)).toEqual(["board", "crystal"]);
  expect([boardOption(town), boardOption(hill)]).toEqual(["board", "map"]);
});

test("an option that is only called board chooses no board", () => {
  const other: GameInfo = { ...town, id: "other", options: { board: { default: 7, values: [7, 9] } }, boards: [] };
  expect(boardOption(other)).toBeUndefined();
});

test("irrelevant options are left out", () => {
  expect(toRequest(hill, form(hill)).options).toEqual({ scenario: "introduction", map: "standard" });
  expect(
    toRequest(hill, form(hill, { options: { scenario: "ambush", magic: false, map: "own" }, text: "x" })),
  ).toMatchObject({
    options: { scenario: "ambush", magic: false },
  });
  expect(toRequest(hill, form(hill, { options: { scenario: "pitched-battle", terrain: false } })).options).toEqual({
    scenario: "pitched-battle",
    terrain: false,
  });
  expect([
    isOptionRelevant(town, "crystal", form(town)),
    isOptionRelevant(town, "crystal", form(town, { options: { board: "B" } })),
  ]).toEqual([false, true]);
});

test("a custom board is sent with its text and is not rated", () => {
  const own = form(town, { options: { board: "own" }, text: "name: Mine", rated: true });
  expect(toRequest(town, own)).toMatchObject({
    options: { board: "own" },
    boards: { own: "name: Mine" },
    rated: false,
  });
  expect(mayBeRated(town, own)).toBe(false);
});

test("hot-seat matches have no clock and no rating", () => {
  const both = form(town, { opponent: "hotseat", clock: "fischer", rated: true });
  expect(toRequest(town, both)).toMatchObject({ opponent: { type: "hotseat" }, clock: { type: "none" }, rated: false });
});

test.each([
  ["fischer", { type: "fischer", minutes: 5, seconds: 10 }],
  ["correspondence", { type: "correspondence", days: 7 }],
] as const)("a clock of kind %s is sent as filled in", (clock, expected) => {
  expect(toRequest(town, form(town, { opponent: "open", clock, minutes: 5, seconds: 10, days: 7 })).clock).toEqual(
    expected,
  );
});
