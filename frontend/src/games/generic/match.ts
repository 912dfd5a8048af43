/** What the generic module provides to the match page. */

import { textOrNull } from "../../i18n/translator";
import type { Argument, Translate } from "../../i18n/translator";
import type { ExpectedMove, ListedMove, MatchModule } from "../module";
import { GenericControls } from "./controls.svelte";
import type { GenericContext } from "./controls.svelte";
import Panel from "./Panel.svelte";
import Piece from "./Piece.svelte";
import { DEFAULT_BOARD, piecesOf, spacesIn } from "./plain";
import type { PlainBoard, PlainEvent, PlainView } from "./plain";
import { kindLabel, scene, traces } from "./scene";
import Status from "./Status.svelte";
import Terrain from "./Terrain.svelte";

export const match: MatchModule<PlainView, PlainBoard, PlainEvent, GenericControls> = {
  Terrain,
  Piece,
  boardId: ({ board }) => board ?? DEFAULT_BOARD,
  scene,
  rotation: () => 0,
  homeSpaces: () => [],
  joinsPrevious: () => true, // events do not say what they change, so an entry is shown at once
  applyEvent: (view) => view,
  describeEvent,
  importantEvents: new Set(),
  highlights: new Set(),
  traces,
  headline: () => null,
  sounds: {},
  prompt: ({ prompt }) => prompt ?? null,
  objectives: () => [],
  describeEnd: (rule, _winner, t) => textOrNull(t, `reason-${rule.replaceAll(".", "-")}`) ?? "",
  question: () => null,
  expectedMove,
  listMoves,
  loadInspect: async () => (await import("./inspect")).inspect,
  controls: (context) => new GenericControls(context),
  Status,
  Panel,
  panelHeight: 6,
  hasSecrets: () => false,
  Secrets: null,
};

/** The message of the event's type with its plain fields. */
function describeEvent({ type, ...fields }: PlainEvent, t: Translate): string {
  const args = Object.entries(fields).filter(
    (entry): entry is [string, Argument & (string | number | boolean | null)] =>
      ["string", "number", "boolean"].includes(typeof entry[1]) || entry[1] === null,
  );
  return t(`event-${type}`, Object.fromEntries(args));
}

/** The move of a piece to an empty space, if an action names two spaces. */
function expectedMove(action: string, view: PlainView): ExpectedMove | null {
  const [from, to, ...more] = action.match(/[a-z]\d+/g) ?? [];
  if (!from || !to || more.length > 0) return null;
  const isEmpty = piecesOf(view, new Set([to])).length === 0;
  return isEmpty && piecesOf(view, new Set([from])).length > 0 ? { from, to } : null;
}

/** The legal actions as notation, by the piece that acts. */
function listMoves({ legalActions, view, board, t }: GenericContext): ListedMove[] {
  const spaces = new Set(board.spaces.map(({ id }) => id));
  const kinds = new Map(piecesOf(view, spaces).map(({ space, kind }) => [space, kindLabel(kind, t)]));
  return legalActions.map(({ action }) => {
    const [from = "", to] = spacesIn(action, spaces);
    const kind = kinds.get(from);
    return { action, text: action, group: kind === undefined || to === undefined ? null : `${kind} ${from}` };
  });
}
