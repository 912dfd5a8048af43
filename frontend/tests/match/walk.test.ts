// @vitest-environment jsdom
import "../setup";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Mock } from "vitest";
import { Refusal } from "../../src/api/http";
import type { BaseView } from "../../src/games/module";
import { act } from "../../src/match/commands";
import { askReach } from "../../src/match/reach";
import { reachOf } from "../../src/match/store.svelte";
import type { MatchPageState } from "../../src/match/store.svelte";
import { walk } from "../../src/match/walk";
import { openPage, receiveAction } from "./page";

const STEPS = ["a1a2", "a2a3", "a3a4"];
const state = { legal: STEPS };
const expectedMove = (action: string, _view: BaseView): { from: string; to: string } => ({
  from: action.slice(0, 2),
  to: action.slice(2),
});

let page: MatchPageState;
let send: Mock;
let sent: string[];
let connection: number;
/** What the server does with an action: by default it plays it, and tells one event. */
let serve: (action: string) => void;

beforeEach(() => {
  vi.useFakeTimers();
  ({ page, send } = openPage({ expectedMove }));
  receiveAction(page, [], { seat: "first", state });
  sent = [];
  connection = 1;
  vi.spyOn(page.feed, "connection", "get").mockImplementation(() => connection);
  serve = () => receiveAction(page, ["moved"], { seat: "first", state });
  send.mockImplementation(async (_match: string, { action }: { action: string }) => {
    sent.push(action);
    serve(action);
    return { number: page.feed.snapshot?.number };
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function walkAll(options = {}): Promise<string[]> {
  const done = walk(page, STEPS, options);
  await vi.runAllTimersAsync();
  await done;
  expect([page.walk, page.expected]).toEqual([null, null]);
  return sent;
}

test("all steps are sent one by one, the first at once", async () => {
  const steps: string[] = [];
  const done = walk(page, STEPS, { onStep: (step) => steps.push(step) });
  expect(sent).toEqual(["a1a2"]);
  await vi.runAllTimersAsync();
  await done;
  expect([sent, steps]).toEqual([STEPS, STEPS]);
});

test("a walk stops at the first refusal, and the piece goes back", async () => {
  serve = (action) => {
    if (action === "a2a3") throw new Refusal({ code: "game/illegal", message: "No.", rule: "XY-1" });
    receiveAction(page, ["moved"], { seat: "first", state });
  };
  expect(await walkAll({ droppedOn: "a4" })).toEqual(["a1a2", "a2a3"]);
  expect(page.notice).toEqual({ text: "No.", rule: "XY-1" });
});

test("a walk stops where a step has another effect", async () => {
  serve = () => receiveAction(page, ["moved", "revealed"], { seat: "first", state });
  expect(await walkAll()).toEqual(["a1a2"]);
});

test("a walk stops when the next step is not legal any more", async () => {
  serve = () => receiveAction(page, ["moved"], { seat: "first", state: { legal: ["a3a4"] } });
  expect(await walkAll()).toEqual(["a1a2"]);
});

test("a walk stops when the connection was lost in between", async () => {
  serve = () => {
    receiveAction(page, ["moved"], { seat: "first", state });
    connection = 2;
  };
  expect(await walkAll()).toEqual(["a1a2"]);
});

test("a walk stops when another tab of the player has acted", async () => {
  serve = () => {
    receiveAction(page, ["moved"], { seat: "first", state });
    setTimeout(() => receiveAction(page, ["moved"], { seat: "first", state }), 10);
  };
  expect(await walkAll()).toEqual(["a1a2"]);
});

test("a walk stops at the player's next action", async () => {
  const done = walk(page, STEPS);
  await vi.advanceTimersByTimeAsync(10);
  await act(page, "a3a4");
  await vi.runAllTimersAsync();
  await done;
  expect(sent).toEqual(["a1a2", "a3a4"]);
});

test("a piece that was dropped stays where it was dropped until the walk ends", async () => {
  const done = walk(page, STEPS, { droppedOn: "a4" });
  expect(page.expected).toEqual({ from: "a1", to: "a4" });
  await vi.advanceTimersByTimeAsync(10);
  expect(page.expected?.to).toBe("a4");
  await vi.runAllTimersAsync();
  await done;
  expect(page.expected).toBeNull();
});

test("the reach of a piece is asked for once in each position", async () => {
  const load = vi.fn(async () => Response.json({ space: "a1", spaces: [{ space: "a3", cost: 2, actions: STEPS }] }));
  vi.stubGlobal("fetch", load);
  void askReach(page, "a1");
  await vi.runAllTimersAsync();
  void askReach(page, "a1");
  await vi.runAllTimersAsync();
  expect(reachOf(page, "a1").map(({ space }) => space)).toEqual(["a3"]);
  expect(reachOf(page, "a2")).toEqual([]);
  receiveAction(page, ["moved"], { seat: "first", state });
  expect(reachOf(page, "a1")).toEqual([]); // of the position before
  await vi.runAllTimersAsync();
  expect(load.mock.calls.map(([path]: unknown[]) => path)).toEqual([
    "/api/matches/m/reach?at=2&space=a1",
    "/api/matches/m/reach?at=3&space=a1",
  ]);
});
