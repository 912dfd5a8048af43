/** A player's own matches by what they wait for. The badge in the header, the tab's title and the page of own matches all use these groups. */

import type { Listed } from "../messages";

/** `practice` is in progress against the computer or on one device: nobody else waits there. */
export type Group = "turn" | "others" | "waiting" | "practice" | "over" | "cancelled";
const ORDER: readonly Group[] = ["turn", "others", "waiting", "practice", "over", "cancelled"];

export function groupOf({ status, actor, seat, kind, reason }: Listed): Group {
  if (status === "over") return reason === "aborted" ? "cancelled" : "over";
  if (status === "waiting") return "waiting";
  if (kind === "computer" || kind === "hotseat") return "practice";
  return seat !== undefined && actor === seat ? "turn" : "others";
}

/** The groups that have something in them, each as the server ordered it. */
export function groupMatches(matches: readonly Listed[]): { name: Group; list: readonly Listed[] }[] {
  return ORDER.map((name) => ({ name, list: matches.filter((match) => groupOf(match) === name) })).filter(
    ({ list }) => list.length > 0,
  );
}

/** The matches in which somebody waits for us to act. */
export const waitingForMe = (matches: readonly Listed[]): readonly Listed[] =>
  matches.filter((match) => groupOf(match) === "turn");
