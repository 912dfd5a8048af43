// @vitest-environment jsdom
import "../setup";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { review, showNow } from "../../src/match/history";
import { replayTurn, replayableTurn } from "../../src/match/replay";
import { canAct, isPresent, shown, shownTurn, visibleLog } from "../../src/match/store.svelte";
import type { MatchPageState } from "../../src/match/store.svelte";
import { settings } from "../../src/stores/settings.svelte";
import { acted, openPage, receiveAction, testSnapshot, testState } from "./page";
import type { TestView } from "./page";

let page: MatchPageState;
const round = (): number => (shown(page).view as TestView).round;
const moved = (number: number, seat: string): ReturnType<typeof acted> =>
  ({ ...acted(number, seat), events: [{ type: "moved" }] }) as unknown as ReturnType<typeof acted>;

beforeEach(() => {
  vi.useFakeTimers();
  settings.set("pace", "normal");
  page = openPage().page;
  page.feed.receive(
    testSnapshot([moved(1, "first"), moved(2, "first"), moved(3, "second"), moved(4, "second")], testState(4)),
  );
  vi.stubGlobal("fetch", async (path: string) =>
    Response.json({ view: { actor: null, round: Number(path.split("/").at(-1)) } }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("plays the opponent's turn from the position before it, while the log stays and nobody acts", async () => {
  await replayTurn(page);
  expect([round(), canAct(page), visibleLog(page).length, shownTurn(page).length]).toEqual([2, false, 4, 0]);
  vi.advanceTimersByTime(600);
  expect([round(), shownTurn(page).length]).toEqual([3, 1]);
  vi.advanceTimersByTime(900);
  expect([round(), isPresent(page), canAct(page), shownTurn(page).length]).toEqual([4, true, true, 2]);
});

test("a replay after one's own action ends with the present", async () => {
  receiveAction(page, ["moved"], { seat: "first" });
  vi.runAllTimers();
  expect([shownTurn(page).length, replayableTurn(page).map(({ number }) => number)]).toEqual([0, [3, 4]]);
  await replayTurn(page);
  expect(round()).toBe(2);
  vi.runAllTimers();
  expect([round(), isPresent(page)]).toEqual([5, true]);
});

test("something new ends a replay", async () => {
  await replayTurn(page);
  receiveAction(page, ["moved"]);
  expect([round(), page.queue.length]).toEqual([5, 0]);
});

test("a review ends a replay, and the present follows it", async () => {
  await replayTurn(page);
  await review(page, 3);
  vi.runAllTimers();
  expect(round()).toBe(3);
  showNow(page);
  expect([round(), isPresent(page)]).toEqual([4, true]);
});

test("a replay that was asked for is shown at the instant speed, too", async () => {
  settings.set("pace", "instant");
  await replayTurn(page);
  expect(round()).toBe(2);
  vi.runAllTimers();
  expect(round()).toBe(4);
});

test("there is nothing to play again before the opponent has acted", async () => {
  page.feed.receive(testSnapshot([moved(1, "first")], testState(1)));
  await replayTurn(page);
  expect([round(), page.queue.length]).toEqual([1, 0]);
});
