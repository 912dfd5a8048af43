// @vitest-environment jsdom
import "../setup";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { canJump, jump, openAddress, positionAddress, review, reviewFirst, showNow } from "../../src/match/history";
import { logRows } from "../../src/match/log";
import { canAct, isPresent, shown, shownLog } from "../../src/match/store.svelte";
import type { MatchPageState } from "../../src/match/store.svelte";
import { router } from "../../src/router/router.svelte";
import { toasts } from "../../src/stores/toasts.svelte";
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
  const steps = ([-1, -1, -1, 1] as const).map((by) => jump(page, by));
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

const LOG = [
  acted(1, "second"),
  acted(2, "second"),
  { ...acted(3, "first"), events: [{ type: "important" }] },
  acted(4, "first"),
  acted(5, "second"),
  acted(6, "second"),
] as Parameters<typeof testSnapshot>[0];

/** Answers requests for positions at once. */
function answerPositions(): void {
  vi.stubGlobal("fetch", async (path: string) =>
    Response.json({ view: { actor: null, round: Number(path.split("/").at(-1)) } }),
  );
}

test("jumps by turns and to highlights, and says where there is none", async () => {
  answerPositions();
  page.feed.receive(testSnapshot(LOG, testState(6)));
  const { highlights } = page.game;
  await jump(page, -1, "turn");
  expect(page.reviewed?.number).toBe(4);
  await jump(page, -1, highlights);
  expect(page.reviewed?.number).toBe(3);
  expect(canJump(page, logRows(LOG), -1, highlights)).toBe(false);
  expect(canJump(page, logRows(LOG), 1, highlights)).toBe(false);
  await jump(page, 1, highlights);
  expect(page.reviewed?.number).toBe(3);
  await jump(page, 1, "turn");
  await jump(page, 1, "turn");
  expect([page.reviewed, canJump(page, logRows(LOG), 1, "turn")]).toEqual([null, false]);
});

test("the address names the position that is shown, and opens it", async () => {
  answerPositions();
  router.navigate("/match/m", { replace: true });
  await review(page, 3);
  expect(location.search).toBe("?at=3");
  expect(positionAddress(page)).toBe(`${location.origin}/match/m?at=3`);
  showNow(page);
  expect(location.search).toBe("");
  router.navigate("/match/m?at=2", { replace: true });
  await openAddress(page);
  expect(page.reviewed?.number).toBe(2);
});

test.each(["0", "7", "-1", "last", "1e3"])(
  "an address with the entry %s shows the present and a message",
  async (entry) => {
    answerPositions();
    router.navigate(`/match/m?at=${entry}`, { replace: true });
    await openAddress(page);
    expect([page.reviewed, location.search]).toEqual([null, ""]);
    expect(toasts.list.at(-1)?.kind).toBe("error");
  },
);
