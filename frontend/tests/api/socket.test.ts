import { beforeEach, expect, test, vi } from "vitest";
import type { FromClient, FromServer, ListedMatch } from "../../src/api/types";
import { Refusal } from "../../src/api/http";
import { Socket } from "../../src/api/socket.svelte";
import type { Subscriber } from "../../src/api/subscriptions";

/** A fake WebSocket. */
class Line {
  static all: Line[] = [];
  readyState = 0;
  sent: FromClient[] = [];
  onopen: () => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;

  constructor() {
    Line.all.push(this);
  }
  static get last(): Line {
    return Line.all.at(-1)!;
  }
  accept(): void {
    this.readyState = 1;
    this.onopen();
  }
  cut(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }
  close(): void {
    this.readyState = 3;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }
  says(message: FromServer): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

let ids = 0;
const prepare = vi.fn(async (): Promise<boolean | void> => undefined);
const open = (): Socket =>
  new Socket({ open: () => new Line() as unknown as WebSocket, prepare, random: () => 1, newId: () => `id-${++ids}` });
const settle = (): Promise<void> => vi.advanceTimersByTimeAsync(0).then(() => undefined);

class Reader implements Subscriber {
  readonly match = "m";
  seen: number | null = null;
  heard: unknown[] = [];
  problem: unknown = null;
  since = (): number | null => this.seen;
  receive = (message: unknown): void => void this.heard.push(message);
  refused = (problem: unknown): void => void (this.problem = problem);
}

beforeEach(() => {
  vi.useFakeTimers();
  Line.all = [];
  ids = 0;
  prepare.mockReset().mockResolvedValue(undefined);
});

test("no connection is opened before it is needed", async () => {
  const socket = open();
  await settle();
  expect([socket.status, Line.all.length]).toEqual(["idle", 0]);
});

test("a subscriber watches a match from its start once the connection is open", async () => {
  const socket = open();
  socket.subscribe(new Reader());
  await settle();
  expect(socket.status).toBe("connecting");
  Line.last.accept();
  expect(socket.status).toBe("open");
  expect(Line.last.sent).toEqual([{ type: "watch", match: "m", since: null }]);
});

test("after a cut it reconnects with growing delays and requests the missed entries", async () => {
  const socket = open();
  const reader = new Reader();
  socket.subscribe(reader);
  await settle();
  Line.last.accept();
  reader.seen = 7;
  Line.last.cut();
  expect(socket.status).toBe("lost");
  await vi.advanceTimersByTimeAsync(399);
  expect(Line.all).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(Line.all).toHaveLength(2);
  Line.last.cut();
  await vi.advanceTimersByTimeAsync(799);
  expect(Line.all).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(socket.status).toBe("lost"); // `lost` until it is open
  Line.last.accept();
  expect(Line.last.sent).toEqual([{ type: "watch", match: "m", since: 7 }]);
});

test("an unanswered command is resent with the same id, an answered one is not", async () => {
  const socket = open();
  const first = socket.send("m", { type: "resign" });
  const second = socket.send("m", { type: "abort" });
  await settle();
  Line.last.accept();
  Line.last.says({ type: "done", id: "id-1", match: "m", number: 3 });
  await expect(first).resolves.toMatchObject({ number: 3 });
  Line.last.cut();
  await vi.advanceTimersByTimeAsync(400);
  Line.last.accept();
  expect(Line.last.sent).toEqual([{ type: "do", match: "m", command: { type: "abort", id: "id-2" } }]);
  Line.last.says({ type: "done", id: "id-2", match: "m", number: 4 });
  await expect(second).resolves.toMatchObject({ number: 4 });
});

test("a refused command fails with the server's message", async () => {
  const socket = open();
  const done = socket.send("m", { type: "claim" });
  await settle();
  Line.last.accept();
  Line.last.says({ type: "refused", id: "id-1", match: "m", error: { code: "service/not-gone", message: "Not yet." } });
  await expect(done).rejects.toThrow(Refusal);
});

test("a ping is answered at once", async () => {
  const socket = open();
  socket.subscribe(new Reader());
  await settle();
  Line.last.accept();
  Line.last.says({ type: "ping", nonce: 5 });
  expect(Line.last.sent.at(-1)).toEqual({ type: "pong", nonce: 5 });
});

test("messages and refused subscriptions reach the subscribers of the match", async () => {
  const socket = open();
  const reader = new Reader();
  socket.subscribe(reader);
  await settle();
  Line.last.accept();
  Line.last.says({ type: "presence", match: "m", seats: { king: true } });
  Line.last.says({ type: "presence", match: "other", seats: {} });
  expect(reader.heard).toEqual([{ type: "presence", match: "m", seats: { king: true } }]);
  Line.last.says({ type: "refused", match: "m", error: { code: "service/no-such-match", message: "Gone." } });
  expect(reader.problem).toMatchObject({ code: "service/no-such-match" });
});

test("an unsubscribed match gets no messages, and no connection is opened without subscribers", async () => {
  const socket = open();
  const stop = socket.subscribe(new Reader());
  await settle();
  Line.last.accept();
  const line = Line.last;
  stop();
  expect(line.sent.at(-1)).toEqual({ type: "unwatch", match: "m" });
  socket.restart();
  await settle();
  expect(Line.last).toBe(line);
  expect(socket.status).toBe("idle");
  socket.subscribe(new Reader());
  await settle();
  Line.last.accept();
  expect(Line.last.sent).toEqual([{ type: "watch", match: "m", since: null }]);
});

test("a server that is silent for a minute counts as lost", async () => {
  const socket = open();
  socket.subscribe(new Reader());
  await settle();
  Line.last.accept();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(socket.status).toBe("lost");
});

test("an announced restart is shown, and a returning network reconnects at once", async () => {
  const socket = open();
  socket.subscribe(new Reader());
  await settle();
  Line.last.accept();
  Line.last.says({ type: "bye", reason: "restarting" });
  Line.last.cut();
  expect([socket.status, socket.restarting]).toEqual(["lost", true]);
  socket.reconnectNow();
  await settle();
  Line.last.accept();
  expect([socket.status, socket.restarting]).toEqual(["open", false]);
});

test("a failed session is retried later", async () => {
  prepare.mockRejectedValueOnce(new Error("no network"));
  const socket = open();
  socket.subscribe(new Reader());
  await settle();
  expect([socket.status, Line.all.length]).toEqual(["lost", 0]);
  await vi.advanceTimersByTimeAsync(400);
  Line.last.accept();
  expect(socket.status).toBe("open");
});

const listed: ListedMatch = {
  match: "m",
  game: "king-and-assassins",
  kind: "open",
  status: "running",
  players: {},
  actor: "king",
  rated: false,
  clock: { type: "none" },
  plies: 4,
  created: 0,
  updated: 0,
};

test("changes of own matches are reported, also after a cut", async () => {
  const socket = open();
  const changes: unknown[] = [];
  const stop = socket.subscribeMyMatches((changed) => changes.push(changed?.match ?? null));
  await settle();
  Line.last.accept();
  Line.last.says({ type: "mine", match: "m", listed });
  expect(changes).toEqual([null, "m"]); // on open the list is loaded
  Line.last.cut();
  await vi.advanceTimersByTimeAsync(400);
  Line.last.accept();
  expect(changes).toEqual([null, "m", null]);
  stop();
  expect(Line.last.sent).toEqual([
    { type: "mine", on: true },
    { type: "mine", on: false },
  ]);
});

test("the lobby is subscribed while it has listeners", async () => {
  const socket = open();
  const heard: unknown[] = [];
  const stop = socket.subscribeLobby((challenges) => heard.push(challenges));
  await settle();
  Line.last.accept();
  Line.last.says({ type: "lobby", challenges: [] });
  stop();
  expect(heard).toEqual([[]]);
  expect(Line.last.sent).toEqual([
    { type: "lobby", on: true },
    { type: "lobby", on: false },
  ]);
});

test("a connection that was closed with its session stays closed until there is an identity", async () => {
  const onSignedOut = vi.fn();
  const socket = new Socket({
    open: () => new Line() as unknown as WebSocket,
    prepare,
    onSignedOut,
    random: () => 1,
    newId: () => `id-${++ids}`,
  });
  socket.subscribe(new Reader());
  await settle();
  Line.last.accept();
  Line.last.says({ type: "bye", reason: "signed-out" });
  prepare.mockResolvedValue(false);
  expect([socket.status, onSignedOut.mock.calls.length]).toEqual(["idle", 1]);
  socket.restart();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([socket.status, Line.all.length]).toEqual(["idle", 1]);
  prepare.mockResolvedValue(true);
  socket.restart();
  await settle();
  Line.last.accept();
  expect([socket.status, Line.all.length]).toEqual(["open", 2]);
});

test("going offline loses the connection at once; pending commands are shown, sent later and reported", async () => {
  const delivered: string[] = [];
  const socket = new Socket({
    open: () => new Line() as unknown as WebSocket,
    prepare,
    random: () => 1,
    newId: () => `id-${++ids}`,
    onDelivered: (waited) => delivered.push(waited),
  });
  socket.subscribe(new Reader());
  await settle();
  Line.last.accept();
  socket.goOffline();
  expect([socket.status, socket.offline, socket.unsent]).toEqual(["lost", true, null]);
  const done = socket.send("m", { type: "act", at: 1, action: "a1a2" });
  expect(socket.unsent).toBe("move");
  socket.reconnectNow();
  await settle();
  Line.last.accept();
  expect([socket.status, socket.offline, socket.unsent]).toEqual(["open", false, null]);
  Line.last.says({ type: "done", id: "id-1", match: "m", number: 3 });
  await done;
  expect(delivered).toEqual(["move"]);
});

test("a connection without an answer to a command is reopened after seconds", async () => {
  const socket = open();
  const done = socket.send("m", { type: "resign" });
  await settle();
  Line.last.accept();
  await vi.advanceTimersByTimeAsync(3_999);
  expect([socket.status, Line.all.length]).toEqual(["open", 1]);
  await vi.advanceTimersByTimeAsync(1);
  expect([socket.status, socket.unsent, Line.all.length]).toEqual(["lost", "command", 2]);
  Line.last.accept();
  await vi.advanceTimersByTimeAsync(7_999); // the timeout has doubled
  expect(Line.all).toHaveLength(2);
  Line.last.says({ type: "done", id: "id-1", match: "m", number: 4 });
  await expect(done).resolves.toMatchObject({ number: 4 });
});

test("after a restart of the server it reconnects at once, and is lost only if that fails", async () => {
  const socket = open();
  const done = socket.send("m", { type: "resign" });
  await settle();
  Line.last.accept();
  Line.last.says({ type: "bye", reason: "restarting" });
  Line.last.cut(1012);
  expect([socket.status, socket.unsent]).toEqual(["connecting", null]);
  await vi.advanceTimersByTimeAsync(300);
  expect(Line.all).toHaveLength(2);
  Line.last.cut();
  expect([socket.status, socket.unsent, socket.restarting]).toEqual(["lost", "command", true]);
  await vi.advanceTimersByTimeAsync(400);
  Line.last.accept();
  Line.last.says({ type: "done", id: "id-1", match: "m", number: 4 });
  await expect(done).resolves.toMatchObject({ number: 4 });
});

test("a connection that does not open is retried, and a late one is not used", async () => {
  const socket = open();
  socket.subscribe(new Reader());
  await settle();
  const first = Line.last;
  await vi.advanceTimersByTimeAsync(10_000 + 400);
  expect(Line.all).toHaveLength(2);
  first.onclose({ code: 1006 });
  Line.last.accept();
  expect(socket.status).toBe("open");
});
