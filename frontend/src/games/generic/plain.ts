/** What the generic module reads of views, boards and events of games that the app does not know. */

import type { BoardLayout } from "../../api/types";
import type { BaseEvent, BaseView } from "../module";

/** A piece on a space. `side` is a seat, or any other name for pieces of nobody. */
export interface PlainPiece {
  readonly space: string;
  /** Its name is the message `kind-KIND`; without one, the kind is shown. */
  readonly kind: string;
  readonly side: string;
  /** One or two letters that are drawn on it; without them, the kind's first two. */
  readonly letters?: string;
}

/** A view. Fields that are not listed here are shown beside the board if they are numbers, texts or booleans. */
export interface PlainView extends BaseView {
  /** The id of the board, if the game has several. */
  readonly board?: string;
  readonly pieces?: readonly PlainPiece[];
  /** The id of the message that says what the player is asked. */
  readonly prompt?: string;
  readonly [field: string]: unknown;
}

/** Events are read by their fields: see `spacesOf`. */
export interface PlainEvent extends BaseEvent {
  readonly [field: string]: unknown;
}

/** How a kind of ground is drawn. */
export interface Ground {
  readonly color: string;
  readonly sign?: string;
}

export interface PlainBoard extends BoardLayout {
  readonly grounds?: Readonly<Record<string, Ground>>;
}

/** The board of a game that has only one. */
export const DEFAULT_BOARD = "default";

/** For grounds that the board does not describe: the most frequent one gets the first. */
const GROUNDS: readonly Ground[] = [
  { color: "sand" },
  { color: "stone", sign: "cross" },
  { color: "grass", sign: "ring" },
  { color: "water", sign: "diamond" },
  { color: "brick", sign: "dots" },
  { color: "forest" },
];

/** How the grounds of a board are drawn, the most frequent first. */
export function groundsOf({ spaces, grounds = {} }: PlainBoard): ReadonlyMap<string, Ground> {
  const counts = new Map<string, number>();
  for (const { ground } of spaces) counts.set(ground, (counts.get(ground) ?? 0) + 1);
  const names = [...counts].sort(([, a], [, b]) => b - a).map(([name]) => name);
  return new Map(names.map((name, i) => [name, grounds[name] ?? (GROUNDS[i % GROUNDS.length] as Ground)]));
}

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
const SHOWN_ELSEWHERE = ["game", "seat", "actor", "board", "prompt"];

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

/** A text that names a space, such as `d4`. */
const SPACE = /^[a-z]\d+$/;

/** The spaces that the fields of an event name, in their order. Two of them are the start and the end of a move. */
export const spacesOf = (event: PlainEvent): string[] =>
  Object.values(event).filter((value): value is string => typeof value === "string" && SPACE.test(value));

/** The spaces in the text of an action, in order: `d4d7`, `d4-d7` and `d4xd7` name two, `start:c3` one. */
export function spacesIn(action: string, spaces: ReadonlySet<string>): string[] {
  return (action.match(/[a-z]\d+/g) ?? []).filter((text) => spaces.has(text));
}
