// @vitest-environment jsdom
import "../setup";
import { expect, test } from "vitest";
import type { ListedMatch } from "../../src/api/types";
import { chartPaths } from "../../src/pages/rating_chart";
import { groupMatches, waitingForMe } from "../../src/stores/match_groups";

const match = (name: string, more: Partial<ListedMatch>): ListedMatch => ({
  match: name,
  game: "king-and-assassins",
  kind: "open",
  status: "running",
  players: {},
  actor: "king",
  seat: "king",
  rated: false,
  clock: { type: "none" },
  plies: 1,
  created: 0,
  updated: 0,
  ...more,
});
const mine = [
  match("over", { status: "over", actor: null }),
  match("theirs", { actor: "assassins" }),
  match("turn", {}),
  match("waiting", { status: "waiting", actor: null }),
  match("both", { kind: "hotseat", actor: "assassins" }),
  match("computer", { kind: "computer" }),
  match("cancelled", { status: "over", actor: null, reason: "aborted" }),
  match("missing", { missing: true }),
];

test("own turns come first, then matches with others, practice, finished, cancelled and unplayable ones", () => {
  expect(groupMatches(mine).map(({ name, list }) => [name, ...list.map(({ match }) => match)])).toEqual([
    ["turn", "turn"],
    ["others", "theirs"],
    ["waiting", "waiting"],
    ["practice", "both", "computer"],
    ["over", "over"],
    ["cancelled", "cancelled"],
    ["missing", "missing"],
  ]);
});

test("no group is empty", () => {
  expect(groupMatches([])).toEqual([]);
});

test("the badge counts the matches of the first group only", () => {
  expect(waitingForMe(mine).map(({ match }) => match)).toEqual(["turn"]);
});

test("a rating chart goes from left to right with its band around the line", () => {
  const point = (value: number): { at: number; value: number; deviation: number; match: string } => ({
    at: 0,
    value,
    deviation: 50,
    match: "m",
  });
  const { line, band } = chartPaths([point(1500), point(1600)]);
  expect(line).toBe("M0.0 43.5L200.0 16.5");
  expect(band).toBe("M0.0 30.0L200.0 3.0L200.0 30.0L0.0 57.0Z");
});
