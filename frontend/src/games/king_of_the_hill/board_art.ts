/** What draws a map of King of the Hill. */

import type { BoardArt } from "../module";
import Piece from "./art/Piece.svelte";
import Terrain from "./terrain/Terrain.svelte";
import type { KingOfTheHillLayout } from "../../api/types";
import { kingOfTheHillScene } from "./scene";

/** A map during deployment, with its zones. */
const EMPTY = { phase: "deploy", elements: [], units: [], razed: [], paralysed: [], fight: null } as const;

export const boardArt: BoardArt<KingOfTheHillLayout> = {
  Terrain,
  Piece,
  emptyScene: (board, t) => kingOfTheHillScene({ board, t, view: EMPTY }),
};
