/** The discard pile in the order in which its cards came: the server tells it as a set, the events tell the order. */

import type { Event, Line } from "../../messages";

/** The cards of a pile, the last discarded one last; cards of which no event tells come first. */
export function discardOrder(discard: readonly string[], log: readonly Line[]): readonly string[] {
  const seen = log.flatMap(({ events = [] }) => events).flatMap(cardsOf);
  const latest = new Map(seen.map((card, at) => [card, at]));
  return [...discard].sort((a, b) => (latest.get(a) ?? -1) - (latest.get(b) ?? -1));
}

/** The cards that an event names, as they lie on the pile: a joker there stands for nothing. */
function cardsOf(event: Event): string[] {
  if (event.type === "bids-shown") return [event.blue, event.red].flatMap((card) => card ?? []).map(asDiscarded);
  const one = "card" in event && typeof event.card === "string" ? [event.card] : [];
  const several = "cards" in event && Array.isArray(event.cards) ? (event.cards as string[]) : [];
  return [...several, ...one].map(asDiscarded);
}

const asDiscarded = (card: string): string => (card.startsWith("*") ? "**" : card);
