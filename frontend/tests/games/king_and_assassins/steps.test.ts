import { expect, test } from "vitest";
import { applyEvent, joinsPrevious } from "../../../src/games/king_and_assassins/steps";
import type { Event, KingAndAssassinsView } from "../../../src/api/types";
import { fixture } from "../../fixtures";

const town = fixture<{ view: KingAndAssassinsView }>("view-town-in-play").view;
const inTown = (...events: object[]): KingAndAssassinsView => (events as Event[]).reduce(applyEvent, town);
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
