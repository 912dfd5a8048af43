// An example bot for `regalia arena` in JavaScript, for Node 18 or newer, without packages.
//
//     regalia arena "cmd:node examples/bots/brawler.mjs" random
//
// It prefers attacks, moves the king towards a gate and an army up the hill, and otherwise plays at random.
// The protocol is in docs/bots/bot-protocol.md: one JSON object on each line, in and out.

import { createInterface } from "node:readline";

let gates = [];
let random = () => 0;

/** The Mulberry32 generator: reproducible for the same seed. */
function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The Manhattan distance of a space to the nearest gate. */
function distanceToGate(space) {
  const steps = (gate) =>
    Math.abs(gate.charCodeAt(0) - space.charCodeAt(0)) + Math.abs(Number(gate.slice(1)) - Number(space.slice(1)));
  return Math.min(...gates.map(steps));
}

/** Whether a space is on the standard hill. */
const onHill = (space) => /^[d-h][345]$/.test(space);

/** The rating of an action. */
function rate(action, view) {
  if (action.endsWith("*")) return 1000; // into the castle
  const [start, stop] = action.match(/[a-k]\d+/g) ?? [];
  if (/[a-k]\d+x[a-k]\d+/.test(action)) return stop === view.king ? 900 : 500;
  if (action.includes("=")) return 400;
  if (action.startsWith("hand:") || action.startsWith("draw:")) return 300;
  if (stop && start === view.king) return distanceToGate(stop) < distanceToGate(start) ? 200 : 20;
  if (stop && view.game === "king-of-the-hill") return 100 + 20 * (onHill(stop) - onHill(start));
  return stop ? 100 : 50; // prefer a move
}

function choose({ view, legal }) {
  const best = Math.max(...legal.map((action) => rate(action, view)));
  const good = legal.filter((action) => rate(action, view) === best);
  return good[Math.floor(random() * good.length)];
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "hello") {
    const [board = ""] = Object.values(message.boards);
    gates = (board.match(/^gates: (.*)$/m)?.[1] ?? "").match(/[a-j]\d+/g) ?? [];
    random = seeded(message.seed % 2 ** 32); // exact: seeds are below 2 ** 53
    console.log(JSON.stringify({ type: "ready" }));
  } else if (message.type === "choose") {
    console.log(JSON.stringify({ action: choose(message) }));
  } else if (message.type === "end") {
    break;
  }
}
process.exit(0);
