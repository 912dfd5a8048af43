/** All that may be done in King of the Hill, in words: for those who would rather read than look. */

import type { Argument, Unit } from "../../board/scene";
import type { Spoken } from "../table";
import type { FieldTable } from "./controls.svelte";
import { cardName } from "./events";
import { readMove } from "./moves";
import type { FieldMove } from "./moves";

export function list(table: FieldTable): Spoken[] {
  return table.choices.flatMap(({ action }) => {
    const move = readMove(action);
    return move ? [{ action, words: inWords(table, move) }] : [];
  });
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
      return say(`field-say-${deed}`, { card: cardName(card), from, to, unit: unit(move.unit ?? at(from)), target: unit(target) });
    }
    case "army":
      return say("field-say-army", { army: move.places.map((id) => ({ kind: "unit", id })), general: unit(move.general) });
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
