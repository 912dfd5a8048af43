/** What King of the Hill provides to the match page. */

import type { KingOfTheHillDetails, KingOfTheHillLayout, KingOfTheHillView } from "../../api/types";
import type { MatchModule } from "../module";
import Piece from "./art/Piece.svelte";
import Terrain from "./terrain/Terrain.svelte";
import { KingOfTheHillControls } from "./controls.svelte";
import { describeEvent } from "./events";
import { lastFight } from "./fight";
import FightNote from "./FightNote.svelte";
import type { KingOfTheHillEvent } from "./index";
import { question } from "./main_action";
import { listMoves } from "./move_list";
import { expectedMove } from "./moves";
import { objectives } from "./objectives";
import Panel from "./Panel.svelte";
import { kingOfTheHillScene } from "./scene";
import Secrets from "./Secrets.svelte";
import { importantEvents, sounds } from "./sounds";
import Status from "./Status.svelte";
import { applyEvent, joinsPrevious } from "./steps";
import { headline, highlights, traces } from "./turn";

/** The prompt of each phase except that of playing cards. */
const PROMPTS: Readonly<Record<string, string>> = {
  army: "army-title",
  terrain: "place-title",
  deploy: "deploy-title",
  redraw: "redraw-title",
  bid: "bid-title",
  first: "first-title",
  defend: "defend-title",
  flee: "flee-title",
  retreat: "retreat-title",
  pursue: "pursue-title",
};

export const match: MatchModule<
  KingOfTheHillView,
  KingOfTheHillLayout,
  KingOfTheHillEvent,
  KingOfTheHillControls,
  KingOfTheHillDetails
> = {
  Terrain,
  Piece,
  boardId: ({ scenario }, { maps }) => maps[scenario] ?? "",
  scene: ({ number, before, ...shown }) =>
    kingOfTheHillScene({
      ...shown,
      ply: number * 100 + shown.earlier.length, // makes effect ids unique
      ...(before && { before }),
    }),
  /** The player's own edge is at the bottom, or at a side if the board is upright. */
  rotation: (seat, upright) => (upright ? (seat === "red" ? 270 : 90) : seat === "red" ? 180 : 0),
  homeSpaces: ({ zones }, seat) => (seat === "blue" || seat === "red" ? (zones[seat] ?? []) : []),
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
  noteSpaces: ({ log, seat, canAct, view }) =>
    canAct && view.phase === "defend" ? [] : (lastFight(log, seat)?.spaces ?? []),
  BoardNote: FightNote,
  describeEnd: (rule, winner, t) => t(`end-${rule.replaceAll(".", "-")}-${winner ?? "none"}`),
  question,
  expectedMove,
  listMoves,
  loadInspect: async () => (await import("./inspect")).inspect,
  controls: (context) => new KingOfTheHillControls(context),
  Status,
  Panel,
  panelHeight: 17,
  narrowPanelHeight: 11.5,
  hasSecrets: () => true,
  Secrets,
};
