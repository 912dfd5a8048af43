import { describe, expect, test } from "vitest";
import type { Line } from "../../src/messages";
import { timeLeft, formatClock } from "../../src/pages/match/clock";
import { canonical, isFair, parseExactly } from "../../src/pages/match/fairness";
import { logRows, chatMessages, adjacentPosition } from "../../src/pages/match/log";
import { soundOf } from "../../src/sounds";
import { readFileSync } from "node:fs";

const line = (number: number, what: Line["what"]): Line => ({ number, at: number * 1000, ...(what && { what }) });
const LOG: Line[] = [
  line(1, { type: "joined", seat: "king", face: { kind: "guest" } }),
  line(2, { type: "begun" }),
  line(3, { type: "acted", seat: "assassins", plies: 3 }),
  line(4, { type: "acted", seat: "king", plies: 4 }),
  line(5, { type: "said", seat: "king", text: "hello" }),
  line(6, { type: "taken-back", seat: "king", plies: 3 }),
  line(7, { type: "muted", seat: "king", on: true }),
  line(8, undefined),
  line(9, { type: "acted", seat: "king", plies: 4 }),
];

describe("the log", () => {
  test("has no chat and no entries of other audiences", () =>
    expect(logRows(LOG).map(({ number }) => number)).toEqual([1, 2, 3, 4, 6, 9]));
  test("marks entries that were taken back, which cannot be reviewed", () => {
    expect(
      logRows(LOG)
        .filter(({ takenBack }) => takenBack)
        .map(({ number }) => number),
    ).toEqual([4]);
    expect(
      logRows(LOG)
        .filter(({ isReviewable }) => isReviewable)
        .map(({ number }) => number),
    ).toEqual([2, 3, 6, 9]);
  });
  test("is stepped through by positions", () => {
    const all = logRows(LOG);
    expect(adjacentPosition(all, null, -1)).toBe(6);
    expect(adjacentPosition(all, 6, -1)).toBe(3);
    expect(adjacentPosition(all, 2, -1)).toBeNull();
    expect(adjacentPosition(all, 6, 1)).toBe(9);
  });
  test("marks entries taken back by several plies at once, also without the start of the log", () => {
    const end = [
      line(10, { type: "acted", seat: "king", plies: 5 }),
      line(11, { type: "taken-back", seat: "king", plies: 3 }),
    ];
    expect(
      logRows([...LOG, ...end])
        .filter(({ takenBack }) => takenBack)
        .map(({ number }) => number),
    ).toEqual([4, 9, 10]);
    expect(
      logRows([...LOG.slice(5), ...end])
        .filter(({ takenBack }) => takenBack)
        .map(({ number }) => number),
    ).toEqual([9, 10]);
  });
  test("has chat messages", () =>
    expect(chatMessages(LOG)).toEqual([{ number: 5, at: 5000, seat: "king", text: "hello" }]));
});

describe("a clock", () => {
  const standing = { left: { king: 60_000, assassins: 30_000 }, running: "king", at: 1000 };
  test("runs for one seat and stops at zero", () => {
    expect(timeLeft(standing, "king", 11_000)).toBe(50_000);
    expect(timeLeft(standing, "assassins", 11_000)).toBe(30_000);
    expect(timeLeft(standing, "king", 999_000)).toBe(0);
    expect(timeLeft(standing, "king", 500)).toBe(60_000);
  });
  test.each([
    [9_400, "9.4"],
    [65_000, "1:05"],
    [3_600_000, "1:00:00"],
    [180_000_000, "2d 2h"],
  ])("%i ms is %s", (ms, text) => expect(formatClock(ms, "en")).toBe(text));
});

describe("fairness", () => {
  test("large integers are written unchanged", () => {
    expect(canonical(parseExactly('{"b": 9223372036854775807, "a": [1, "x"]}'))).toBe(
      '{"a":[1,"x"],"b":9223372036854775807}',
    );
  });
  test("a record of the server opens the published commitments", async () => {
    const text = readFileSync("tests/fixtures/record-fair.json", "utf8");
    const [first] = (JSON.parse(text) as { fairness: { openings: { commitment: string }[] } }).fairness.openings;
    expect(await isFair(text, [first?.commitment ?? ""])).toBe(true);
    expect(await isFair(text, ["0".repeat(64)])).toBe(false);
    expect(await isFair(text.replace(/"seed":\s*\d/, '"seed": 1'), [])).toBe(false);
    expect(await isFair(text.replaceAll(/"seed":\s*\d/g, '"seed": 1'), [])).toBe(false);
    expect(await isFair(text.replace('"pick:butcher,farmer,monk"', '"pick:butcher,farmer,squire"'), [])).toBe(false);
  });
  test("a record without openings proves nothing", async () => expect(await isFair("{}", [])).toBe(false));
});

test("of several sounds, the most important one is played", () => {
  expect(soundOf([{ type: "moved" }, { type: "pushed" }, { type: "silent" }], { moved: "step", pushed: "shove" })).toBe(
    "shove",
  );
  expect(soundOf([], {})).toBeNull();
});
