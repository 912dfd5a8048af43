/** Intermediate views of King of the Hill for the playback. */

import type { Event, KingOfTheHillView, Unit } from "../../api/types";

/** Events that complete the one before them. */
const JOINED = ["blocked", "first-stays", "initiative-won", "turn-begun", "pile-shuffled", "hand-dealt", "recovered"];

/** Whether an event is shown with the one before it. */
export const joinsPrevious = ({ type }: Event): boolean => JOINED.includes(type);

/** The view after an event, as far as the board shows it. */
export function applyEvent(view: KingOfTheHillView, event: Event): KingOfTheHillView {
  const change = (how: (unit: Unit) => Unit): KingOfTheHillView => ({ ...view, units: view.units.map(how) });
  switch (event.type) {
    case "scenario-drawn":
      return { ...view, scenario: event.scenario as KingOfTheHillView["scenario"] };
    case "moved":
    case "hastened":
    case "fled":
    case "retreated":
    case "pursued":
      return change((unit) => (unit.at === event.from ? { ...unit, at: event.to } : unit));
    case "general-teleported":
      return change((unit) =>
        [event.from, event.to].includes(unit.at) ? { ...unit, general: unit.at === event.to } : unit,
      );
    case "destroyed":
      return { ...view, units: view.units.filter(({ at }) => at !== event.space) };
    case "left-field":
      return { ...view, units: view.units.filter(({ at }) => at !== event.from) };
    case "deployed":
    case "unit-returned":
      return { ...view, units: [...view.units, newcomer(event)] };
    default:
      return view;
  }
}

function newcomer(event: Extract<Event, { type: "deployed" | "unit-returned" }>): Unit {
  const general = event.type === "deployed" && event.general === true;
  return { side: event.seat as Unit["side"], type: event.unit as Unit["type"], at: event.space, general };
}
