/** Any board of either game, as the server describes it, with nobody on it. */

import type { Say, Scene } from "../board/scene";
import type { FieldBoard, TownBoard } from "./board";
import { townScene } from "./king_and_assassins/scene";
import { fieldScene } from "./king_of_the_hill/scene";

export function boardScene(board: TownBoard | FieldBoard, say: Say): Scene {
  if (board.game === "king-and-assassins") {
    return townScene({ board, say, view: { wounds: 0, king: null, knights: [], citizens: {}, assassins: {} } });
  }
  const view = { phase: "deploy", elements: [], units: [], razed: [], paralysed: [], fight: null };
  return fieldScene({ board, say, view });
}
