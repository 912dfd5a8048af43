/** Parses and writes the notation of King & Assassins. */

import type { Citizen } from "./pieces";
import type { LegalAction } from "../legal_action";

/** A parsed action of the piece on `from`, with `to` as its target. */
export type KingAndAssassinsMove =
  | { readonly kind: "pick"; readonly citizens: readonly Citizen[] }
  | { readonly kind: "start"; readonly to: string }
  | { readonly kind: "go" | "strike" | "capture"; readonly from: string; readonly to: string }
  | { readonly kind: "enter" | "reveal"; readonly from: string }
  | { readonly kind: "end" };

const BETWEEN = /^([a-z]\d+)([x=]?)([a-z]\d+)$/;
const SIGNS = { "": "go", x: "strike", "=": "capture" } as const;

/** Parses an action; null if it is none of a player's actions. */
export function parseMove(action: string): KingAndAssassinsMove | null {
  if (action === "end") return { kind: "end" };
  const [verb, what] = action.split(":");
  if (verb === "pick" && what) return { kind: "pick", citizens: what.split(",") as Citizen[] };
  if (verb === "start" && what) return { kind: "start", to: what };
  if (action.startsWith("!")) return { kind: "reveal", from: action.slice(1) };
  if (action.endsWith("*")) return { kind: "enter", from: action.slice(0, -1) };
  const [, from, sign, to] = BETWEEN.exec(action) ?? [];
  return from && to ? { kind: SIGNS[sign as keyof typeof SIGNS], from, to } : null;
}

/** The legal actions from one space to another; several if a knight can shove or capture. */
export function actionsBetween(legalActions: readonly LegalAction[], from: string, to: string): LegalAction[] {
  return legalActions.filter(({ action }) => {
    const move = parseMove(action);
    return move !== null && "to" in move && "from" in move && move.from === from && move.to === to;
  });
}

/** The legal actions of a piece that need no target: reveal, enter the castle. */
export function untargetedActions(legalActions: readonly LegalAction[], from: string): LegalAction[] {
  return legalActions.filter(({ action }) => {
    const move = parseMove(action);
    return (move?.kind === "reveal" || move?.kind === "enter") && move.from === from;
  });
}

/** The pick of three assassins in notation. */
export const formatPick = (citizens: readonly Citizen[]): string => `pick:${[...citizens].sort().join(",")}`;

/** The part of a view that is needed to guess the action of a click. */
export interface PositionSummary {
  readonly phase: string;
  readonly king: string | null;
  readonly knights: readonly string[];
  readonly assassins: Readonly<Record<string, string>>;
  readonly citizens: Readonly<Record<string, string>>;
}

/** The action that a click on `to` was meant to be. It may be illegal: the server then names the rule. */
export function intendedAction(view: PositionSummary, from: string, to: string): string {
  const enemy = view.phase === "assassins" ? view.king === to || view.knights.includes(to) : isRevealed(view, to);
  return `${from}${enemy ? "x" : ""}${to}`;
}

function isRevealed(view: PositionSummary, space: string): boolean {
  return Object.entries(view.citizens).some(([name, at]) => at === space && view.assassins[name] === "revealed");
}
