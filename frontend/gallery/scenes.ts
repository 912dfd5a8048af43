/** Scenes of real boards and views, which tools/scenes.py writes. */

import type { Scene } from "../src/board/scene";
import type { Translate } from "../src/i18n/translator";
import type { KingOfTheHillBoard, KingAndAssassinsBoard } from "../src/games/board";
import { boardScene } from "../src/games/board_scene";
import { actionMarks } from "../src/games/king_and_assassins/marks";
import { kingAndAssassinsScene } from "../src/games/king_and_assassins/scene";
import type { KingAndAssassinsSceneEvent, KingAndAssassinsSceneView } from "../src/games/king_and_assassins/scene";
import { KingOfTheHillControls } from "../src/games/king_of_the_hill/controls.svelte";
import type { KingOfTheHillContext } from "../src/games/king_of_the_hill/controls.svelte";
import { kingOfTheHillScene } from "../src/games/king_of_the_hill/scene";
import type { KingOfTheHillSceneEvent, KingOfTheHillSceneView } from "../src/games/king_of_the_hill/scene";

const FILES = import.meta.glob("../tests/fixtures/*.json", { eager: true, import: "default" });
const file = (name: string): unknown => FILES[`../tests/fixtures/${name}.json`];

interface Shown<View, Event> {
  readonly view: View;
  readonly events: readonly Event[];
  readonly legal: readonly string[];
}

/** A stub without catalogues: ids and arguments are enough here. */
// eslint-disable-next-line @typescript-eslint/no-base-to-string -- codes are enough here
export const t: Translate = (code, args = {}) => [code, ...Object.values(args)].join(" ");

export const board = (name: string): KingAndAssassinsBoard => file(name) as KingAndAssassinsBoard;
export const seen = (name: string): KingAndAssassinsSceneView =>
  (file(name) as Shown<KingAndAssassinsSceneView, KingAndAssassinsSceneEvent>).view;

export function town(board: string, view: string, chosen: string | null = null): Scene {
  const { view: seen, events, legal } = file(view) as Shown<KingAndAssassinsSceneView, KingAndAssassinsSceneEvent>;
  const legalActions = legal.map((action) => ({ action, cost: action.includes("x") ? 2 : 1 }));
  return kingAndAssassinsScene({
    board: file(board) as KingAndAssassinsBoard,
    view: seen,
    t,
    events,
    marks: actionMarks(legalActions, chosen, t),
  });
}

export function field(board: string, view: string, card: string | null = null, unit: string | null = null): Scene {
  const { view: seen, events, legal } = file(view) as Shown<KingOfTheHillSceneView, KingOfTheHillSceneEvent>;
  const legalActions = legal.map((action) => ({ action }));
  const controls = new KingOfTheHillControls({
    view: seen,
    legalActions,
    t,
    seat: "blue",
    canAct: legal.length > 0,
  } as unknown as KingOfTheHillContext);
  Object.assign(controls, { card, unit });
  const { marks } = controls;
  return kingOfTheHillScene({ board: file(board) as KingOfTheHillBoard, view: seen, t, events, marks });
}

/** A map during deployment. */
export const emptyField = (board: string): Scene => boardScene(file(board) as KingOfTheHillBoard, t);
