/** What draws the board of any game. */

import type { BoardArt } from "../module";
import Piece from "./Piece.svelte";
import { emptyScene } from "./scene";
import Terrain from "./Terrain.svelte";

export const boardArt: BoardArt = { Terrain, Piece, emptyScene };
