/** Events of King & Assassins as text. */

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
