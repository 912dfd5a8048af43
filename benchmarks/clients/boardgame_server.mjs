/** boardgame.io's server with a game whose state is as large as one of King & Assassins; storage by default. */
import { createRequire } from "node:module";

const { Server, Origins } = createRequire(import.meta.url)("boardgame.io/server");

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

const server = Server({ games: [town], origins: [Origins.LOCALHOST] });
const { appServer } = await server.run(Number(process.argv[2]));
console.log(`ready ${appServer.address().port}`);
