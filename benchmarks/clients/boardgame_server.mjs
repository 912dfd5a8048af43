/**
 * boardgame.io's server with a game whose state is as large as one of King & Assassins.
 *
 *   node boardgame_server.mjs PORT [STORE FOLDER]
 *
 * STORE: `memory` (boardgame.io's default), `flatfile` (its store of files, which does not sync), `synced` (each move
 * is on disk before it is shown) or `grouped` (the same with group commit).
 */
import { createRequire } from "node:module";
import { DurableStore, NotifyAfterWrite } from "./boardgame_store.mjs";

const { FlatFile, Origins, Server, SocketIO } = createRequire(import.meta.url)("boardgame.io/server");
const [port, store = "memory", folder = "."] = process.argv.slice(2);

const citizens = [
  "monk", "plumwoman", "appleman", "courtesan", "fishwoman", "butcher",
  "blacksmith", "shepherd", "squire", "carpenter", "witchhunter", "farmer",
];

const town = {
  name: "town",
  setup: () => ({
    board: "A",
    phase: "king",
    round: 1,
    card: "2/5/4",
    left: { king: 2, knights: 5, assassins: 4 },
    captured_this_round: false,
    kills_this_turn: 0,
    wounds: 0,
    king: "i2",
    knights: ["d9", "e7", "g5", "d3", "f4", "h5", "i3"],
    citizens: Object.fromEntries(citizens.map((name, i) => [name, `a${i}`])),
    captured: [],
    deck: Array.from({ length: 14 }, (_, i) => `1/${i}/4`),
    assassins: { butcher: "hidden", farmer: "hidden", monk: "hidden" },
  }),
  // The king's player must not know the assassins.
  playerView: ({ G, playerID }) => (playerID === "1" ? G : { ...G, assassins: {} }),
  moves: {
    step: ({ G }, name, to) => {
      G.citizens[name] = to;
      G.left.assassins -= 1;
    },
  },
  turn: { minMoves: 6, maxMoves: 6 },
};

function storage() {
  if (store === "memory") return {};
  if (store === "flatfile") return { db: new FlatFile({ dir: folder }) };
  const pubSub = new NotifyAfterWrite();
  const db = new DurableStore({
    path: `${folder}/moves.jsonl`,
    group: store === "grouped",
    onWritten: (id) => pubSub.written(id),
  });
  return { db, transport: new SocketIO({ pubSub }) };
}

const server = Server({ games: [town], origins: [Origins.LOCALHOST], ...storage() });
const { appServer } = await server.run(Number(port));
console.log(`ready ${appServer.address().port}`);
