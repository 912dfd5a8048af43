/** What draws a board of King & Assassins. */

import type { BoardArt } from "../module";
import Piece from "./art/Piece.svelte";
import Terrain from "./terrain/Terrain.svelte";
import type { KingAndAssassinsLayout } from "../../api/types";
import { kingAndAssassinsScene } from "./scene";

const EMPTY = { wounds: 0, king: null, knights: [], citizens: {}, assassins: {} };

export const boardArt: BoardArt<KingAndAssassinsLayout> = {
  Terrain,
  Piece,
  emptyScene: (board, t) => kingAndAssassinsScene({ board, t, view: EMPTY }),
};
