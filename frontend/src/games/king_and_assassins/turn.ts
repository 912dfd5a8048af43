/** What a turn of King & Assassins leaves to be seen: traces on the board, and headlines. */

import type { Event } from "../../api/types";
import type { Trace } from "../../board/scene";
import type { Translate } from "../../i18n/translator";
import type { Headline } from "../module";

/** Events that a review can jump to. */
export const highlights: ReadonlySet<string> = new Set([
  "captured",
  "eliminated",
  "revealed",
  "knight-killed",
  "king-wounded",
]);

const citizen = (kind: string): { kind: string; side: string } => ({ kind, side: "citizens" });

export function traces(event: Event): Trace[] {
  switch (event.type) {
    case "king-moved":
    case "knight-moved":
    case "citizen-moved":
    case "assassin-moved":
      return [{ kind: "move", from: event.from, to: event.to }];
    case "shoved":
      return [{ kind: "move", from: event.from, to: event.to, isPassive: true }];
    case "captured":
    case "eliminated":
      return [
        { kind: "attack", from: event.by, to: event.space },
        { kind: "removed", space: event.space, piece: citizen(event.citizen) },
      ];
    case "knight-killed":
      return [
        { kind: "attack", from: event.by, to: event.space },
        { kind: "removed", space: event.space, piece: { kind: "knight", side: "king" } },
      ];
    case "king-wounded":
      return [{ kind: "attack", from: event.by, to: event.space }];
    default:
      return [];
  }
}

/** The ranks of headlines, by event. */
const RANKS = { wounded: 90, lost: 80, killed: 70, revealed: 60, captured: 50 };

export function headline(event: Event, seat: string, t: Translate): Headline | null {
  const ours = seat === "king";
  switch (event.type) {
    case "king-wounded":
      return ours ? { rank: RANKS.wounded, text: t("headline-king-wounded", { wounds: event.wounds }) } : null;
    case "knight-killed":
      return ours ? { rank: RANKS.killed, text: t("headline-knight-killed", { space: event.space }) } : null;
    case "revealed":
      return ours ? { rank: RANKS.revealed, text: t("headline-revealed", { citizen: event.citizen }) } : null;
    case "eliminated":
      return seat === "assassins"
        ? { rank: RANKS.lost, text: t("headline-eliminated", { citizen: event.citizen }) }
        : null;
    case "captured":
      if (seat !== "assassins") return null;
      return {
        rank: event.assassin ? RANKS.lost : RANKS.captured,
        text: t("headline-captured", { citizen: event.citizen, assassin: event.assassin ?? null }),
      };
    default:
      return null;
  }
}
