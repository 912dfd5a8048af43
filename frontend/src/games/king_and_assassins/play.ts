/** King & Assassins, as the match page plays it. */

import type { KingAndAssassinsView } from "../../messages";
import type { TownBoard } from "../board";
import type { Play, Shown } from "../table";
import { TownControls } from "./controls.svelte";
import type { TownTable } from "./controls.svelte";
import { tell, write } from "./events";
import { list } from "./list";
import { readMove } from "./moves";
import Panel from "./Panel.svelte";
import { townScene } from "./scene";
import type { TownView } from "./scene";
import Secrets from "./Secrets.svelte";
import Status from "./Status.svelte";
import { after, joins } from "./steps";

const QUESTIONS: Readonly<Record<string, string>> = { pick: "pick-title", start: "start-title" };

export const play = {
  words: ["king-and-assassins"],
  boardOf: (view) => (view as KingAndAssassinsView).board,
  scene: ({ board, view, events, earlier, number, say, before }: Shown) =>
    townScene({
      board: board as TownBoard,
      view: view as unknown as TownView,
      events,
      earlier,
      ply: number * 100 + earlier.length, // so that no two effects have the same number
      say,
      ...(before && { before }),
    }),
  turn: () => 0, // both look at the town from below: the king walks up
  joins,
  after: (view, event) => after(view as KingAndAssassinsView, event),
  tell,
  write,
  question: (view) => QUESTIONS[(view as KingAndAssassinsView).phase] ?? null,
  hasOffers: () => false,
  needsConfirmation: (action) => readMove(action)?.kind === "reveal",
  list: (table) => list(table as TownTable),
  controls: (table) => new TownControls(table as TownTable),
  Status: Status as unknown as Play["Status"],
  Panel: Panel as unknown as Play["Panel"],
  Secrets: Secrets as unknown as Play["Secrets"],
} satisfies Play as Play;
