import { expect, test } from "vitest";
import type { Event } from "../../../src/api/types";
import { headline, traces } from "../../../src/games/king_of_the_hill/turn";
import { t } from "../../fixtures";

const lost = { type: "destroyed", seat: "blue", unit: "cavalry", space: "d4" } as Event;
const attacked = {
  type: "attacked",
  seat: "red",
  card: "8C",
  unit: "infantry",
  from: "d5",
  target: "cavalry",
  to: "d4",
} as Event;
const cavalry = { kind: "unit", id: "cavalry" };

test("an own loss outranks an attack, and both outrank a loss of the enemy", () => {
  const ranks = [lost, attacked, { ...lost, seat: "red" } as Event].map((each) => headline(each, "blue", t)?.rank ?? 0);
  expect(ranks).toEqual([...ranks].sort((a, b) => b - a));
  expect(headline(lost, "blue", t)?.text).toBe(t("headline-lost", { unit: cavalry, space: "d4", general: false }));
  expect(headline(attacked, "blue", t)?.text).toBe(t("headline-attacked", { target: cavalry, to: "d4" }));
});

test("what a seat does itself is no headline", () => {
  expect(headline(attacked, "red", t)).toBeNull();
});

test("moves, attacks and losses leave traces", () => {
  expect(traces(attacked)).toEqual([{ kind: "attack", from: "d5", to: "d4" }]);
  expect(traces(lost)).toEqual([{ kind: "removed", space: "d4", piece: { kind: "cavalry", side: "blue" } }]);
  expect(traces({ type: "fled", seat: "blue", unit: "cavalry", from: "d4", to: "d3" })).toEqual([
    { kind: "move", from: "d4", to: "d3", isPassive: true },
  ]);
});
