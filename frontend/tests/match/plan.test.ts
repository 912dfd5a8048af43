// @vitest-environment jsdom
import "../setup";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { cancelPlan, play, startPlan } from "../../src/match/plan";
import type { MatchPageState } from "../../src/match/store.svelte";
import { legalActions } from "../../src/match/store.svelte";
import { openPage, receiveAction } from "./page";

let page: MatchPageState;
let answer: () => void; // answers the last command
let sent: string[];

beforeEach(() => {
  vi.useFakeTimers();
  const opened = openPage();
  page = opened.page;
  sent = [];
  opened.send.mockImplementation(async (_match, { action = "" }) => {
    sent.push(action);
    await new Promise<void>((done) => (answer = done));
    return { number: page.feed.snapshot?.number };
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a plan", () => {
  test("is played action by action, each after the previous one was answered", async () => {
    startPlan(page, ["a1a2", "a2a3"]);
    for (const left of [2, 1]) {
      await vi.runAllTimersAsync();
      expect([page.isBusy, page.plan.length]).toEqual([true, left]);
      receiveAction(page, ["moved"], { seat: "first" });
      answer();
      await vi.advanceTimersByTimeAsync(0);
      expect([page.isBusy, page.plan.length]).toEqual([false, left - 1]);
    }
    expect(sent).toEqual(["a1a2", "a2a3"]);
  });
  test("skips actions that are not legal, and ends if none is", async () => {
    startPlan(page, ["z1z2", "a2a3", "z3z4"]);
    await vi.runAllTimersAsync();
    answer();
    await vi.runAllTimersAsync();
    expect([sent, page.plan]).toEqual([["a2a3"], []]);
  });
  test("can be cancelled before its next action", async () => {
    startPlan(page, ["a1a2"]);
    cancelPlan(page);
    await vi.runAllTimersAsync();
    expect(sent).toEqual([]);
  });
  test("waits for the opponent's actions to be shown", async () => {
    receiveAction(page, ["moved", "ended"]);
    startPlan(page, ["a1a2"]);
    await vi.advanceTimersByTimeAsync(800);
    expect(sent).toEqual([]);
    await vi.runAllTimersAsync();
    expect(sent).toEqual(["a1a2"]);
  });
});

test("choices that are too many to be sent are loaded once, when the seat is to act", async () => {
  const load = vi.fn(async () => Response.json({ legal: ["b1b2"], offers: [] }));
  vi.stubGlobal("fetch", load);
  receiveAction(page, ["moved"], { state: { legal: undefined as never } });
  await vi.runAllTimersAsync();
  expect(load.mock.calls.map(([path]: unknown[]) => path)).toEqual(["/api/matches/m/choices"]);
  expect(legalActions(page)).toEqual([{ action: "b1b2" }]);
});

test("no choices are loaded for an action that is being sent", async () => {
  const load = vi.fn(async () => Response.json({ legal: ["b1b2"], offers: [] }));
  vi.stubGlobal("fetch", load);
  void play(page, "a1a2");
  receiveAction(page, ["moved"], { seat: "first", state: { legal: undefined as never } });
  await vi.advanceTimersByTimeAsync(0);
  expect(load).not.toHaveBeenCalled();
  answer();
  await vi.runAllTimersAsync();
  expect(load).toHaveBeenCalledOnce();
});
