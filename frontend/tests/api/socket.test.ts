import { beforeEach, expect, test, vi } from "vitest";
import type { FromClient, FromServer } from "../../src/messages";
import { Refusal } from "../../src/api/http";
import { Socket } from "../../src/api/socket.svelte";
import type { Subscriber } from "../../src/api/socket.svelte";

/** A fake WebSocket. */
class Line {
  static all: Line[] = [];
  readyState = 0;
  sent: FromClient[] = [];
  onopen: () => void = () => undefined;
  onclose: () => void = () => undefined;
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
  cut(): void {
    this.readyState = 3;
    this.onclose();
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

test("no line is opened before anybody wants something", async () => {
  const socket = open();
  await settle();
  expect([socket.status, Line.all.length]).toEqual(["idle", 0]);
});

test("whoever follows a match watches it from the beginning, once the line is there", async () => {
  const socket = open();
  socket.subscribe(new Reader());
  await settle();
  expect(socket.status).toBe("connecting");
  Line.last.accept();
  expect(socket.status).toBe("open");
  expect(Line.last.sent).toEqual([{ type: "watch", match: "m", since: null }]);
});

test("after a cut it connects again, waits longer each time, and asks for what is new since", async () => {
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

test("a command that was not answered is sent again with the same id, and one that was is not", async () => {
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

test("a refused command fails with the server's words", async () => {
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

test("messages go to those who follow that match, and a refusal to watch too", async () => {
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

test("whoever stops following is no longer told, and no new line is opened for nobody", async () => {
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

test("a server that says nothing for a minute is gone", async () => {
  const socket = open();
  socket.subscribe(new Reader());
  await settle();
  Line.last.accept();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(socket.status).toBe("lost");
});

test("a server that restarts says so, and when the network is back nobody waits", async () => {
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

test("where nobody can be made, it is tried again later", async () => {
  prepare.mockRejectedValueOnce(new Error("no network"));
  const socket = open();
  socket.subscribe(new Reader());
  await settle();
  expect([socket.status, Line.all.length]).toEqual(["lost", 0]);
  await vi.advanceTimersByTimeAsync(400);
  Line.last.accept();
  expect(socket.status).toBe("open");
});

test("whoever looks at their games hears when one has changed, and looks again after a cut", async () => {
  const socket = open();
  let looks = 0;
  const stop = socket.subscribeMyMatches(() => looks++);
  await settle();
  Line.last.accept();
  Line.last.says({ type: "mine", match: "m" });
  expect(looks).toBe(2); // also called on open
  Line.last.cut();
  await vi.advanceTimersByTimeAsync(400);
  Line.last.accept();
  expect(looks).toBe(3);
  stop();
  expect(Line.last.sent).toEqual([
    { type: "mine", on: true },
    { type: "mine", on: false },
  ]);
});

test("the lobby is heard as long as somebody listens", async () => {
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

test("without a network the line is lost at once, and what waits is told, sent later, and told again", async () => {
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

test("a line over which a command has no answer and nothing else is heard is opened anew after seconds", async () => {
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

test("a connection that does not open is begun anew, and the one that came too late is not used", async () => {
  const socket = open();
  socket.subscribe(new Reader());
  await settle();
  const first = Line.last;
  await vi.advanceTimersByTimeAsync(10_000 + 400);
  expect(Line.all).toHaveLength(2);
  first.onclose();
  Line.last.accept();
  expect(socket.status).toBe("open");
});
