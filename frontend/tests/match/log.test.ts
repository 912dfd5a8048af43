import { describe, expect, test } from "vitest";
import type { LogLine } from "../../src/api/types";
import type { BaseEvent } from "../../src/games/module";
import { logRows, chatMessages, findPosition, lastTurn } from "../../src/match/log";

const line = (number: number, what: LogLine["what"], events: readonly BaseEvent[] = []): LogLine =>
  ({ number, at: number * 1000, events, ...(what && { what }) }) as LogLine;
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
    expect(findPosition(all, null, -1)).toBe(6);
    expect(findPosition(all, 6, -1)).toBe(3);
    expect(findPosition(all, 2, -1)).toBeNull();
    expect(findPosition(all, 6, 1)).toBe(9);
  });
  test("is stepped through by turns and by events", () => {
    const turns = logRows([
      line(1, { type: "begun" }),
      line(2, { type: "acted", seat: "king", plies: 1 }),
      line(3, { type: "acted", seat: "king", plies: 2 }, [{ type: "captured" }]),
      line(4, { type: "acted", seat: "assassins", plies: 3 }),
      line(5, { type: "acted", seat: "assassins", plies: 4 }),
      line(6, { type: "acted", seat: "king", plies: 5 }),
    ]);
    expect(findPosition(turns, null, -1, "turn")).toBe(5);
    expect(findPosition(turns, 5, -1, "turn")).toBe(3);
    expect(findPosition(turns, 2, 1, "turn")).toBe(3);
    expect(findPosition(turns, 4, 1, "turn")).toBe(5);
    expect(findPosition(turns, 1, -1, "turn")).toBeNull();
    expect(findPosition(turns, null, -1, new Set(["captured"]))).toBe(3);
    expect(findPosition(turns, 3, 1, new Set(["captured"]))).toBeNull();
  });
  test("has a last turn: actions since one's own last one, without those taken back", () => {
    const numbers = (seat: string | null, log: readonly LogLine[]): number[] =>
      lastTurn(logRows(log), seat).map(({ number }) => number);
    const log = [
      line(1, { type: "acted", seat: "king", plies: 1 }),
      line(2, { type: "acted", seat: "assassins", plies: 2 }),
      line(3, { type: "acted", seat: "assassins", plies: 3 }),
      line(4, { type: "taken-back", seat: "assassins", plies: 2 }),
      line(5, { type: "acted", seat: "assassins", plies: 3 }),
    ];
    expect(numbers("king", log)).toEqual([2, 5]);
    expect(numbers(null, log)).toEqual([2, 5]);
    expect(numbers("assassins", log)).toEqual([]);
    expect(numbers("king", [...log, line(6, { type: "acted", seat: "king", plies: 4 })])).toEqual([]);
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
