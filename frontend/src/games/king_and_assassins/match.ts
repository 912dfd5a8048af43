/** What King & Assassins provides to the match page. */

import type { KingAndAssassinsDetails, KingAndAssassinsLayout, KingAndAssassinsView } from "../../api/types";
import type { MatchModule } from "../module";
import Piece from "./art/Piece.svelte";
import Terrain from "./terrain/Terrain.svelte";
import { KingAndAssassinsControls } from "./controls.svelte";
import { describeEvent } from "./events";
import type { KingAndAssassinsEvent } from "./index";
import { listMoves } from "./move_list";
import { question } from "./main_action";
import { expectedMove } from "./moves";
import { objectives } from "./objectives";
import Panel from "./Panel.svelte";
import { kingAndAssassinsScene } from "./scene";
import Secrets from "./Secrets.svelte";
import { importantEvents, sounds } from "./sounds";
import Status from "./Status.svelte";
import { applyEvent, joinsPrevious } from "./steps";
import { headline, highlights, traces } from "./turn";

const PROMPTS: Readonly<Record<string, string>> = { pick: "pick-title", start: "start-title" };

export const match: MatchModule<
  KingAndAssassinsView,
  KingAndAssassinsLayout,
  KingAndAssassinsEvent,
  KingAndAssassinsControls,
  KingAndAssassinsDetails
> = {
  Terrain,
  Piece,
  boardId: ({ board }) => board,
  scene: ({ number, before, details, ...shown }) =>
    kingAndAssassinsScene({
      ...shown,
      fatalWounds: details.fatal_wounds,
      ply: number * 100 + shown.earlier.length, // makes effect ids unique
      ...(before && { before }),
    }),
  rotation: () => 0, // both seats see the king move upwards
  homeSpaces: () => [],
  joinsPrevious,
  applyEvent,
  describeEvent,
  importantEvents,
  highlights,
  traces,
  headline,
  sounds,
  prompt: ({ phase }) => PROMPTS[phase] ?? null,
  objectives,
  describeEnd: (rule, _winner, t) => t(`reason-${rule.replaceAll(".", "-")}`),
  question,
  expectedMove,
  listMoves,
  loadInspect: async () => (await import("./inspect")).inspect,
  controls: (context) => new KingAndAssassinsControls(context),
  Status,
  Panel,
  panelHeight: 9,
  hasSecrets: ({ assassins }) => Object.keys(assassins).length > 0, // none if the match ended before the pick
  Secrets,
};
