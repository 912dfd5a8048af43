/** Parses and writes the notation of King of the Hill. */

import type { KingOfTheHillView } from "../../api/types";
import type { ExpectedMove } from "../module";
import type { Unit } from "./pieces";
import { readCard } from "./cards/suits";

/** The uses of cards. */
export const VERBS = [
  "move",
  "attack",
  "raze",
  "vigour",
  "teleport",
  "portal",
  "lightning",
  "confusion",
  "paralysis",
  "burn",
] as const;
export type Verb = (typeof VERBS)[number];

/** A card played from the hand: by the unit on `from`, to or at `to` ("off" leaves the board). */
export interface CardPlay {
  readonly kind: "play";
  /** As played: a joker is `*C`. */
  readonly card: string;
  readonly verb: Verb;
  readonly from?: string;
  readonly to?: string;
  readonly unit?: Unit;
}

export type KingOfTheHillMove =
  | CardPlay
  | { readonly kind: "army"; readonly places: readonly Unit[]; readonly general: Unit }
  | { readonly kind: "place"; readonly element: string; readonly turned: boolean; readonly at: readonly string[] }
  | { readonly kind: "deploy"; readonly unit: Unit; readonly general: boolean; readonly to: string }
  | { readonly kind: "bid" | "draw" | "hand"; readonly card: string }
  | { readonly kind: "flee" | "retreat"; readonly to: string }
  | { readonly kind: "first"; readonly seat: string }
  | { readonly kind: "word"; readonly word: "decline" | "redraw" | "keep" | "yield" | "stay" | "pursue" | "halt" };

const WORDS = ["decline", "redraw", "keep", "yield", "stay", "pursue", "halt"];
const MOVE = /^([a-k]\d)-([a-k]\d|off)$/;
const ATTACK = /^([a-k]\d)x([a-k]\d)$/;

/** Parses an action; null if it is none of a player's actions. */
export function parseMove(action: string): KingOfTheHillMove | null {
  if (WORDS.includes(action)) return { kind: "word", word: action } as KingOfTheHillMove;
  const [card, play] = action.split(" ");
  if (card && play) return parsePlay(card, play);
  const [verb = "", what = ""] = action.split(":");
  switch (verb) {
    case "army":
      return parseArmy(what.split(","));
    case "place":
      return parsePlacement(what);
    case "deploy": {
      const [unit = "", to = ""] = what.split("@");
      return { kind: "deploy", unit: bare(unit), general: unit.endsWith("+"), to };
    }
    case "bid":
    case "draw":
    case "hand":
      return { kind: verb, card: what };
    case "flee":
    case "retreat":
      return { kind: verb, to: what };
    case "first":
      return { kind: "first", seat: what };
    default:
      return null;
  }
}

const bare = (unit: string): Unit => unit.replace("+", "") as Unit;

function parsePlay(card: string, play: string): CardPlay | null {
  if (play === "burn" || play === "confusion") return { kind: "play", card, verb: play };
  const [, from, to] = MOVE.exec(play) ?? [];
  if (from && to) return { kind: "play", card, verb: "move", from, to };
  const [, striker, struck] = ATTACK.exec(play) ?? [];
  if (striker && struck) return { kind: "play", card, verb: "attack", from: striker, to: struck };
  const [verb, what = ""] = play.split(":") as [Verb, string?];
  const [, start, end] = MOVE.exec(what) ?? [];
  if (verb === "vigour" && start && end) return { kind: "play", card, verb, from: start, to: end };
  const [unit, at] = what.split("@");
  if (verb === "portal" && unit && at) return { kind: "play", card, verb, unit: unit as Unit, to: at };
  return VERBS.includes(verb) ? { kind: "play", card, verb, to: what } : null;
}

function parseArmy(written: readonly string[]): KingOfTheHillMove {
  const general = written.find((one) => one.endsWith("+")) ?? "infantry";
  return { kind: "army", places: written.map(bare), general: bare(general) };
}

function parsePlacement(what: string): KingOfTheHillMove {
  const [kind = "", at = ""] = what.split("@");
  const [element = "", turned] = kind.split("/");
  return { kind: "place", element, turned: turned === "t", at: at.split(",") };
}

/** A played card as it is held: a joker `*C` is held as `**`. */
export const cardInHand = (card: string): string => (card.startsWith("*") ? "**" : card);

/** A use of a card, as a suit if it is a joker. */
export interface CardUse {
  readonly card: string;
  readonly verb: Verb;
}

/** The possible uses of a held card, the usual ones first. */
export function cardUses(legal: readonly string[], card: string): CardUse[] {
  const found = new Map<string, CardUse>();
  for (const action of legal) {
    const move = parseMove(action);
    if (move?.kind === "play" && cardInHand(move.card) === card)
      found.set(`${move.card} ${move.verb}`, { card: move.card, verb: move.verb });
  }
  return [...found.values()].sort(
    (a, b) => VERBS.indexOf(a.verb) - VERBS.indexOf(b.verb) || (a.card < b.card ? -1 : 1),
  );
}

/** The legal actions that play a card in one way. */
export function playsFor(
  legal: readonly string[],
  use: CardUse,
): { readonly action: string; readonly move: CardPlay }[] {
  return legal.flatMap((action) => {
    const move = parseMove(action);
    return move?.kind === "play" && move.card === use.card && move.verb === use.verb ? [{ action, move }] : [];
  });
}

/** The cards that the unit on a space can use. */
export function cardsFor(legal: readonly string[], unit: string): Set<string> {
  return new Set(
    legal.flatMap((action) => {
      const move = parseMove(action);
      const acts = move?.kind === "play" && (move.from === unit || (move.verb === "raze" && move.to === unit));
      return acts ? [cardInHand(move.card)] : [];
    }),
  );
}

export const isRed = (card: string): boolean => ["H", "D"].includes(readCard(card).suit ?? "");

/** The action that a click on `to` was meant to be. It may be illegal: the server then names the rule. */
export function intendedAction(use: CardUse, from: string, to: string, enemies: readonly string[]): string {
  if (use.verb === "vigour") return `${use.card} vigour:${from}-${to}`;
  const strikes = enemies.includes(to) || use.verb === "attack";
  return `${use.card} ${from}${strikes ? "x" : "-"}${to}`;
}

/** The move of a unit to an empty space that an action is; null if it is anything else. */
export function expectedMove(action: string, { units }: KingOfTheHillView): ExpectedMove | null {
  const move = parseMove(action);
  if (move?.kind !== "play" || !["move", "vigour"].includes(move.verb)) return null;
  const { from, to } = move;
  return from && to && to !== "off" && !units.some(({ at }) => at === to) ? { from, to } : null;
}
