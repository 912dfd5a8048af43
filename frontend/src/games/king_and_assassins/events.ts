/** Events of King & Assassins as text and in notation. */

import type { Argument, Name, Translate } from "../../i18n/translator";
import type { Event } from "../../api/types";

const names = (citizens: Iterable<string>): Name[] => [...citizens].map((id) => ({ kind: "citizen", id }));

/** The text of an event. Fields that the viewer may not know are missing in it. */
export function describeEvent(event: Event, t: Translate): string {
  const code = `event-${event.type}`;
  switch (event.type) {
    case "picked":
      return t(code, { citizens: event.citizens ? names(event.citizens) : null });
    case "card-turned": {
      const [king = "", knights = "", crowd = ""] = event.card.match(/\d+/g) ?? [];
      return t("town-card", { round: event.round, king, knights, crowd, fetters: event.card.endsWith("f") });
    }
    case "captured":
      return t(code, { ...plain(event), assassin: event.assassin ?? null });
    case "ended":
      return "assassins" in event ? t(code, { ...plain(event), assassins: names(Object.keys(event.assassins)) }) : "";
    default:
      return t(code, plain(event));
  }
}

function plain(event: Event): Record<string, Argument> {
  return Object.fromEntries(
    Object.entries(event).filter(([, value]) => ["string", "number", "boolean"].includes(typeof value)),
  );
}

/** The action of an event in notation; null if the event only follows from another one. */
export function eventNotation(event: Event): string | null {
  switch (event.type) {
    case "picked":
      return event.citizens ? `pick:${[...event.citizens].sort().join(",")}` : null;
    case "started":
      return `start:${event.space}`;
    case "king-moved":
    case "knight-moved":
    case "citizen-moved":
    case "assassin-moved":
      return `${event.from}${event.to}`;
    case "king-entered":
      return `${event.gate}*`;
    case "captured":
      return `${event.by}=${event.space}`;
    case "eliminated":
    case "knight-killed":
    case "king-wounded":
      return `${event.by}x${event.space}`;
    case "revealed":
      return `!${event.space}`;
    case "turn-ended":
      return "end";
    default:
      return null;
  }
}
