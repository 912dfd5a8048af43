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

/** What a jump through the log stops at: every position, the ends of turns, or events of certain types. */
export type StopAt = "position" | "turn" | ReadonlySet<string>;

/**
 * The number of the nearest position before or after `from` at which a jump stops; null if there is none. For the
 * present, `from` is null.
 */
export function findPosition(
  rows: readonly LogRow[],
  from: number | null,
  by: -1 | 1,
  stopAt: StopAt = "position",
): number | null {
  const positions = rows.filter(({ isReviewable }) => isReviewable);
  const here = from ?? positions.at(-1)?.number ?? 0;
  const stops = positions.filter((row, i) => isStop(row, positions[i + 1], stopAt)).map(({ number }) => number);
  const found = by < 0 ? stops.findLast((number) => number < here) : stops.find((number) => number > here);
  return found ?? null;
}

function isStop({ seat, events }: LogRow, next: LogRow | undefined, stopAt: StopAt): boolean {
  if (stopAt === "position") return true;
  return stopAt === "turn" ? seat !== next?.seat : events.some(({ type }) => stopAt.has(type));
}

/**
 * The actions of the last turn in rows, without those taken back: all since the last action of `seat`, or, if `seat` is
 * null, all of the seat that acted last.
 */
export function lastTurn(rows: readonly LogRow[], seat: string | null): readonly LogRow[] {
  const actions = rows.filter(({ line, takenBack }) => line.what?.type === "acted" && !takenBack);
  const last = actions.at(-1)?.seat;
  const before = actions.findLastIndex((row) => (seat === null ? row.seat !== last : row.seat === seat));
  return actions.slice(before + 1);
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
