// @vitest-environment jsdom
import "../setup";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { review, reviewFirst, reviewStep, showNow } from "../../src/match/history";
import { canAct, isPresent, shown, shownLog } from "../../src/match/store.svelte";
import type { MatchPageState } from "../../src/match/store.svelte";
import { acted, openPage, testSnapshot, testState } from "./page";
import type { TestView } from "./page";

let page: MatchPageState;
let loads: (() => void)[];
const round = (): number => (shown(page).view as TestView).round;

beforeEach(() => {
  vi.useFakeTimers();
  page = openPage().page;
  page.feed.receive(
    testSnapshot(
      [1, 2, 3, 4, 5, 6].map((number) => acted(number)),
      testState(6),
    ),
  );
  loads = [];
  vi.stubGlobal("fetch", (path: string) => {
    const round = Number(path.split("/").at(-1));
    return new Promise((done) => loads.push(() => done(Response.json({ view: { actor: null, round } }))));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("steps once for each key, even while positions are loading, and ends with the last one asked for", async () => {
  const steps = ([-1, -1, -1, 1] as const).map((by) => reviewStep(page, by));
  await vi.runAllTimersAsync();
  for (const load of loads.reverse()) load(); // the answers come in another order
  await Promise.all(steps);
  expect([page.reviewed?.number, round()]).toEqual([4, 4]);
});

test("shows an earlier position with its log, where nobody can act, until the present is shown again", async () => {
  const done = review(page, 3);
  loads[0]?.();
  await done;
  expect([round(), isPresent(page), canAct(page), shownLog(page).length]).toEqual([3, false, false, 3]);
  showNow(page);
  expect([round(), isPresent(page), canAct(page)]).toEqual([6, true, true]);
});

test("the first position is that of the first entry that can be reviewed", async () => {
  const done = reviewFirst(page);
  await vi.runAllTimersAsync();
  loads[0]?.();
  await done;
  expect(page.reviewed?.number).toBe(1);
});

test("the last position is the present", async () => {
  await review(page, 6);
  expect([page.reviewed, loads.length]).toEqual([null, 0]);
});
