/** Which players are absent, and when the win can be claimed from them. */

import { serverTime } from "../api/server_time";
import { audience, isPlayer, now, otherSeat, snapshotOf } from "./store.svelte";
import type { MatchPageState } from "./store.svelte";

/** The estimate of the server's clock is accurate to half a second. */
const MARGIN = 500;

/** `back`: a player who was away has just come back. */
export type Presence = "here" | "away" | "back";

/** Whether this match is against another person, on another device. */
export function isAgainstPerson(match: MatchPageState): boolean {
  const { kind } = snapshotOf(match);
  return kind !== "computer" && kind !== "hotseat";
}

/** The presence of the player of a seat. Computers, and players who are known only from a record, count as present. */
export function presenceOf(match: MatchPageState, seat: string): Presence {
  const kind = snapshotOf(match).seats[seat]?.kind;
  if (!isAgainstPerson(match) || kind === undefined || kind === "computer" || kind === "archived") return "here";
  if (match.feed.present[seat] === false) return "away";
  return match.feed.returned.includes(seat) && seat !== audience(match) ? "back" : "here";
}

/** The server time from which this player can claim the win from a seat; undefined if they cannot. */
export function claimFrom(match: MatchPageState, seat: string): number | undefined {
  const { actor, status } = now(match);
  const isPossible = isPlayer(match) && seat === otherSeat(match) && actor === seat && status === "running";
  return isPossible && presenceOf(match, seat) === "away" ? match.feed.claims[seat] : undefined;
}

/** The milliseconds until the win can be claimed, by the server's clock. */
export const untilClaim = (from: number): number => Math.max(0, from + MARGIN - serverTime.now());
