import { expect, test } from "vitest";
import type { GameInfo } from "../../src/messages";
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
    crystal: { default: null, values: ["1/5/4"] },
    deal: { default: null },
  },
  boards: [],
};
const hill: GameInfo = {
  id: "king-of-the-hill",
  rules_version: 1,
  seats: ["blue", "red"],
  levels: [1, 2],
  options: {
    scenario: { default: "introduction", values: ["introduction", "ambush"] },
    magic: { default: true, values: [true, false] },
    map: { default: "standard", values: ["standard"] },
  },
  boards: [],
};
const form = (info: GameInfo, more: Partial<NewMatchForm> = {}): NewMatchForm => ({
  ...newMatchForm(info, "computer", 3),
  ...more,
});

test("an empty form is a game against the computer, with what is usual", () => {
  expect(toRequest(form(town))).toEqual({
    game: "king-and-assassins",
    options: { board: "A" },
    opponent: { type: "computer", level: 3 },
    seat: "random",
    clock: { type: "none" },
    rated: false,
  });
});

test("an option without values is for programs", () => {
  expect(selectableOptions(town).map(([name]) => name)).toEqual(["board", "crystal"]);
  expect([boardOption(town), boardOption(hill)]).toEqual(["board", "map"]);
});

test("options that mean nothing beside the others are left out", () => {
  expect(toRequest(form(hill)).options).toEqual({ scenario: "introduction", map: "standard" });
  expect(toRequest(form(hill, { options: { scenario: "ambush", magic: false, map: "own" }, text: "x" }))).toMatchObject(
    {
      options: { scenario: "ambush", magic: false },
    },
  );
  expect([
    isOptionRelevant("crystal", form(town)),
    isOptionRelevant("crystal", form(town, { options: { board: "B" } })),
  ]).toEqual([false, true]);
});

test("a board of one's own brings its text along, and is not rated", () => {
  const own = form(town, { options: { board: "own" }, text: "name: Mine", rated: true });
  expect(toRequest(own)).toMatchObject({ options: { board: "own" }, boards: { own: "name: Mine" }, rated: false });
  expect(mayBeRated(own)).toBe(false);
});

test("on one device there is no clock and no rating", () => {
  const both = form(town, { opponent: "hotseat", clock: "fischer", rated: true });
  expect(toRequest(both)).toMatchObject({ opponent: { type: "hotseat" }, clock: { type: "none" }, rated: false });
});

test.each([
  ["fischer", { type: "fischer", minutes: 5, seconds: 10 }],
  ["correspondence", { type: "correspondence", days: 7 }],
] as const)("a clock of kind %s is as it was filled in", (clock, expected) => {
  expect(toRequest(form(town, { opponent: "open", clock, minutes: 5, seconds: 10, days: 7 })).clock).toEqual(expected);
});
