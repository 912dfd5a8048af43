// @vitest-environment jsdom
import "../setup";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { skipPlayback, stopPlayback } from "../../src/match/playback";
import { canAct, shown, visibleLog } from "../../src/match/store.svelte";
import type { MatchPageState } from "../../src/match/store.svelte";
import { settings } from "../../src/stores/settings.svelte";
import { openPage, receiveAction, testSnapshot, testState } from "./page";
import type { TestView } from "./page";

let page: MatchPageState;
const number = (): number => shown(page).number;
const types = (): string[] => shown(page).events.map(({ type }) => type);
const round = (): number => (shown(page).view as TestView).round;

beforeEach(() => {
  vi.useFakeTimers();
  settings.set("pace", "normal");
  page = openPage().page;
});
afterEach(() => vi.useRealTimers());

describe("actions of others", () => {
  test("are shown one after the other, each for its duration", () => {
    for (let i = 0; i < 3; i++) receiveAction(page, ["moved"]);
    expect([number(), page.queue.length]).toEqual([2, 2]);
    vi.advanceTimersByTime(900);
    expect([number(), page.queue.length]).toEqual([3, 1]);
    vi.advanceTimersByTime(900);
    expect([number(), page.queue.length]).toEqual([4, 0]);
  });
  test("can be skipped: the last frame is shown at once, then what follows", () => {
    for (let i = 0; i < 3; i++) receiveAction(page, ["moved"]);
    skipPlayback(page);
    expect([number(), page.queue.length, canAct(page)]).toEqual([4, 0, true]);
    vi.runAllTimers();
    receiveAction(page, ["moved"]);
    expect(number()).toBe(5);
  });
  test("are shown without delay at the instant speed", () => {
    settings.set("pace", "instant");
    for (let i = 0; i < 3; i++) receiveAction(page, ["moved"]);
    expect([number(), page.queue.length]).toEqual([4, 0]);
  });
  test("are dropped when the page is closed", () => {
    for (let i = 0; i < 2; i++) receiveAction(page, ["moved"]);
    stopPlayback(page);
    vi.runAllTimers();
    expect(number()).toBe(2);
  });
  test("are replaced by a snapshot, which is shown at once", () => {
    for (let i = 0; i < 3; i++) receiveAction(page, ["moved"]);
    page.feed.receive(testSnapshot([{ number: 9, at: 0 }], testState(9)));
    expect([number(), page.queue.length]).toEqual([9, 0]);
  });
});

test("an own action is shown at once, and its animation ends before the answer", () => {
  receiveAction(page, ["moved"], { seat: "first" });
  receiveAction(page, ["moved"]);
  expect(number()).toBe(2);
  vi.advanceTimersByTime(350);
  expect(number()).toBe(3);
});

test("an own action during the last frame of others ends that frame", () => {
  receiveAction(page, ["moved"]);
  receiveAction(page, ["moved"], { seat: "first" });
  expect([number(), page.queue.length]).toEqual([3, 0]);
});

describe("an entry of several events", () => {
  test("is shown in frames: nobody acts meanwhile, and the log waits", () => {
    receiveAction(page, ["revealed", "important", "ended"]);
    expect([types(), page.queue.length, canAct(page), visibleLog(page).length]).toEqual([["revealed"], 2, false, 1]);
    vi.advanceTimersByTime(900);
    expect([types(), round()]).toEqual([["important"], 1]);
    vi.runAllTimers();
    expect([types(), round(), canAct(page), visibleLog(page).length]).toEqual([["ended"], 2, true, 2]);
  });
  test("is skipped as a whole", () => {
    receiveAction(page, ["revealed", "important", "ended"]);
    skipPlayback(page);
    expect([types(), page.queue.length, canAct(page)]).toEqual([["ended"], 0, true]);
  });
});
