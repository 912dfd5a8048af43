import { expect, test } from "vitest";
import { tell as tellField, write as writeField } from "../../src/games/king_of_the_hill/events";
import { tell as tellTown, write as writeTown } from "../../src/games/king_and_assassins/events";
import type { Event } from "../../src/messages";
import { say } from "../fixtures";

const town = (event: object): string => tellTown(event as Event, say);
const field = (event: object, aloud = false): string => tellField(event as Event, say, aloud);

test("a secret is told to whom it is sent, and only there", () => {
  expect(town({ type: "picked" })).toBe("Three assassins are picked among the citizens.");
  expect(town({ type: "picked", citizens: ["monk", "farmer", "squire"] })).toBe("The assassins are picked: the monk, the farmer, the squire.");
  expect(town({ type: "captured", citizen: "monk", space: "c4", by: "c5" })).toBe("The knight on c5 captures the monk on c4.");
  expect(town({ type: "captured", citizen: "monk", space: "c4", by: "c5", assassin: true })).toMatch(/one of the assassins/);
  expect(field({ type: "bid-made", seat: "red" })).toBe("Red lays a bid face down.");
  expect(field({ type: "bid-made", seat: "red", card: "**" })).toBe("Red lays a bid face down: a joker.");
  expect(field({ type: "army-chosen", seat: "blue" })).toBe("Blue has chosen an army.");
});

test("fights are told with all that goes into them", () => {
  expect(field({ type: "attacked", seat: "red", card: "*D", unit: "archers", from: "h5", target: "infantry", to: "i4", counter: true })).toBe(
    "Red plays a joker as diamonds to strike back at the infantry on i4 with the archers on h5.",
  );
  const drawn = { type: "defence-drawn", seat: "blue", unit: "infantry", space: "i4", due: 2, reasons: { type: 2, leader: 1, foes: -1 }, cards: ["KC", "KD"] };
  expect(field(drawn)).toBe("Blue draws 2 cards for the infantry on i4 (2 for its type, +1 own general, -1 foes near): K♣\uFE0E, K♦\uFE0E.");
  expect(field(drawn, true)).toMatch(/: the king of clubs, the king of diamonds\.$/);
});

test("cards that are dealt are told at a glance", () => {
  expect(field({ type: "hand-dealt", seat: "red", count: 3, cards: ["TC", "QH", "**"] })).toBe("Red takes 10♣\uFE0E, Q♥\uFE0E, ★.");
  expect(field({ type: "hand-dealt", seat: "blue", count: 8 })).toBe("Blue takes 8 cards.");
});

test("ends are told by their rule", () => {
  const ended = { type: "ended", winner: "king", reason: "KA-11.2", assassins: { monk: "hidden", farmer: "captured", squire: "revealed" } };
  expect(town(ended)).toBe("The king has won: the king has reached his castle. The assassins were the monk, the farmer, the squire.");
  expect(field({ type: "battle-ended", winner: null, reason: "KH-14.1", hands: {} })).toMatch(/^A draw: seven rounds are over/);
  expect(field({ type: "turn-over", turn: 2, blue: ["general", "hill-more"], red: [] })).toBe(
    "Round 2 is over. Objectives of blue: the enemy general is dead, more units on the hill; of red: none.",
  );
});

test("actions are written as the notation has them", () => {
  expect(writeTown({ type: "knight-moved", from: "i2", to: "h2", cost: 1 })).toBe("i2h2");
  expect(writeTown({ type: "king-wounded", citizen: "monk", space: "c4", by: "c5", wounds: 1 })).toBe("c5xc4");
  expect(writeTown({ type: "shoved", citizen: "monk", from: "c4", to: "c3", by: "c5" })).toBeNull();
  expect(writeField({ type: "moved", seat: "blue", card: "5C", unit: "infantry", from: "c2", to: "c4" })).toBe("5C c2-c4");
  expect(writeField({ type: "deployed", seat: "blue", unit: "cavalry", space: "c1", general: true })).toBe("deploy:cavalry+@c1");
  expect(writeField({ type: "defended", seat: "blue", card: "KD", hand: true })).toBe("hand:KD");
  expect(writeField({ type: "bid-made", seat: "red" })).toBeNull();
});
