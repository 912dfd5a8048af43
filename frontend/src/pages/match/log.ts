/** The log of a match as people read it: one row for each entry that they may know of. */

import type { Event, Line } from "../../messages";

/** A row: what happened, and whether one can look at the table as it was then. */
export interface LogRow {
  readonly number: number;
  readonly at: number;
  readonly line: Line;
  /** The seat that acted; null where nobody did, or nothing is known of it. */
  readonly seat: string | null;
  readonly events: readonly Event[];
  /** Whether the position has changed, so that there is something to look back at. */
  readonly isReviewable: boolean;
  readonly takenBack: boolean;
}

/** The rows of a log; chat, and what is not for us, is left out. */
export function logRows(log: readonly Line[]): LogRow[] {
  const gone = takenBack(log);
  return log.flatMap((line) => {
    const { what } = line;
    if (!what || what.type === "said" || what.type === "muted") return [];
    const changes = ["begun", "acted", "taken-back"].includes(what.type);
    const isGone = gone.has(line.number);
    return [
      {
        number: line.number,
        at: line.at,
        line,
        seat: "seat" in what ? what.seat : null,
        events: line.events ?? [],
        isReviewable: changes && !isGone,
        takenBack: isGone,
      },
    ];
  });
}

/** The entries whose action was taken back later. */
function takenBack(log: readonly Line[]): Set<number> {
  const gone = new Set<number>();
  const standing: { number: number; plies: number }[] = []; // actions that still count, each longer than the last
  for (const { number, what } of log) {
    if (what?.type === "acted") standing.push({ number, plies: what.plies });
    else if (what?.type === "taken-back")
      while ((standing.at(-1)?.plies ?? 0) > what.plies) gone.add(standing.pop()?.number ?? 0);
  }
  return gone;
}

/** The number of the moment before or after one, among those that can be looked at; null where there is none. */
export function adjacentPosition(all: readonly LogRow[], from: number | null, by: -1 | 1): number | null {
  const moments = all.filter(({ isReviewable }) => isReviewable).map(({ number }) => number);
  const at = from === null ? moments.length - 1 : moments.indexOf(from);
  return moments[at + by] ?? null;
}

/** What was written to each other. */
export interface ChatMessage {
  readonly number: number;
  readonly at: number;
  readonly seat: string;
  readonly text: string;
}

export function chatMessages(log: readonly Line[]): ChatMessage[] {
  return log.flatMap(({ number, at, what }) =>
    what?.type === "said" ? [{ number, at, seat: what.seat, text: what.text }] : [],
  );
}
