/** The order of the discard pile: views list it as a set, the order follows from the events. */

import type { Event, LogLine } from "../../api/types";

/** The cards of the pile, newest last; cards without a known event come first. */
export function discardOrder(discard: readonly string[], log: readonly LogLine[]): readonly string[] {
  const seen = log.flatMap(({ events = [] }) => events).flatMap(cardsOf);
  const latest = new Map(seen.map((card, at) => [card, at]));
  return [...discard].sort((a, b) => (latest.get(a) ?? -1) - (latest.get(b) ?? -1));
}

/** The cards that an event names, as they lie on the pile: a joker has no suit there. */
function cardsOf(event: Event): string[] {
  if (event.type === "bids-shown") return [event.blue, event.red].flatMap((card) => card ?? []).map(asDiscarded);
  const one = "card" in event && typeof event.card === "string" ? [event.card] : [];
  const several = "cards" in event && Array.isArray(event.cards) ? (event.cards as string[]) : [];
  return [...several, ...one].map(asDiscarded);
}

const asDiscarded = (card: string): string => (card.startsWith("*") ? "**" : card);
