import { expect, test, vi } from "vitest";
import type { MatchState, Snapshot, Update } from "../../src/api/types";
import type { Socket } from "../../src/api/socket.svelte";
import { MatchFeed } from "../../src/match/feed.svelte";
import { applyMessage, prependLog } from "../../src/match/snapshot";

const state = (changed: number, actor = "king"): MatchState => ({
  status: "running",
  changed,
  actor,
  view: {} as MatchState["view"],
});
const snapshot: Snapshot = {
  type: "snapshot",
  match: "m",
  audience: "king",
  number: 2,
  game: "king-and-assassins",
  options: {},
  kind: "open",
  clock: { type: "none" },
  rated: false,
  seats: { king: { kind: "guest" } },
  founder_seat: "king",
  commitment: "c",
  log: [
    { number: 1, at: 1 },
    { number: 2, at: 2 },
  ],
  now: state(2),
};
const update = (number: number, more: Partial<Update> = {}): Update => ({
  type: "update",
  match: "m",
  audience: "king",
  number,
  at: number,
  ...more,
});
const { type: _, ...start } = snapshot;

test("a snapshot replaces everything", () => {
  expect(applyMessage(null, snapshot)).toEqual(start);
});

test("the next update appends a line and replaces the state", () => {
  const next = applyMessage(start, update(3, { now: state(3, "assassins") }));
  expect(next?.number).toBe(3);
  expect(next?.log.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(next?.now.actor).toBe("assassins");
});

test("an update without a state leaves it as it was", () => {
  expect(applyMessage(start, update(3))?.now).toBe(start.now);
});

test("an update that was applied before changes nothing", () => {
  expect(applyMessage(start, update(2))).toBe(start);
});

test("a gap, and an update without a snapshot, need a resync", () => {
  expect([applyMessage(start, update(4)), applyMessage(null, update(1))]).toEqual([null, null]);
});

test("a joined player is added to the seats", () => {
  const next = applyMessage(
    start,
    update(3, { what: { type: "joined", seat: "assassins", face: { kind: "person", name: "Anna" } } }),
  );
  expect(next?.seats.assassins).toEqual({ kind: "person", name: "Anna" });
});

test("older lines are prepended if they fit", () => {
  const late = { ...start, log: [{ number: 3, at: 3 }], number: 3 };
  const older = [
    { number: 1, at: 1 },
    { number: 2, at: 2 },
  ];
  expect(prependLog(late, { audience: "king", log: older }).log.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(prependLog(late, { audience: "king", log: older.slice(0, 1) })).toBe(late); // a line is missing between them
  expect(prependLog(late, { audience: "spectator", log: older })).toBe(late);
});

test("older lines are loaded until an entry is known", async () => {
  const numbers = (from: number, to: number): { number: number; at: number }[] =>
    Array.from({ length: to - from }, (_, i) => ({ number: from + i, at: 0 }));
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    const before = Number(/before=(\d+)/.exec(path)?.[1]);
    return Response.json({
      match: "m",
      audience: "king",
      log: numbers(Math.max(1, before - 10), before),
      earlier: before > 11,
    });
  });
  const feed = new MatchFeed({ subscribe: () => () => undefined } as unknown as Socket, "m", "king");
  feed.receive({ ...snapshot, number: 30, log: numbers(25, 31) });
  expect(feed.hasEarlier).toBe(true);
  await feed.loadUntil(10);
  expect([feed.log[0]?.number, asked.length]).toEqual([5, 2]);
  await feed.loadUntil(1);
  expect([feed.log.length, feed.hasEarlier]).toEqual([30, false]);
  expect(asked[0]).toBe("/api/matches/m/log?before=25&seat=king");
  vi.unstubAllGlobals();
});

test("a feed resyncs after a gap, and sends commands of its seat", () => {
  const socket = { subscribe: vi.fn(() => vi.fn()), resync: vi.fn(), send: vi.fn(async () => ({})) };
  const feed = new MatchFeed(socket as unknown as Socket, "m");
  expect([feed.since(), feed.isMyTurn]).toEqual([null, false]);
  feed.receive(snapshot);
  expect([feed.since(), feed.isMyTurn]).toEqual([2, true]);
  feed.receive(update(4));
  expect(socket.resync).toHaveBeenCalledWith(feed);
  void feed.send({ type: "resign" });
  expect(socket.send).toHaveBeenCalledWith("m", { type: "resign" }, undefined);
});

test("the computer's status is kept until the next one", () => {
  const socket = { subscribe: vi.fn(() => vi.fn()), resync: vi.fn(), send: vi.fn() };
  const feed = new MatchFeed(socket as unknown as Socket, "m");
  feed.receive(snapshot);
  expect(feed.computer).toMatchObject({ position: 0, trouble: false });
  feed.receive({ type: "computer-status", match: "m", position: 3 });
  feed.receive(update(3));
  expect(feed.computer).toMatchObject({ position: 3, trouble: false });
  feed.receive({ type: "computer-status", match: "m", trouble: true });
  expect(feed.computer).toMatchObject({ position: 0, trouble: true });
  feed.receive({ type: "computer-status", match: "m" });
  expect(feed.computer).toMatchObject({ position: 0, trouble: false });
  expect(socket.resync).not.toHaveBeenCalled();
});
