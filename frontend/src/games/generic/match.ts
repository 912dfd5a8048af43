/** What the generic module provides to the match page. */

import type { Argument, Translate } from "../../i18n/translator";
import type { BoardLayout } from "../../api/types";
import type { MatchModule } from "../module";
import { GenericControls } from "./controls.svelte";
import Panel from "./Panel.svelte";
import Piece from "./Piece.svelte";
import { DEFAULT_BOARD } from "./plain";
import type { PlainEvent, PlainView } from "./plain";
import { scene } from "./scene";
import Status from "./Status.svelte";
import Terrain from "./Terrain.svelte";

export const match: MatchModule<PlainView, BoardLayout, PlainEvent, GenericControls> = {
  Terrain,
  Piece,
  boardId: ({ board }) => board ?? DEFAULT_BOARD,
  scene,
  rotation: () => 0,
  homeSpaces: () => [],
  joinsPrevious: () => true, // events do not say what they change, so an entry is shown at once
  applyEvent: (view) => view,
  describeEvent,
  eventNotation: ({ action }) => action ?? null,
  importantEvents: new Set(),
  sounds: {},
  prompt: () => null,
  describeEnd: (rule, _winner, t) => t(`reason-${rule.replaceAll(".", "-")}`),
  hasPresets: () => false,
  needsConfirmation: () => false,
  hasDraws: true, // the server refuses an offer that the rules do not know
  listMoves: ({ legalActions }) => legalActions.map(({ action }) => ({ action, text: action, group: null })),
  controls: (context) => new GenericControls(context),
  Status,
  Panel,
  panelHeight: "9rem",
  hasSecrets: () => false,
  Secrets: null,
};

/** The server's sentence, or the message of the event's type with its plain fields. */
function describeEvent(event: PlainEvent, t: Translate): string {
  if (event.text !== undefined) return event.text;
  const args = Object.entries(event).filter((entry): entry is [string, Argument & (string | number | boolean)] =>
    ["string", "number", "boolean"].includes(typeof entry[1]),
  );
  return t(`event-${event.type}`, Object.fromEntries(args));
}
