// @vitest-environment jsdom
import "../../setup";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { BaseEvent } from "../../../src/games/module";
import { skipPlayback } from "../../../src/match/playback";
import type { MatchPageState } from "../../../src/match/store.svelte";
import { turnReport } from "../../../src/pages/match/turn_headline";
import { openPage, receiveAction } from "../../match/page";

const RANKS: Readonly<Record<string, number>> = { captured: 50, wounded: 90 };
const headline = ({ type }: BaseEvent, seat: string) => {
  const rank = RANKS[type];
  return rank === undefined ? null : { rank, text: `${type} for ${seat}` };
};
let page: MatchPageState;

beforeEach(() => {
  vi.useFakeTimers();
  page = openPage({ headline }).page;
});
afterEach(() => vi.useRealTimers());

test("the most important event of the opponent's turn is its headline, wherever in the turn it was", () => {
  for (const type of ["wounded", "captured", "moved"]) receiveAction(page, [type]);
  skipPlayback(page);
  const report = turnReport(page);
  expect([report?.headline.text, report?.actions.length]).toEqual(["wounded for first", 3]);
});

test("there is no report while the turn is played back, and after one's own first action", () => {
  for (const type of ["captured", "moved"]) receiveAction(page, [type]);
  expect(turnReport(page)).toBeNull();
  skipPlayback(page);
  expect(turnReport(page)?.headline.rank).toBe(50);
  receiveAction(page, ["moved"], { seat: "first" });
  vi.runAllTimers();
  expect(turnReport(page)).toBeNull();
});

test("a turn without important events has a headline of rank 0; a single such action has none", () => {
  receiveAction(page, ["moved"]);
  skipPlayback(page);
  expect(turnReport(page)).toBeNull();
  receiveAction(page, ["moved"]);
  skipPlayback(page);
  expect(turnReport(page)?.headline.rank).toBe(0);
});
