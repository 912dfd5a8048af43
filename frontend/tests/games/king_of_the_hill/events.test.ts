import { expect, test } from "vitest";
import { cardName, describeEvent } from "../../../src/games/king_of_the_hill/events";
import type { Event } from "../../../src/api/types";
import { t } from "../../fixtures";

const field = (event: object, aloud = false): string => describeEvent(event as Event, t, aloud);
const named = (kind: string) => (id: string) => ({ kind, id });
const [RED, BLUE] = [named("seat")("red"), named("seat")("blue")];

test("a secret is described only where it was sent", () => {
  expect(field({ type: "bid-made", seat: "red" })).toBe(t("event-bid-made", { seat: RED, card: null }));
  expect(field({ type: "bid-made", seat: "red", card: "**" })).toBe(
    t("event-bid-made", { seat: RED, card: cardName("**") }),
  );
  expect(field({ type: "army-chosen", seat: "blue" })).toBe(
    t("event-army-chosen", { seat: BLUE, army: null, general: "" }),
  );
});

test("fights are described with all their factors", () => {
  expect(
    field({
      type: "attacked",
      seat: "red",
      card: "*D",
      unit: "archers",
      from: "h5",
      target: "infantry",
      to: "i4",
      counter: true,
    }),
  ).toBe(
    t("event-attacked", {
      seat: RED,
      card: cardName("*D"),
      unit: named("unit")("archers"),
      from: "h5",
      target: named("unit")("infantry"),
      to: "i4",
      counter: true,
    }),
  );
  const drawn = {
    type: "defence-drawn",
    seat: "blue",
    unit: "infantry",
    space: "i4",
    due: 2,
    reasons: { type: 2, leader: 1, foes: -1 },
    cards: ["KC", "KD"],
  };
  const reasons = {
    type: 2,
    leader: 1,
    foes: -1,
    ...Object.fromEntries(
      ["ground", "friends", "enemy-leader", "trait", "crossfire", "lightning", "paralysis"].map((one) => [one, 0]),
    ),
  };
  const told = (cards: string): string =>
    t("event-defence-drawn", {
      seat: BLUE,
      drawn: 2,
      unit: named("unit")("infantry"),
      space: "i4",
      cards,
      ...reasons,
    });
  expect(field(drawn)).toBe(told("K♣\uFE0E, K♦\uFE0E"));
  expect(field(drawn, true)).toBe(told(["KC", "KD"].map((card) => t(`card-${card}`)).join(", ")));
});

test("dealt cards are summarised", () => {
  expect(field({ type: "hand-dealt", seat: "red", count: 3, cards: ["TC", "QH", "**"] })).toBe(
    t("event-hand-dealt", { seat: RED, count: 3, cards: "10♣\uFE0E, Q♥\uFE0E, ★" }),
  );
  expect(field({ type: "hand-dealt", seat: "blue", count: 8 })).toBe(
    t("event-hand-dealt", { seat: BLUE, count: 8, cards: null }),
  );
});

test("results are described by their rule", () => {
  expect(field({ type: "battle-ended", winner: null, reason: "KH-14.1", hands: {} })).toBe(
    t("event-battle-ended", { end: t("end-KH-14-1-none") }),
  );
  expect(field({ type: "turn-over", turn: 2, blue: ["general", "hill-more"], red: [] })).toBe(
    t("event-turn-over", { turn: 2, blue: ["general", "hill-more"].map(named("objective")), red: null }),
  );
});
