/** The module of King & Assassins for the match page. */

import type { KingAndAssassinsView } from "../../messages";
import type { KingAndAssassinsBoard } from "../board";
import type { GameModule, SceneInput } from "../module";
import { KingAndAssassinsControls } from "./controls.svelte";
import type { KingAndAssassinsContext } from "./controls.svelte";
import { describeEvent, eventNotation } from "./events";
import { listMoves } from "./move_list";
import { parseMove } from "./moves";
import Panel from "./Panel.svelte";
import { kingAndAssassinsScene } from "./scene";
import type { KingAndAssassinsSceneView } from "./scene";
import Secrets from "./Secrets.svelte";
import Status from "./Status.svelte";
import { applyEvent, joinsPrevious } from "./steps";

const PROMPTS: Readonly<Record<string, string>> = { pick: "pick-title", start: "start-title" };

export const game = {
  boardId: (view) => (view as KingAndAssassinsView).board,
  scene: ({ board, view, events, earlier, number, t, before }: SceneInput) =>
    kingAndAssassinsScene({
      board: board as KingAndAssassinsBoard,
      view: view as unknown as KingAndAssassinsSceneView,
      events,
      earlier,
      ply: number * 100 + earlier.length, // makes effect ids unique
      t,
      ...(before && { before }),
    }),
  rotation: () => 0, // both seats see the king move upwards
  joinsPrevious,
  applyEvent: (view, event) => applyEvent(view as KingAndAssassinsView, event),
  describeEvent,
  eventNotation,
  prompt: (view) => PROMPTS[(view as KingAndAssassinsView).phase] ?? null,
  hasPresets: () => false,
  needsConfirmation: (action) => parseMove(action)?.kind === "reveal",
  listMoves: (context) => listMoves(context as KingAndAssassinsContext),
  controls: (context) => new KingAndAssassinsControls(context as KingAndAssassinsContext),
  Status: Status as unknown as GameModule["Status"],
  Panel: Panel as unknown as GameModule["Panel"],
  Secrets: Secrets as unknown as GameModule["Secrets"],
} satisfies GameModule as GameModule;
