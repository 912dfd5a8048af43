/**
 * Groups of own matches by what they wait for. The badge in the header, the tab's title and the page of own matches use
 * them.
 */

import type { ListedMatch } from "../api/types";

/**
 * `practice`: against the computer or on one device, so that nobody else waits. `missing`: the game is not installed,
 * so that nobody can play.
 */
export type Group = "turn" | "others" | "waiting" | "practice" | "over" | "cancelled" | "missing";
const ORDER: readonly Group[] = ["turn", "others", "waiting", "practice", "over", "cancelled", "missing"];

export function groupOf({ status, actor, seat, kind, reason, missing }: ListedMatch): Group {
  if (missing) return "missing";
  if (status === "over") return reason === "aborted" ? "cancelled" : "over";
  if (status === "waiting") return "waiting";
  if (kind === "computer" || kind === "hotseat") return "practice";
  return seat !== undefined && actor === seat ? "turn" : "others";
}

/** The non-empty groups, each in the server's order. */
export function groupMatches(matches: readonly ListedMatch[]): { name: Group; list: readonly ListedMatch[] }[] {
  return ORDER.map((name) => ({ name, list: matches.filter((match) => groupOf(match) === name) })).filter(
    ({ list }) => list.length > 0,
  );
}

/** The matches in which an opponent waits for this player. */
export const waitingForMe = (matches: readonly ListedMatch[]): readonly ListedMatch[] =>
  matches.filter((match) => groupOf(match) === "turn");
