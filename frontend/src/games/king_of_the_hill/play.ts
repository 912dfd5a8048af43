/** King of the Hill, as the match page plays it. */

import type { KingOfTheHillView } from "../../messages";
import type { FieldBoard } from "../board";
import type { Play, Shown } from "../table";
import { FieldControls } from "./controls.svelte";
import type { FieldTable } from "./controls.svelte";
import { tell, write } from "./events";
import { list } from "./list";
import Panel from "./Panel.svelte";
import { fieldScene } from "./scene";
import type { FieldView } from "./scene";
import Secrets from "./Secrets.svelte";
import Status from "./Status.svelte";
import { after, joins } from "./steps";

/** Maps that belong to a scenario have its name. */
const OWN_MAPS = ["king-of-the-woods", "ambush", "night-attack"];
/** What is asked in each phase but that of playing cards. */
const QUESTIONS: Readonly<Record<string, string>> = {
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

export const play = {
  words: ["king-of-the-hill"],
  boardOf(view) {
    const { scenario, map } = view as KingOfTheHillView;
    return OWN_MAPS.includes(scenario) ? scenario : (map ?? "standard");
  },
  scene: ({ board, view, events, earlier, number, say, before }: Shown) =>
    fieldScene({
      board: board as FieldBoard,
      view: view as unknown as FieldView,
      events,
      earlier,
      ply: number * 100 + earlier.length, // so that no two effects have the same number
      say,
      ...(before && { before }),
    }),
  /** One's own edge is below; on a high screen the long side stands upright. */
  turn: (seat, upright) => (upright ? (seat === "red" ? 270 : 90) : seat === "red" ? 180 : 0),
  joins,
  after: (view, event) => after(view as KingOfTheHillView, event),
  tell,
  write,
  question: (view) => QUESTIONS[(view as KingOfTheHillView).phase] ?? null,
  hasOffers: (view) => OFFERED.includes((view as KingOfTheHillView).phase),
  needsConfirmation: () => false,
  list: (table) => list(table as FieldTable),
  controls: (table) => new FieldControls(table as FieldTable),
  Status: Status as unknown as Play["Status"],
  Panel: Panel as unknown as Play["Panel"],
  Secrets: Secrets as unknown as Play["Secrets"],
} satisfies Play as Play;
