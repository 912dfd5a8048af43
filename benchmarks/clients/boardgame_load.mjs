/** Two clients per match play on boardgame.io's server as fast as it answers: node boardgame_load.mjs PORT MATCHES SECONDS */
import { io } from "socket.io-client";

const [port, matches, seconds] = process.argv.slice(2).map(Number);
const address = `http://127.0.0.1:${port}`;
let moves = 0;
let counting = false;

async function post(path, body) {
  const answer = await fetch(address + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return answer.json();
}

/** A match as the lobby makes it; whoever is to move does so when both have seen the last move. */
async function open() {
  const { matchID } = await post("/games/town/create", { numPlayers: 2 });
  const match = { seen: 0, state: null, sockets: [], credentials: [] };
  for (const playerID of ["0", "1"]) {
    const { playerCredentials } = await post(`/games/town/${matchID}/join`, { playerID, playerName: playerID });
    match.credentials.push(playerCredentials);
    const socket = io(`${address}/town`, { transports: ["websocket"], forceNew: true });
    match.sockets.push(socket);
    await new Promise((done) => socket.once("connect", done));
    await new Promise((done) => {
      socket.once("sync", (_id, { state }) => {
        match.state = state;
        done();
      });
      socket.emit("sync", matchID, playerID, playerCredentials, 2);
    });
    socket.on("update", (_id, state) => {
      match.state = state;
      match.seen += 1;
      if (match.seen === 2) {
        if (counting) moves += 1;
        move(match, matchID);
      }
    });
  }
  return () => move(match, matchID);
}

function move(match, matchID) {
  match.seen = 0;
  const { _stateID, ctx } = match.state;
  const playerID = ctx.currentPlayer;
  const action = {
    type: "MAKE_MOVE",
    payload: { type: "step", args: ["monk", `b${_stateID % 10}`], playerID, credentials: match.credentials[playerID] },
  };
  match.sockets[playerID].emit("update", action, _stateID, matchID, playerID);
}

const starts = [];
for (let i = 0; i < matches; i += 1) starts.push(await open());
console.log(JSON.stringify({ opened: 2 * matches }));
for (const start of starts) start();
await new Promise((done) => setTimeout(done, 1000));
counting = true;
const begin = performance.now();
await new Promise((done) => setTimeout(done, seconds * 1000));
counting = false;
console.log(JSON.stringify({ moves, seconds: (performance.now() - begin) / 1000 }));
process.exit(0);
