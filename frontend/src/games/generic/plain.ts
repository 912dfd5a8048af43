/** What the generic module reads of the views and events of a game that the app does not know. All is optional. */

import type { BaseEvent, BaseView } from "../module";

/** A piece on a space. `side` is a seat, or any other name for pieces of nobody. */
export interface PlainPiece {
  readonly space: string;
  readonly kind: string;
  readonly side: string;
  /** The name in the reader's language; without it, `kind` is shown. */
  readonly name?: string;
}

/** A view. Fields that are not listed here are shown beside the board if they are numbers, texts or booleans. */
export interface PlainView extends BaseView {
  /** The id of the board. */
  readonly board?: string;
  readonly pieces?: readonly PlainPiece[];
  readonly [field: string]: unknown;
}

export interface PlainEvent extends BaseEvent {
  /** The event as a sentence in the reader's language. */
  readonly text?: string;
  /** The action of the event in notation. */
  readonly action?: string;
  readonly from?: string;
  readonly to?: string;
  readonly space?: string;
  readonly [field: string]: unknown;
}

/** The board of a game that has only one. */
export const DEFAULT_BOARD = "standard";

/**
 * The pieces of a view. A view without `pieces` is searched for fields that name spaces: a space, a list of spaces, or
 * spaces by name. Such a piece has the name of its field, or of its key, and the field as its side.
 */
export function piecesOf(view: PlainView, spaces: ReadonlySet<string>): PlainPiece[] {
  if (view.pieces) return view.pieces.filter(({ space }) => spaces.has(space));
  return Object.entries(view).flatMap(([side, value]) =>
    namedSpaces(side, value, spaces).map(([kind, space]) => ({ space, kind, side })),
  );
}

function namedSpaces(name: string, value: unknown, spaces: ReadonlySet<string>): [name: string, space: string][] {
  const isSpace = (one: unknown): one is string => typeof one === "string" && spaces.has(one);
  if (isSpace(value)) return [[name, value]];
  if (Array.isArray(value)) return value.filter(isSpace).map((space) => [name, space]);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).filter((entry): entry is [string, string] => isSpace(entry[1]));
}

/** Fields that the page shows elsewhere. */
const SHOWN_ELSEWHERE = ["game", "seat", "actor", "board"];

/** The numbers, texts and booleans of a view that name no space. */
export function factsOf(
  view: PlainView,
  spaces: ReadonlySet<string>,
): (readonly [name: string, value: string | number | boolean])[] {
  return Object.entries(view).flatMap(([name, value]) =>
    !SHOWN_ELSEWHERE.includes(name) &&
    (typeof value === "number" || typeof value === "boolean" || (typeof value === "string" && !spaces.has(value)))
      ? [[name, value] as const]
      : [],
  );
}

/** The spaces in the text of an action, in order: `d4d7`, `d4-d7` and `d4xd7` name two, `start:c3` one. */
export function spacesIn(action: string, spaces: ReadonlySet<string>): string[] {
  return (action.match(/[a-z]\d+/g) ?? []).filter((text) => spaces.has(text));
}
