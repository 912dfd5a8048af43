// @vitest-environment jsdom
import "../setup";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { TownBoard } from "../../src/games/board";
import { play } from "../../src/games/king_and_assassins/play";
import type { Event, KingAndAssassinsView, Snapshot, Update } from "../../src/messages";
import type { Socket } from "../../src/net/socket.svelte";
import { GameTable, Watched } from "../../src/pages/match/table.svelte";
import { fixture } from "../fixtures";

const { view } = fixture<{ view: KingAndAssassinsView }>("view-town-in-play");
let answer: () => void; // what was last asked of the server is done
const socket = {
  follow: () => () => undefined,
  do: () => new Promise<void>((done) => (answer = done)),
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

let match: Watched;
let table: GameTable;

beforeEach(() => {
  vi.useFakeTimers();
  match = new Watched(socket, "m");
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
  table = new GameTable(match, play, fixture<TownBoard>("board-A"));
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
const types = (events: readonly Event[]): string[] => events.map(({ type }) => type);

describe("a long entry of the other side", () => {
  test("is played out event by event, and nobody is asked before its end", () => {
    hear(LONG);
    expect(types(table.events)).toEqual(["revealed"]);
    expect((table.view as KingAndAssassinsView).assassins[citizen]).toBe("revealed");
    expect([table.waiting, table.asked, table.told.length]).toEqual([2, false, 1]);
    vi.advanceTimersByTime(1400);
    expect(types(table.events)).toEqual(["king-wounded"]);
    expect(types(table.earlier)).toEqual(["revealed"]);
    vi.runAllTimers();
    expect(types(table.events)).toEqual(["turn-ended"]);
    expect((table.view as KingAndAssassinsView).round).toBe(2); // the server's own view
    expect([table.waiting, table.asked, table.told.length]).toEqual([0, true, 2]);
  });
  test("can be skipped", () => {
    hear(LONG);
    table.skip();
    expect([types(table.events), table.waiting, table.asked]).toEqual([["turn-ended"], 0, true]);
  });
});

describe("a plan", () => {
  test("is followed until its last step is answered, and nobody is asked for that step meanwhile", async () => {
    table.follow(["a1a2", "a2a3"]);
    for (const left of [2, 1]) {
      await vi.runAllTimersAsync();
      expect([table.busy, table.following]).toEqual([true, left]);
      answer();
      await vi.runAllTimersAsync();
      expect([table.busy, table.following]).toEqual([false, left - 1]);
      void table.go(); // as the page does when the position has changed
    }
  });
});
