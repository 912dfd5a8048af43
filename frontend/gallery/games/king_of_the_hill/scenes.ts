/** Scenes of King of the Hill with legal actions as marks. */

import type { Scene } from "../../../src/board/scene";
import type { KingOfTheHillDetails, KingOfTheHillLayout } from "../../../src/api/types";
import { boardArt } from "../../../src/games/king_of_the_hill/board_art";
import { KingOfTheHillControls } from "../../../src/games/king_of_the_hill/controls.svelte";
import type { KingOfTheHillContext } from "../../../src/games/king_of_the_hill/controls.svelte";
import { kingOfTheHillScene } from "../../../src/games/king_of_the_hill/scene";
import type { KingOfTheHillSceneEvent, KingOfTheHillSceneView } from "../../../src/games/king_of_the_hill/scene";
import { fixture, t } from "../../fixtures";
import type { Position } from "../../fixtures";

const board = (name: string): KingOfTheHillLayout => fixture(name);

function scene(map: string, name: string, card: string | null = null, unit: string | null = null): Scene {
  const { view, details, events, legal } =
    fixture<Position<KingOfTheHillSceneView, KingOfTheHillSceneEvent, KingOfTheHillDetails>>(name);
  const legalActions = legal.map((action) => ({ action }));
  const context = { view, details, legalActions, t, seat: "blue", canAct: legal.length > 0 };
  const controls = new KingOfTheHillControls(context as unknown as KingOfTheHillContext);
  Object.assign(controls, { card, unit });
  return kingOfTheHillScene({ board: board(map), view, details, t, events, marks: controls.marks });
}

export const SCENES: Readonly<Record<string, Scene>> = {
  standard: scene("board-standard", "view-battle-rages", "KH", "f4"),
  begins: scene("board-standard", "view-battle-begins"),
  woods: scene("board-king-of-the-woods", "view-king-of-the-woods"),
  ambush: scene("board-ambush", "view-ambush"),
  night: scene("board-night-attack", "view-night-attack"),
  zones: boardArt.emptyScene(board("board-ambush"), t),
  move: scene("board-standard", "view-battle-rages", "5C", "d4"),
};
