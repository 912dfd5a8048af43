/** A match as the server has sent it: the last snapshot with every update since. */

import type { LogPage, Snapshot, Update } from "../api/types";

export type MatchSnapshot = Omit<Snapshot, "type">;

/**
 * Applies a message to a snapshot. An update that was applied before changes nothing. Returns null if entries are
 * missing in between; then the subscriber must resync.
 */
export function applyMessage(snapshot: MatchSnapshot | null, message: Snapshot | Update): MatchSnapshot | null {
  if (message.type === "snapshot") {
    const { type: _, ...all } = message;
    return all;
  }
  if (!snapshot || message.number > snapshot.number + 1) return null;
  if (message.number <= snapshot.number) return snapshot;
  const { type: _, match: __, audience: ___, now = snapshot.now, ...line } = message;
  const joined = line.what?.type === "joined" ? { [line.what.seat]: line.what.face } : {};
  return {
    ...snapshot,
    number: line.number,
    seats: { ...snapshot.seats, ...joined },
    log: [...snapshot.log, line],
    now,
  };
}

/** Prepends a page of older log lines; returns the snapshot unchanged if the page does not fit there. */
export function prependLog(
  snapshot: MatchSnapshot,
  { audience, log }: Pick<LogPage, "audience" | "log">,
): MatchSnapshot {
  const [last, first] = [log.at(-1), snapshot.log[0]];
  const fits = last && first && last.number === first.number - 1 && audience === snapshot.audience;
  return fits ? { ...snapshot, log: [...log, ...snapshot.log] } : snapshot;
}
