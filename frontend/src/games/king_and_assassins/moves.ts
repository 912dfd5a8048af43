/** Parses and writes the notation of King & Assassins. */

import type { KingAndAssassinsView } from "../../api/types";
import type { Citizen } from "./pieces";
import type { LegalAction } from "../legal_action";
import type { ExpectedMove } from "../module";

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

/** The legal action that picks these citizens as assassins; null if there is none. */
export function pickAction(legalActions: readonly LegalAction[], citizens: readonly Citizen[]): string | null {
  const picks = legalActions.find(({ action }) => {
    const move = parseMove(action);
    return (
      move?.kind === "pick" &&
      move.citizens.length === citizens.length &&
      move.citizens.every((citizen) => citizens.includes(citizen))
    );
  });
  return picks?.action ?? null;
}

/** The action that a click on `to` was meant to be. It may be illegal: the server then names the rule. */
export const intendedAction = (enemies: readonly string[], from: string, to: string): string =>
  `${from}${enemies.includes(to) ? "x" : ""}${to}`;

/** The step to an empty space that an action is; null if it is anything else. */
export function expectedMove(action: string, { king, knights, citizens }: KingAndAssassinsView): ExpectedMove | null {
  const move = parseMove(action);
  if (move?.kind !== "go") return null;
  const isTaken = move.to === king || knights.includes(move.to) || Object.values(citizens).includes(move.to);
  return isTaken ? null : { from: move.from, to: move.to };
}
