import { describe, expect, test } from "vitest";
import { applyEvent as afterInField } from "../../src/games/king_of_the_hill/steps";
import { applyEvent as afterInTown, joinsPrevious } from "../../src/games/king_and_assassins/steps";
import type { Event, KingAndAssassinsView, KingOfTheHillView } from "../../src/messages";
import { fixture } from "../fixtures";

const town = fixture<{ view: KingAndAssassinsView }>("view-town-in-play").view;
const field = fixture<{ view: KingOfTheHillView }>("view-battle-rages").view;
const inTown = (...events: object[]): KingAndAssassinsView => (events as Event[]).reduce(afterInTown, town);
const inField = (...events: object[]): KingOfTheHillView => (events as Event[]).reduce(afterInField, field);

describe("in King & Assassins", () => {
  const [[citizen, space]] = Object.entries(town.citizens) as [[string, string]];
  const [knight] = town.knights as [string];

  test("shoved pieces move together with the knight", () => {
    const moved = { type: "knight-moved", from: knight, to: space, cost: 1 } as Event;
    const shoved = { type: "shoved", citizen, from: space, to: "a1", by: knight } as Event;
    expect([
      joinsPrevious(shoved, moved),
      joinsPrevious(shoved, shoved),
      joinsPrevious(moved, shoved),
      joinsPrevious(moved, moved),
    ]).toEqual([false, true, true, false]);
    const seen = inTown(shoved, moved);
    expect(seen.knights).toContain(space);
    expect(seen.knights).not.toContain(knight);
    expect(seen.citizens[citizen]).toBe("a1");
  });
  test("captured, killed and eliminated pieces are removed; revealed and wounded ones are marked", () => {
    expect(inTown({ type: "captured", citizen, space, by: knight }).citizens).not.toHaveProperty(citizen);
    expect(inTown({ type: "knight-killed", citizen, space: knight, by: space, cost: 1 }).knights).not.toContain(knight);
    expect(inTown({ type: "revealed", citizen, space }).assassins[citizen]).toBe("revealed");
    expect(inTown({ type: "eliminated", citizen, space, by: knight })).toMatchObject({
      assassins: { [citizen]: "eliminated" },
    });
    expect(inTown({ type: "king-wounded", citizen, space: "a1", by: space, wounds: 1 }).wounds).toBe(1);
    expect(inTown({ type: "king-moved", from: "j1", to: "i1" }, { type: "king-entered", gate: "i1" }).king).toBeNull();
  });
  test("events that the board does not show change nothing", () => {
    expect(inTown({ type: "turn-ended", seat: "king", unused: 0 })).toBe(town);
  });
});

describe("in King of the Hill", () => {
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
    expect(
      at(inField({ type: "destroyed", seat: unit.side, unit: unit.type, space: unit.at }), unit.at),
    ).toBeUndefined();
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
});
