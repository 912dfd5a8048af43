/** Scenes of King & Assassins with legal actions as marks. */

import type { Scene } from "../../../src/board/scene";
import type { KingAndAssassinsLayout } from "../../../src/api/types";
import { actionMarks } from "../../../src/games/king_and_assassins/marks";
import { kingAndAssassinsScene } from "../../../src/games/king_and_assassins/scene";
import type {
  KingAndAssassinsSceneEvent,
  KingAndAssassinsSceneView,
} from "../../../src/games/king_and_assassins/scene";
import { fixture, t } from "../../fixtures";
import type { Position } from "../../fixtures";

export const position = (name: string): Position<KingAndAssassinsSceneView, KingAndAssassinsSceneEvent> =>
  fixture(name);

function scene(board: string, name: string, chosen: string | null = null): Scene {
  const { view, events, legal } = position(name);
  const legalActions = legal.map((action) => ({ action, cost: action.includes("x") ? 2 : 1 }));
  const marks = actionMarks(legalActions, chosen, t);
  return kingAndAssassinsScene({ board: fixture<KingAndAssassinsLayout>(board), view, t, events, marks });
}

export const SCENES: Readonly<Record<string, Scene>> = {
  a: scene("board-A", "view-town-bleeds", "d6"),
  start: scene("board-A", "view-town-begins", "h2"),
  b: scene("board-B", "view-town-in-play"),
};
