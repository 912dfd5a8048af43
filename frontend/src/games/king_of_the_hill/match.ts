/** What King of the Hill provides to the match page. */

import type { KingOfTheHillLayout, KingOfTheHillView } from "../../api/types";
import type { MatchModule } from "../module";
import Piece from "./art/Piece.svelte";
import Terrain from "./terrain/Terrain.svelte";
import { KingOfTheHillControls } from "./controls.svelte";
import { describeEvent, eventNotation } from "./events";
import type { KingOfTheHillEvent } from "./index";
import { listMoves } from "./move_list";
import Panel from "./Panel.svelte";
import { kingOfTheHillScene } from "./scene";
import Secrets from "./Secrets.svelte";
import { importantEvents, sounds } from "./sounds";
import Status from "./Status.svelte";
import { applyEvent, joinsPrevious } from "./steps";

/** Scenarios with a map of their own, which has the scenario's id. */
const OWN_MAPS = ["king-of-the-woods", "ambush", "night-attack"];
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
const OFFERED = ["army", "terrain", "deploy"];

export const match: MatchModule<KingOfTheHillView, KingOfTheHillLayout, KingOfTheHillEvent, KingOfTheHillControls> = {
  Terrain,
  Piece,
  boardId: ({ scenario, map }) => (OWN_MAPS.includes(scenario) ? scenario : (map ?? "standard")),
  boardIds: ({ scenario }) => (scenario === "random" ? ["standard", ...OWN_MAPS] : null),
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
  eventNotation,
  importantEvents,
  sounds,
  prompt: ({ phase }) => PROMPTS[phase] ?? null,
  describeEnd: (rule, winner, t) => t(`end-${rule.replaceAll(".", "-")}-${winner ?? "none"}`),
  hasPresets: ({ phase }) => OFFERED.includes(phase),
  needsConfirmation: () => false,
  hasDraws: true,
  listMoves,
  controls: (context) => new KingOfTheHillControls(context),
  Status,
  Panel,
  panelHeight: "17rem",
  hasSecrets: () => true,
  Secrets,
};
