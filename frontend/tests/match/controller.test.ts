// @vitest-environment jsdom
import "../setup";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { KingAndAssassinsBoard } from "../../src/games/king_and_assassins/board";
import type { BaseEvent, MatchModule } from "../../src/games/module";
import { moduleFor } from "../../src/games/registry";
import type { KingAndAssassinsView, Snapshot, Update } from "../../src/messages";
import type { Socket } from "../../src/api/socket.svelte";
import { MatchController, ObservedMatch } from "../../src/pages/match/controller.svelte";
import { fixture } from "../fixtures";

const { view } = fixture<{ view: KingAndAssassinsView }>("view-town-in-play");
let answer: () => void; // answers the last command
const socket = {
  subscribe: () => () => undefined,
  send: () => new Promise<void>((done) => (answer = done)),
} as unknown as Socket;
const state = (changed: number): object => ({
  status: "running",
  actor: "king",
  changed,
  plies: changed,
  legal: ["a1a2", "a2a3"],
  view: { ...view, round: changed },
});
const [[citizen, space]] = Object.entries(view.citizens) as [[string, string]];
const LONG = [
  { type: "revealed", citizen, space },
  { type: "king-wounded", citizen, space: "a1", by: space, wounds: 1 },
  { type: "turn-ended", seat: "assassins", unused: 0 },
];

let match: ObservedMatch;
let controller: MatchController;

let game: MatchModule;
beforeAll(async () => void (game = await moduleFor("king-and-assassins").loadMatch()));
beforeEach(() => {
  vi.useFakeTimers();
  match = new ObservedMatch(socket, "m");
  match.receive({
    type: "snapshot",
    match: "m",
    audience: "king",
    number: 1,
    game: "king-and-assassins",
    seats: {},
    log: [{ number: 1, at: 0 }],
    now: state(1),
  } as unknown as Snapshot);
  controller = new MatchController(match, game, fixture<KingAndAssassinsBoard>("board-A"));
});
afterEach(() => vi.useRealTimers());

function hear(events: readonly object[]): void {
  match.receive({
    type: "update",
    match: "m",
    audience: "king",
    number: 2,
    at: 0,
    what: { type: "acted", seat: "assassins", plies: 2 },
    events,
    now: state(2),
  } as unknown as Update);
}
const types = (events: readonly BaseEvent[]): string[] => events.map(({ type }) => type);

describe("a long entry of the other side", () => {
  test("is played back event by event, and nobody can act before its end", () => {
    hear(LONG);
    expect(types(controller.events)).toEqual(["revealed"]);
    expect((controller.view as KingAndAssassinsView).assassins[citizen]).toBe("revealed");
    expect([controller.pendingFrames, controller.canAct, controller.visibleLog.length]).toEqual([2, false, 1]);
    vi.advanceTimersByTime(1400);
    expect(types(controller.events)).toEqual(["king-wounded"]);
    expect(types(controller.earlier)).toEqual(["revealed"]);
    vi.runAllTimers();
    expect(types(controller.events)).toEqual(["turn-ended"]);
    expect((controller.view as KingAndAssassinsView).round).toBe(2); // the view of the server
    expect([controller.pendingFrames, controller.canAct, controller.visibleLog.length]).toEqual([0, true, 2]);
  });
  test("can be skipped", () => {
    hear(LONG);
    controller.skipPlayback();
    expect([types(controller.events), controller.pendingFrames, controller.canAct]).toEqual([["turn-ended"], 0, true]);
  });
});

describe("a plan", () => {
  test("runs until its last action is answered, and loads no choices for it meanwhile", async () => {
    controller.startPlan(["a1a2", "a2a3"]);
    for (const left of [2, 1]) {
      await vi.runAllTimersAsync();
      expect([controller.busy, controller.planLength]).toEqual([true, left]);
      answer();
      await vi.runAllTimersAsync();
      expect([controller.busy, controller.planLength]).toEqual([false, left - 1]);
      void controller.continuePlan(); // as the page does on a new position
    }
  });
});

describe("review", () => {
  test("steps once for each key, even while positions are loading, and ends with the last one asked for", async () => {
    const acted = (number: number): object => ({ number, at: 0, what: { type: "acted", seat: "king", plies: number } });
    match.receive({
      type: "snapshot",
      match: "m",
      audience: "king",
      number: 6,
      game: "king-and-assassins",
      seats: {},
      log: [1, 2, 3, 4, 5, 6].map(acted),
      now: state(6),
    } as unknown as Snapshot);
    const loads: (() => void)[] = [];
    vi.stubGlobal("fetch", (path: string) => {
      const round = Number(path.split("/").at(-1));
      return new Promise((done) => loads.push(() => done(Response.json({ ...view, round }))));
    });
    const steps = [-1, -1, -1, 1].map((by) => controller.reviewStep(by as -1 | 1));
    await vi.runAllTimersAsync();
    for (const load of loads.reverse()) load(); // the answers come in another order
    await Promise.all(steps);
    expect([controller.reviewed?.number, (controller.view as KingAndAssassinsView).round]).toEqual([4, 4]);
    vi.unstubAllGlobals();
  });
});
