/** Events of King of the Hill as text. */

import type { Argument, Name, Translate } from "../../i18n/translator";
import type { Event } from "../../api/types";
import { cardSummary } from "./cards/text";

/** Reasons that add up to a number of defence cards. */
const REASONS = [
  "type",
  "ground",
  "leader",
  "friends",
  "foes",
  "enemy-leader",
  "trait",
  "crossfire",
  "lightning",
  "paralysis",
];
/** The kinds of names in the fields of an event. */
const KINDS: Readonly<Record<string, string>> = {
  card: "card",
  seat: "seat",
  first: "seat",
  unit: "unit",
  target: "unit",
  scenario: "scenario",
};
const OTHER: Readonly<Record<string, string>> = { blue: "red", red: "blue" };

/** The Name of a card: message ids cannot contain a star. */
export const cardName = (card: string): Name => ({
  kind: "card",
  id: card === "**" ? "joker" : card.replace("*", "joker-"),
});

/**
 * The text of an event. Fields that the viewer may not know are missing in it. Texts that are read out have full card
 * names.
 */
export function describeEvent(event: Event, t: Translate, aloud = false): string {
  const code = `event-${event.type}`;
  const args = plain(event);
  const cards = (held: readonly string[]): Argument =>
    held.length === 0 ? null : aloud ? held.map(cardName) : cardSummary(held, t);
  switch (event.type) {
    case "army-chosen":
      return t(code, {
        ...args,
        army: event.army?.map((id) => ({ kind: "unit", id })) ?? null,
        general: { kind: "unit", id: event.general ?? "" },
      });
    case "element-placed":
      return t(code, { ...args, start: event.spaces[0] ?? "", end: event.spaces.at(-1) ?? "" });
    case "objectives-placed":
      return t(code, { ...args, spaces: event.spaces.join(", ") });
    case "hand-dealt":
    case "hand-discarded":
      return t(code, { ...args, cards: cards(event.cards ?? []) });
    case "bid-made":
      return t(code, { ...args, card: event.card === undefined ? null : cardName(event.card) });
    case "bids-shown":
      return t(code, { blue: event.blue && cardName(event.blue), red: event.red && cardName(event.red) });
    case "defence-drawn": {
      const reasons = { ...Object.fromEntries(REASONS.map((reason) => [reason, 0])), ...event.reasons };
      return t(code, { ...args, ...reasons, drawn: event.cards.length, cards: cards(event.cards) });
    }
    case "turn-over":
      return t(code, { turn: event.turn, blue: aims(event.blue), red: aims(event.red) });
    case "battle-ended":
      return t(code, { end: t(`end-${event.reason.replaceAll(".", "-")}-${event.winner ?? "none"}`) });
    default:
      return t(code, args);
  }
}

const aims = (objectives: readonly string[]): Name[] | null =>
  objectives.length ? objectives.map((id) => ({ kind: "objective", id })) : null;

function plain(event: Event): Record<string, Argument> {
  const args: Record<string, Argument> = { general: false, counter: false, hand: false, vigour: false };
  for (const [key, value] of Object.entries(event)) {
    if (typeof value === "number" || typeof value === "boolean") args[key] = value;
    if (typeof value === "string")
      args[key] = key === "card" ? cardName(value) : key in KINDS ? { kind: KINDS[key] ?? key, id: value } : value;
  }
  if ("seat" in event) args.foe = { kind: "seat", id: OTHER[event.seat] ?? event.seat };
  return args;
}
