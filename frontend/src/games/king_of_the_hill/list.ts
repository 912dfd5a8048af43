/** All that may be done in King of the Hill, in words: for those who would rather read than look. */

import type { Argument, Unit } from "../../board/scene";
import { inOrder } from "../../cards/suits";
import type { Spoken } from "../table";
import type { FieldTable } from "./controls.svelte";
import { cardName } from "./events";
import { held, readMove, VERBS } from "./moves";
import type { FieldMove } from "./moves";

/** By card, low before high and jokers last, and for each card what it is usually played for first. */
export function list(table: FieldTable): Spoken[] {
  const moves = table.choices.flatMap(({ action }) => {
    const move = readMove(action);
    return move ? [{ action, move }] : [];
  });
  moves.sort((a, b) => compare(a.move, b.move));
  return moves.map(({ action, move }) => ({ action, words: inWords(table, move), group: groupOf(table, move) }));
}

function compare(a: FieldMove, b: FieldMove): number {
  const cards = ("card" in a ? 1 : 0) - ("card" in b ? 1 : 0);
  if (!("card" in a && "card" in b)) return -cards;
  const verbs = a.kind === "play" && b.kind === "play" ? VERBS.indexOf(a.verb) - VERBS.indexOf(b.verb) : 0;
  return inOrder(held(a.card), held(b.card)) || verbs;
}

function groupOf({ say }: FieldTable, move: FieldMove): string | null {
  switch (move.kind) {
    case "play":
      return say("card-name", { card: cardName(held(move.card)) });
    case "army":
      return say("field-list-general", { unit: move.general });
    case "place":
      return say(`element-${move.element}`);
    case "deploy":
      return say(`unit-${move.unit}`);
    default:
      return null;
  }
}

/** An action in words. */
export function inWords({ view, say, seat }: FieldTable, move: FieldMove): string {
  const at = (space = ""): Unit | "" => view.units.find((unit) => unit.at === space)?.type ?? "";
  const unit = (id: string): Argument => ({ kind: "unit", id });
  switch (move.kind) {
    case "play": {
      const { card, verb, from = "", to = "" } = move;
      const target = ["attack", "lightning", "paralysis", "teleport", "raze"].includes(verb) ? at(to) : "";
      const deed = to === "off" ? "leave" : verb;
      return say(`field-say-${deed}`, {
        card: cardName(card),
        from,
        to,
        unit: unit(move.unit ?? at(from)),
        target: unit(target),
      });
    }
    case "army":
      return say("field-say-army", {
        army: move.places.map((id) => ({ kind: "unit", id })),
        general: unit(move.general),
      });
    case "place":
      return say("field-say-place", { element: move.element, spaces: move.at.join(", "), turned: move.turned });
    case "deploy":
      return say("field-say-deploy", { unit: unit(move.unit), general: move.general, to: move.to });
    case "bid":
    case "draw":
    case "hand":
      return say(`field-say-${move.kind}`, { card: cardName(move.card) });
    case "flee":
    case "retreat":
      return say(`field-say-${move.kind}`, { to: move.to });
    case "first":
      return say(move.seat === seat ? "first-me" : "first-other");
    case "word":
      return say(`field-do-${move.word}`);
  }
}
