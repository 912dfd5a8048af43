import { expect, test } from "vitest";
import {
  cardName,
  describeEvent as tellField,
  eventNotation as writeField,
} from "../../src/games/king_of_the_hill/events";
import { describeEvent as tellTown, eventNotation as writeTown } from "../../src/games/king_and_assassins/events";
import type { Event } from "../../src/messages";
import { t } from "../fixtures";

const town = (event: object): string => tellTown(event as Event, t);
const field = (event: object, aloud = false): string => tellField(event as Event, t, aloud);
const named = (kind: string) => (id: string) => ({ kind, id });
const [MONK, RED, BLUE] = [named("citizen")("monk"), named("seat")("red"), named("seat")("blue")];
const THREE = ["monk", "farmer", "squire"];

test("a secret is described only where it was sent", () => {
  expect(town({ type: "picked" })).toBe(t("event-picked", { citizens: null }));
  expect(town({ type: "picked", citizens: THREE })).toBe(t("event-picked", { citizens: THREE.map(named("citizen")) }));
  expect(town({ type: "captured", citizen: "monk", space: "c4", by: "c5" })).toBe(
    t("event-captured", { assassin: null, citizen: MONK, space: "c4", by: "c5" }),
  );
  expect(town({ type: "captured", citizen: "monk", space: "c4", by: "c5", assassin: true })).toBe(
    t("event-captured", { assassin: true, citizen: MONK, space: "c4", by: "c5" }),
  );
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
  const ended = {
    type: "ended",
    winner: "king",
    reason: "KA-11.2",
    assassins: { monk: "hidden", farmer: "captured", squire: "revealed" },
  };
  expect(town(ended)).toBe(
    t("event-ended", {
      winner: t("winner-king"),
      reason: t("reason-KA-11-2"),
      assassins: THREE.map(named("citizen")),
    }),
  );
  expect(field({ type: "battle-ended", winner: null, reason: "KH-14.1", hands: {} })).toBe(
    t("event-battle-ended", { end: t("end-KH-14-1-none") }),
  );
  expect(field({ type: "turn-over", turn: 2, blue: ["general", "hill-more"], red: [] })).toBe(
    t("event-turn-over", { turn: 2, blue: ["general", "hill-more"].map(named("objective")), red: null }),
  );
});

test("actions are written in notation", () => {
  expect(writeTown({ type: "knight-moved", from: "i2", to: "h2", cost: 1 })).toBe("i2h2");
  expect(writeTown({ type: "king-wounded", citizen: "monk", space: "c4", by: "c5", wounds: 1 })).toBe("c5xc4");
  expect(writeTown({ type: "shoved", citizen: "monk", from: "c4", to: "c3", by: "c5" })).toBeNull();
  expect(writeField({ type: "moved", seat: "blue", card: "5C", unit: "infantry", from: "c2", to: "c4" })).toBe(
    "5C c2-c4",
  );
  expect(writeField({ type: "deployed", seat: "blue", unit: "cavalry", space: "c1", general: true })).toBe(
    "deploy:cavalry+@c1",
  );
  expect(writeField({ type: "defended", seat: "blue", card: "KD", hand: true })).toBe("hand:KD");
  expect(writeField({ type: "bid-made", seat: "red" })).toBeNull();
});
