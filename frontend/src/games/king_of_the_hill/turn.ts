/** What a turn of King of the Hill leaves to be seen: traces on the board, and headlines. */

import type { Event } from "../../api/types";
import type { Trace } from "../../board/scene";
import type { Translate } from "../../i18n/translator";
import type { Headline } from "../module";

/** Events that a review can jump to. */
export const highlights: ReadonlySet<string> = new Set([
  "attacked",
  "shot-at",
  "lightning-cast",
  "destroyed",
  "objective-razed",
]);

export function traces(event: Event): Trace[] {
  switch (event.type) {
    case "moved":
    case "hastened":
    case "pursued":
      return [{ kind: "move", from: event.from, to: event.to }];
    case "fled":
    case "retreated":
      return [{ kind: "move", from: event.from, to: event.to, isPassive: true }];
    case "attacked":
      return [{ kind: "attack", from: event.from, to: event.to }];
    case "shot-at":
      return [{ kind: "shot", from: event.from, to: event.to }];
    case "destroyed":
      return [{ kind: "removed", space: event.space, piece: { kind: event.unit, side: event.seat } }];
    case "left-field":
      return [{ kind: "removed", space: event.from, piece: { kind: event.unit, side: event.seat } }];
    default:
      return [];
  }
}

/** The ranks of headlines, by event. */
const RANKS = { general: 95, destroyed: 90, left: 85, razed: 80, attacked: 70, spell: 60, returned: 50, taken: 40 };

const unit = (id: string): { kind: string; id: string } => ({ kind: "unit", id });

export function headline(event: Event, seat: string, t: Translate): Headline | null {
  switch (event.type) {
    case "destroyed": {
      const { unit: type, space, general = false } = event;
      return event.seat === seat
        ? {
            rank: general ? RANKS.general : RANKS.destroyed,
            text: t("headline-lost", { unit: unit(type), space, general }),
          }
        : { rank: RANKS.taken, text: t("headline-destroyed", { unit: unit(type), space }) };
    }
    case "attacked":
    case "shot-at":
    case "lightning-cast":
    case "paralysis-cast": {
      if (event.seat === seat || seat === "spectator") return null;
      const rank = event.type === "paralysis-cast" ? RANKS.spell : RANKS.attacked;
      return { rank, text: t(`headline-${event.type}`, { target: unit(event.target), to: event.to }) };
    }
    case "left-field":
    case "objective-razed":
    case "unit-returned":
      return event.seat === seat || seat === "spectator" ? null : enemyHeadline(event, t);
    default:
      return null;
  }
}

/** Headlines about units of the enemy. */
function enemyHeadline(
  event: Extract<Event, { type: "left-field" | "objective-razed" | "unit-returned" }>,
  t: Translate,
): Headline {
  switch (event.type) {
    case "left-field":
      return { rank: RANKS.left, text: t("headline-left-field", { unit: unit(event.unit) }) };
    case "objective-razed":
      return { rank: RANKS.razed, text: t("headline-objective-razed", { space: event.space }) };
    default:
      return {
        rank: RANKS.returned,
        text: t("headline-unit-returned", { unit: unit(event.unit), space: event.space }),
      };
  }
}
