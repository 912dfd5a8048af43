/** What draws a map of King of the Hill. */

import type { BoardArt } from "../module";
import Piece from "./art/Piece.svelte";
import Terrain from "./terrain/Terrain.svelte";
import type { KingOfTheHillLayout } from "../../api/types";
import { kingOfTheHillScene } from "./scene";

const EMPTY = { units: [], razed: [], fight: null } as const;
/** A map before the battle, with its zones. */
const DETAILS = { ground: {}, zones: true, paralysed: [], engaged: [] } as const;

export const boardArt: BoardArt<KingOfTheHillLayout> = {
  Terrain,
  Piece,
  emptyScene: (board, t) =>
    kingOfTheHillScene({ board, t, view: EMPTY, details: { ...DETAILS, objectives: board.objectives } }),
};
