/** Real boards and views (tools/dev/frontend_fixtures.py generates them) as scenes. */

import type { Say, Scene } from "../src/board/scene";
import type { FieldBoard, TownBoard } from "../src/games/board";
import { boardScene } from "../src/games/boards";
import { townMarks } from "../src/games/king_and_assassins/marks";
import { townScene } from "../src/games/king_and_assassins/scene";
import type { TownEvent, TownView } from "../src/games/king_and_assassins/scene";
import { FieldControls } from "../src/games/king_of_the_hill/controls.svelte";
import type { FieldTable } from "../src/games/king_of_the_hill/controls.svelte";
import { fieldScene } from "../src/games/king_of_the_hill/scene";
import type { FieldEvent, FieldView } from "../src/games/king_of_the_hill/scene";

const FILES = import.meta.glob("../tests/fixtures/*.json", { eager: true, import: "default" });
const file = (name: string): unknown => FILES[`../tests/fixtures/${name}.json`];

interface Shown<View, Event> {
  readonly view: View;
  readonly events: readonly Event[];
  readonly legal: readonly string[];
}

/** The catalogue is not loaded here: codes and arguments do. */
// eslint-disable-next-line @typescript-eslint/no-base-to-string -- codes are enough here
export const say: Say = (code, args = {}) => [code, ...Object.values(args)].join(" ");

export const board = (name: string): TownBoard => file(name) as TownBoard;
export const seen = (name: string): TownView => (file(name) as Shown<TownView, TownEvent>).view;

export function town(board: string, view: string, chosen: string | null = null): Scene {
  const { view: seen, events, legal } = file(view) as Shown<TownView, TownEvent>;
  const choices = legal.map((action) => ({ action, cost: action.includes("x") ? 2 : 1 }));
  return townScene({
    board: file(board) as TownBoard,
    view: seen,
    say,
    events,
    marks: townMarks(choices, chosen, say),
  });
}

export function field(board: string, view: string, card: string | null = null, unit: string | null = null): Scene {
  const { view: seen, events, legal } = file(view) as Shown<FieldView, FieldEvent>;
  const choices = legal.map((action) => ({ action }));
  const controls = new FieldControls({
    view: seen,
    choices,
    say,
    seat: "blue",
    asked: legal.length > 0,
  } as unknown as FieldTable);
  Object.assign(controls, { card, unit });
  const { marks } = controls;
  return fieldScene({ board: file(board) as FieldBoard, view: seen, say, events, marks });
}

/** A map while armies are about to take the field. */
export const emptyField = (board: string): Scene => boardScene(file(board) as FieldBoard, say);
