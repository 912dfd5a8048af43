/** The log as rows: one for each entry that this audience may see. */

import type { BaseEvent } from "../games/module";
import type { LogLine } from "../api/types";

export interface LogRow {
  readonly number: number;
  readonly at: number;
  readonly line: LogLine;
  /** The seat that acted; null if nobody did or it is unknown. */
  readonly seat: string | null;
  readonly events: readonly BaseEvent[];
  /** Whether the entry changed the position, so that it can be reviewed. */
  readonly isReviewable: boolean;
  readonly takenBack: boolean;
}

/** The rows of a log, without chat and without entries that this audience may not see. */
export function logRows(log: readonly LogLine[]): LogRow[] {
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

/** The numbers of entries whose action was taken back. */
function takenBack(log: readonly LogLine[]): Set<number> {
  const gone = new Set<number>();
  const standing: { number: number; plies: number }[] = []; // actions in effect, with increasing ply counts
  for (const { number, what } of log) {
    if (what?.type === "acted") standing.push({ number, plies: what.plies });
    else if (what?.type === "taken-back")
      while ((standing.at(-1)?.plies ?? 0) > what.plies) gone.add(standing.pop()?.number ?? 0);
  }
  return gone;
}

/** The number of the previous or next reviewable position; null if there is none. */
export function adjacentPosition(all: readonly LogRow[], from: number | null, by: -1 | 1): number | null {
  const moments = all.filter(({ isReviewable }) => isReviewable).map(({ number }) => number);
  const at = from === null ? moments.length - 1 : moments.indexOf(from);
  return moments[at + by] ?? null;
}

export interface ChatMessage {
  readonly number: number;
  readonly at: number;
  readonly seat: string;
  readonly text: string;
}

export function chatMessages(log: readonly LogLine[]): ChatMessage[] {
  return log.flatMap(({ number, at, what }) =>
    what?.type === "said" ? [{ number, at, seat: what.seat, text: what.text }] : [],
  );
}
