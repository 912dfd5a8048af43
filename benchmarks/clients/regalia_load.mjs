/**
 * Clients that play King & Assassins on a Regalia server over real sockets.
 *
 *   node regalia_load.mjs '{"ports": [8000], "matches": 100, "idle": 0, "rate": 0, "seconds": 10, "moves": 150}'
 *
 * Each port is that of a process of the server; the two players of a match are at different ones, if there are more.
 * `rate` is moves per second over all matches, 0 for as fast as they are answered; `idle` sockets only look. A move
 * counts when its `done` and the updates of both players have arrived. Standard input tells when to go on: one line
 * to open sockets, one to play, one to end; each is answered by a line of JSON.
 */
import { createInterface } from "node:readline";
import WebSocket from "ws";

const { ports, matches, idle, rate, seconds, moves: most } = JSON.parse(process.argv[2]);
const address = (number) => `127.0.0.1:${ports[number % ports.length]}`;
const took = [];
let counting = false;
let dead = 0;

async function call(path, body, { cookie, at = 0 } = {}) {
  const headers = { "content-type": "application/json", ...(cookie && { cookie }) };
  const answer = await fetch(`http://${address(at)}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  const set = answer.headers.get("set-cookie");
  return [await answer.json(), set ? set.split(";")[0] : cookie];
}

function connect(cookie, hear, at) {
  return new Promise((done, fail) => {
    const socket = new WebSocket(`ws://${address(at)}/api/socket`, {
      headers: { cookie, origin: `http://${address(at)}` },
      perMessageDeflate: false,
    });
    socket.on("open", () => done(socket));
    socket.on("error", fail);
    socket.on("message", (data) => {
      const message = JSON.parse(data);
      if (message.type === "ping") socket.send(JSON.stringify({ type: "pong", nonce: message.nonce }));
      else if (message.type === "bye") throw new Error(`bye: ${message.reason}`);
      else hear(message);
    });
  });
}

class Match {
  constructor(number) {
    this.number = number;
  }

  /** Two guests sit down, and nothing is played yet. */
  async found() {
    const opponent = { type: "invite" };
    const [founded, king] = await call("/api/matches", { game: "king-and-assassins", opponent, seat: "king" }, {
      at: this.number,
    });
    this.id = founded.match;
    const [, assassins] = await call(`/api/matches/${this.id}/join`, { invite: founded.invite }, { at: this.number });
    this.cookies = { king, assassins };
  }

  async open() {
    this.sockets = {};
    this.now = {};
    this.waits = 0;
    this.played = 0;
    for (const [index, seat] of ["king", "assassins"].entries()) {
      await new Promise((done, fail) => {
        connect(this.cookies[seat], (message) => this.hear(seat, message, done), this.number + index).then((socket) => {
          this.sockets[seat] = socket;
          socket.send(JSON.stringify({ type: "watch", match: this.id }));
        }, fail);
      });
    }
  }

  hear(seat, message, watched) {
    if (message.type === "snapshot") {
      this.now[seat] = message.now;
      watched();
    } else if (message.type === "update") {
      if (message.now) this.now[seat] = message.now;
      if (message.what?.type === "acted") this.arrive();
    } else if (message.type === "done") {
      this.arrive();
    } else if (message.type === "refused") {
      throw new Error(JSON.stringify(message));
    }
  }

  arrive() {
    this.waits -= 1;
    if (this.waits > 0) return;
    if (counting) took.push(performance.now() - this.start);
    if (rate === 0) this.move();
  }

  /** Play the next action; false where none can be. */
  move() {
    if (this.waits > 0) return false;
    const now = this.now.king.actor === "king" ? this.now.king : this.now.assassins;
    if (!now.actor || this.played >= most) {
      dead += 1;
      return false;
    }
    const others = now.legal.filter((action) => action !== "end");
    const action = others.length ? others[Math.floor(Math.random() * others.length)] : "end";
    this.waits = 3; // done, and an update for each
    this.played += 1;
    this.start = performance.now();
    const command = { type: "act", id: String(this.played), at: now.changed, action };
    this.sockets[now.actor].send(JSON.stringify({ type: "do", match: this.id, command }));
    return true;
  }
}

const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const all = Array.from({ length: matches }, (_, number) => new Match(number));

async function inParallel(items, width, each) {
  const queue = [...items];
  await Promise.all(Array.from({ length: width }, async () => {
    while (queue.length) await each(queue.pop());
  }));
}

await inParallel(all, 8, (match) => match.found());
const lookers = [];
await inParallel(Array.from({ length: idle }), 8, async () => lookers.push((await call("/api/guest", {}))[1]));
console.log(JSON.stringify({ founded: matches }));

await lines.next();
await inParallel(all, 8, (match) => match.open());
await inParallel(lookers, 8, (cookie) => connect(cookie, () => {}, 0));
console.log(JSON.stringify({ opened: 2 * matches + idle }));

await lines.next();
if (rate === 0) for (const match of all) match.move();
else play();
await sleep(1000);
counting = true;
const begin = performance.now();
await sleep(seconds * 1000);
counting = false;
took.sort((a, b) => a - b);
const at = (share) => took[Math.min(took.length - 1, Math.floor(share * took.length))];
const spent = (performance.now() - begin) / 1000;
console.log(JSON.stringify({ moves: took.length, seconds: spent, p50: at(0.5), p99: at(0.99), worst: at(1), dead }));

await lines.next();
process.exit(0);

/** Play at a steady rate, one match after the other, until the program ends. */
async function play() {
  let next = 0;
  const start = performance.now();
  for (let sent = 0; ; ) {
    const due = ((performance.now() - start) / 1000) * rate;
    for (; sent < due; sent += 1) {
      for (let tries = 0; tries < all.length && !all[next++ % all.length].move(); ) tries += 1;
    }
    await sleep(2);
  }
}
