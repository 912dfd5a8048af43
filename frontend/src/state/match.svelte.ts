/** A match as this browser knows it: what the server has told, folded, and nothing else. */

import { untrack } from "svelte";
import type { Accepted, ComputerStatus, Line, Presence, Problem, Snapshot, State, Update } from "../messages";
import type { Follower, Socket, Wanted } from "../net/socket.svelte";

/** All that is known of a match: the last snapshot, with every update since put into it. */
export type Known = Omit<Snapshot, "type">;

/**
 * What is known after one more message. An update that was seen before changes nothing.
 * Returns null where something is missing in between: then the rest has to be asked for.
 */
export function fold(known: Known | null, message: Snapshot | Update): Known | null {
  if (message.type === "snapshot") {
    const { type: _, ...all } = message;
    return all;
  }
  if (!known || message.number > known.number + 1) return null;
  if (message.number <= known.number) return known;
  const { type: _, match: __, audience: ___, now = known.now, ...line } = message;
  const joined = line.what?.type === "joined" ? { [line.what.seat]: line.what.face } : {};
  return { ...known, number: line.number, seats: { ...known.seats, ...joined }, log: [...known.log, line], now };
}

/** What a page shows while a computer is to act. */
export interface ComputerProgress {
  readonly position: number;
  readonly trouble: boolean;
}

const SEARCHING: ComputerProgress = { position: 0, trouble: false };

/** Follows a match as long as a page shows it. */
export class Match implements Follower {
  known = $state.raw<Known | null>(null);
  /** Which seats have their player looking. */
  present = $state.raw<Readonly<Record<string, boolean>>>({});
  /** How the computer's move stands: its place in the queue (0 when it is being searched), and whether it cannot be stored. */
  computer = $state.raw<ComputerProgress>(SEARCHING);
  /** From when on the opponent of a seat that is away may claim the win, by the server's time. */
  claims = $state.raw<Readonly<Record<string, number>>>({});
  /** Why there is nothing to see. */
  problem = $state.raw<Problem | null>(null);

  readonly match: string;
  readonly seat?: string;
  #socket: Socket;
  #stop: () => void;

  /** `seat` is the side of the table for a hot-seat match, where one account has both. */
  constructor(socket: Socket, match: string, seat?: string) {
    this.match = match;
    if (seat !== undefined) this.seat = seat;
    this.#socket = socket;
    this.#stop = socket.follow(this);
  }

  get now(): State | null {
    return this.known?.now ?? null;
  }

  get log(): readonly Line[] {
    return this.known?.log ?? [];
  }

  /** Whether we are to act. */
  get isMyTurn(): boolean {
    return this.known !== null && this.known.now.status === "running" && this.known.now.actor === this.known.audience;
  }

  since(): number | null {
    return untrack(() => this.known?.number ?? null); // an effect that begins to follow must not begin again
  }

  receive(message: Snapshot | Update | Presence | ComputerStatus): void {
    if (message.type === "presence") {
      this.present = message.seats;
      this.claims = message.claims ?? {};
      return;
    }
    if (message.type === "computer-status") {
      this.computer = { ...SEARCHING, ...message };
      return;
    }
    const next = fold(this.known, message);
    if (next) this.known = next;
    else this.#socket.again(this);
    this.problem = null;
  }

  refused(problem: Problem): void {
    this.problem = problem;
  }

  /** Have something done: an action, an offer, a word. Throws: Refusal. */
  do(wanted: Wanted): Promise<Accepted> {
    return this.#socket.do(this.match, wanted, this.seat);
  }

  /** Play an action in the position that is shown. Throws: Refusal. */
  act(action: string): Promise<Accepted> {
    return this.do({ type: "act", at: this.known?.now.changed ?? 0, action });
  }

  stop(): void {
    this.#stop();
  }
}
