import { describe, expect, test } from "vitest";
import type { LogLine } from "../../src/api/types";
import { logRows, chatMessages, adjacentPosition } from "../../src/match/log";

const line = (number: number, what: LogLine["what"]): LogLine => ({ number, at: number * 1000, ...(what && { what }) });
const LOG: LogLine[] = [
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
