/** The module of King of the Hill for the match page. */

import type { KingOfTheHillView } from "../../messages";
import type { KingOfTheHillBoard } from "../board";
import type { GameModule, SceneInput } from "../module";
import { KingOfTheHillControls } from "./controls.svelte";
import type { KingOfTheHillContext } from "./controls.svelte";
import { describeEvent, eventNotation } from "./events";
import { listMoves } from "./move_list";
import Panel from "./Panel.svelte";
import { kingOfTheHillScene } from "./scene";
import type { KingOfTheHillSceneView } from "./scene";
import Secrets from "./Secrets.svelte";
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

export const game = {
  boardId(view) {
    const { scenario, map } = view as KingOfTheHillView;
    return OWN_MAPS.includes(scenario) ? scenario : (map ?? "standard");
  },
  scene: ({ board, view, events, earlier, number, t, before }: SceneInput) =>
    kingOfTheHillScene({
      board: board as KingOfTheHillBoard,
      view: view as unknown as KingOfTheHillSceneView,
      events,
      earlier,
      ply: number * 100 + earlier.length, // makes effect ids unique
      t,
      ...(before && { before }),
    }),
  /** The player's own edge is at the bottom, or at a side if the board is upright. */
  rotation: (seat, upright) => (upright ? (seat === "red" ? 270 : 90) : seat === "red" ? 180 : 0),
  joinsPrevious,
  applyEvent: (view, event) => applyEvent(view as KingOfTheHillView, event),
  describeEvent,
  eventNotation,
  prompt: (view) => PROMPTS[(view as KingOfTheHillView).phase] ?? null,
  hasPresets: (view) => OFFERED.includes((view as KingOfTheHillView).phase),
  needsConfirmation: () => false,
  listMoves: (context) => listMoves(context as KingOfTheHillContext),
  controls: (context) => new KingOfTheHillControls(context as KingOfTheHillContext),
  Status: Status as unknown as GameModule["Status"],
  Panel: Panel as unknown as GameModule["Panel"],
  Secrets: Secrets as unknown as GameModule["Secrets"],
} satisfies GameModule as GameModule;
