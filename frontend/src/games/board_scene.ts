/** A board of either game as a scene without pieces. */

import type { Scene } from "../board/scene";
import type { Translate } from "../i18n/translator";
import type { KingOfTheHillBoard, KingAndAssassinsBoard } from "./board";
import { kingAndAssassinsScene } from "./king_and_assassins/scene";
import { kingOfTheHillScene } from "./king_of_the_hill/scene";

export function boardScene(board: KingAndAssassinsBoard | KingOfTheHillBoard, t: Translate): Scene {
  if (board.game === "king-and-assassins") {
    return kingAndAssassinsScene({
      board,
      t,
      view: { wounds: 0, king: null, knights: [], citizens: {}, assassins: {} },
    });
  }
  const view = { phase: "deploy", elements: [], units: [], razed: [], paralysed: [], fight: null };
  return kingOfTheHillScene({ board, t, view });
}
