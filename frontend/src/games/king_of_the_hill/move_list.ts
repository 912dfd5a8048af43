/** The legal actions of King of the Hill as text. */

import type { Unit } from "./pieces";
import type { Argument } from "../../i18n/translator";
import type { ListedMove } from "../module";
import type { KingOfTheHillContext } from "./controls.svelte";
import { cardName } from "./events";
import { cardInHand, parseMove, VERBS } from "./moves";
import type { KingOfTheHillMove } from "./moves";

/** Sorted by card, then by use. */
export function listMoves(context: KingOfTheHillContext): ListedMove[] {
  const moves = context.legalActions.flatMap(({ action }) => {
    const move = parseMove(action);
    return move ? [{ action, move }] : [];
  });
  moves.sort((a, b) => compare(a.move, b.move, context.details.card_order));
  return moves.map(({ action, move }) => ({
    action,
    text: describeMove(context, move),
    group: groupOf(context, move),
  }));
}

function compare(a: KingOfTheHillMove, b: KingOfTheHillMove, order: readonly string[]): number {
  const cards = ("card" in a ? 1 : 0) - ("card" in b ? 1 : 0);
  if (!("card" in a && "card" in b)) return -cards;
  const verbs = a.kind === "play" && b.kind === "play" ? VERBS.indexOf(a.verb) - VERBS.indexOf(b.verb) : 0;
  return order.indexOf(cardInHand(a.card)) - order.indexOf(cardInHand(b.card)) || verbs;
}

function groupOf({ t }: KingOfTheHillContext, move: KingOfTheHillMove): string | null {
  switch (move.kind) {
    case "play":
      return t("card-name", { card: cardName(cardInHand(move.card)) });
    case "army":
      return t("field-list-general", { unit: move.general });
    case "place":
      return t(`element-${move.element}`);
    case "deploy":
      return t(`unit-${move.unit}`);
    default:
      return null;
  }
}

/** The text of an action. */
export function describeMove({ view, t, seat }: KingOfTheHillContext, move: KingOfTheHillMove): string {
  const at = (space = ""): Unit | "" => view.units.find((unit) => unit.at === space)?.type ?? "";
  const unit = (id: string): Argument => ({ kind: "unit", id });
  switch (move.kind) {
    case "play": {
      const { card, verb, from = "", to = "" } = move;
      const target = ["attack", "lightning", "paralysis", "teleport", "raze"].includes(verb) ? at(to) : "";
      const key = to === "off" ? "leave" : verb;
      return t(`field-say-${key}`, {
        card: cardName(card),
        from,
        to,
        unit: unit(move.unit ?? at(from)),
        target: unit(target),
      });
    }
    case "army":
      return t("field-say-army", {
        army: move.places.map((id) => ({ kind: "unit", id })),
        general: unit(move.general),
      });
    case "place":
      return t("field-say-place", { element: move.element, spaces: move.at.join(", "), turned: move.turned });
    case "deploy":
      return t("field-say-deploy", { unit: unit(move.unit), general: move.general, to: move.to });
    case "bid":
    case "draw":
    case "hand":
      return t(`field-say-${move.kind}`, { card: cardName(move.card) });
    case "flee":
    case "retreat":
      return t(`field-say-${move.kind}`, { to: move.to });
    case "first":
      return t(move.seat === seat ? "first-me" : "first-other");
    case "word":
      return t(`field-do-${move.word}`);
  }
}
