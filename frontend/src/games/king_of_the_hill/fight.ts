/** The last fight, from the events of the log: its cards, and what followed. */

import type { Event, LogLine } from "../../api/types";

export interface Fight {
  /** The number of the log line with the attack. */
  readonly number: number;
  readonly card: string;
  readonly target: string;
  /** Where the two units were, and where they have gone. */
  readonly spaces: readonly string[];
  /** The cards that the defender has drawn. */
  readonly drawn: readonly string[];
  /** The card that the defender has used; null if none, or none yet. */
  readonly answer: string | null;
  /** Whether the defender has chosen. */
  readonly isAnswered: boolean;
  /** The events that followed from the choice. */
  readonly outcome: readonly Event[];
}

const OUTCOMES = ["blocked", "destroyed", "fled", "retreated", "stayed", "pursued"];
/** Events that only accompany a fight. */
const NEUTRAL = [...OUTCOMES, "defence-drawn", "defended", "yielded", "halted", "pile-shuffled", "recovered"];
/** A fight and the answers of the opponent are a few lines long. */
const RECENT = 20;

/**
 * The last fight, until the seat itself acts again; for spectators, until anybody does. A counter-attack is a fight of
 * its own.
 */
export function lastFight(log: readonly LogLine[], seat: string): Fight | null {
  const recent = log.slice(-RECENT).flatMap(({ number, events = [] }) => events.map((event) => ({ number, event })));
  const start = recent.findLastIndex(({ event }) => isAttack(event));
  const begun = recent[start];
  if (!begun || !isAttack(begun.event)) return null;
  const after = recent.slice(start + 1).map(({ event }) => event);
  const next = after.filter(({ type }) => !NEUTRAL.includes(type));
  if (next.some((event) => !isSide(seat) || ("seat" in event && event.seat === seat))) return null;
  const defended = after.find((event) => event.type === "defended");
  return {
    number: begun.number,
    card: begun.event.card,
    target: begun.event.to,
    spaces: [begun.event, ...after.filter(({ type }) => OUTCOMES.includes(type))].flatMap(spacesOf),
    drawn: after.flatMap((event) => (event.type === "defence-drawn" ? event.cards : [])),
    answer: defended?.card ?? null,
    isAnswered: defended !== undefined || after.some(({ type }) => type === "yielded"),
    outcome: after.filter(({ type }) => OUTCOMES.includes(type)),
  };
}

const spacesOf = (event: object): string[] => [
  ...("from" in event ? [event.from as string] : []),
  ...("to" in event ? [event.to as string] : []),
];

const isSide = (seat: string): boolean => seat === "blue" || seat === "red";

type Attack = Extract<Event, { type: "attacked" | "shot-at" | "lightning-cast" }>;

const isAttack = (event: Event): event is Attack => ["attacked", "shot-at", "lightning-cast"].includes(event.type);
