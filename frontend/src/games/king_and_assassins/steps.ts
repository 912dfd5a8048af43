/** Intermediate views of King & Assassins for the playback. */

import type { Event, KingAndAssassinsView } from "../../api/types";

/** Whether an event is shown with the one before it: a knight moves together with the pieces he shoves. */
export const joinsPrevious = ({ type }: Event, before: Event): boolean =>
  before.type === "shoved" && (type === "shoved" || type === "knight-moved");

/** The view after an event, as far as the board shows it. */
export function applyEvent(view: KingAndAssassinsView, event: Event): KingAndAssassinsView {
  switch (event.type) {
    case "king-moved":
      return { ...view, king: event.to };
    case "king-entered":
      return { ...view, king: null };
    case "king-wounded":
      return { ...view, wounds: event.wounds };
    case "knight-moved":
      return { ...view, knights: view.knights.map((space) => (space === event.from ? event.to : space)) };
    case "knight-killed":
      return { ...view, knights: view.knights.filter((space) => space !== event.space) };
    case "shoved":
    case "citizen-moved":
    case "assassin-moved":
      return { ...view, citizens: { ...view.citizens, [event.citizen]: event.to } };
    case "captured":
      return { ...view, citizens: without(view.citizens, event.citizen) };
    case "revealed":
      return { ...view, assassins: { ...view.assassins, [event.citizen]: "revealed" } };
    case "eliminated":
      return {
        ...view,
        citizens: without(view.citizens, event.citizen),
        assassins: { ...view.assassins, [event.citizen]: "eliminated" },
      };
    default:
      return view;
  }
}

function without(citizens: Readonly<Record<string, string>>, gone: string): Record<string, string> {
  return Object.fromEntries(Object.entries(citizens).filter(([citizen]) => citizen !== gone));
}
