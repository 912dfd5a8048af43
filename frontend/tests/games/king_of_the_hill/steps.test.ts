import { expect, test } from "vitest";
import { match } from "../../../src/games/king_of_the_hill/match";
import { applyEvent } from "../../../src/games/king_of_the_hill/steps";
import type { Event, KingOfTheHillDetails, KingOfTheHillView } from "../../../src/api/types";
import { fixture } from "../../fixtures";

const field = fixture<{ view: KingOfTheHillView }>("view-battle-rages").view;
const inField = (...events: object[]): KingOfTheHillView => (events as Event[]).reduce(applyEvent, field);
const [unit] = field.units as [KingOfTheHillView["units"][number]];
const at = (view: KingOfTheHillView, space: string): unknown => view.units.find((one) => one.at === space)?.type;

test("flight and pursuit move the units", () => {
  const other = field.units.find(({ side }) => side !== unit.side)!;
  const seen = inField(
    { type: "fled", seat: unit.side, unit: unit.type, from: unit.at, to: "z9" },
    { type: "pursued", seat: other.side, unit: other.type, from: other.at, to: unit.at },
  );
  expect([at(seen, "z9"), at(seen, unit.at), at(seen, other.at)]).toEqual([unit.type, other.type, undefined]);
});
test("destroyed and leaving units are removed, new ones appear", () => {
  expect(at(inField({ type: "destroyed", seat: unit.side, unit: unit.type, space: unit.at }), unit.at)).toBeUndefined();
  expect(
    at(inField({ type: "left-field", seat: unit.side, card: "5C", unit: unit.type, from: unit.at }), unit.at),
  ).toBeUndefined();
  expect(at(inField({ type: "unit-returned", seat: "blue", card: "AH", unit: "flyers", space: "z9" }), "z9")).toBe(
    "flyers",
  );
});
test("the general moves to another unit", () => {
  const [from, to] = field.units.filter(({ side }) => side === "blue").map((one) => one.at);
  const seen = inField({ type: "general-teleported", seat: "blue", card: "QH", unit: "infantry", from, to });
  expect(seen.units.filter(({ general }) => general).map((one) => one.at)).toContain(to);
});
test("a scenario that is drawn brings its map", () => {
  const unknown: KingOfTheHillView = { ...field, scenario: "random" };
  const drawn = applyEvent(unknown, { type: "scenario-drawn", scenario: "ambush" });
  const details = { ...fixture<{ details: KingOfTheHillDetails }>("view-battle-rages").details };
  const before = { ...details, maps: { random: "standard", ambush: "ambush" } };
  expect([match.boardId(unknown, before), match.boardId(drawn, before)]).toEqual(["standard", "ambush"]);
});
