import { expect, test } from "vitest";
import { discardOrder } from "../../../src/games/king_of_the_hill/discard";
import type { LogLine } from "../../../src/api/types";

const line = (number: number, ...events: object[]): LogLine => ({ number, at: 0, events }) as unknown as LogLine;

test("the pile is in discard order, whatever order the server sends", () => {
  const log = [
    line(1, { type: "moved", seat: "blue", card: "KS", from: "a1", to: "a2" }),
    line(
      2,
      { type: "attacked", seat: "red", card: "*H", from: "a3", to: "a2" },
      { type: "defence-drawn", seat: "blue", cards: ["2C", "9D"] },
      { type: "defended", seat: "blue", card: "9D" },
    ),
  ];
  expect(discardOrder(["**", "2C", "9D", "KS", "5H"], log)).toEqual(["5H", "KS", "**", "2C", "9D"]);
});

test("bids are discarded when they are shown", () => {
  expect(
    discardOrder(
      ["2C", "KS", "3C"],
      [
        line(1, { type: "bids-shown", blue: "KS", red: "2C" }),
        line(2, { type: "card-burned", seat: "red", card: "3C" }),
      ],
    ),
  ).toEqual(["KS", "2C", "3C"]);
});

test("a card that returns after a shuffle lies where it was discarded last", () => {
  const burn = (number: number, card: string): LogLine => line(number, { type: "card-burned", seat: "blue", card });
  expect(discardOrder(["2C", "3C"], [burn(1, "2C"), burn(2, "3C"), burn(3, "2C")])).toEqual(["3C", "2C"]);
});
