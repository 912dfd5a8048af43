/** A match as this browser knows it: what the server has told, folded, and nothing else. */

import { untrack } from "svelte";
import type {
  Accepted,
  ComputerStatus,
  Line,
  LogPage,
  Presence,
  Problem,
  Snapshot,
  MatchState,
  Update,
} from "../messages";
import { get } from "../api/http";
import type { Subscriber, Socket, CommandInput } from "../api/socket.svelte";

/** All that is known of a match: the last snapshot, with every update since put into it. */
export type MatchSnapshot = Omit<Snapshot, "type">;

/**
 * What is known after one more message. An update that was seen before changes nothing.
 * Returns null where something is missing in between: then the rest has to be asked for.
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

/** What a page shows while a computer is to act. */
export interface ComputerProgress {
  readonly position: number;
  readonly trouble: boolean;
}

const SEARCHING: ComputerProgress = { position: 0, trouble: false };

/** What is known with a page of older lines put before the others; unchanged where the page does not fit there. */
export function prependLog(
  snapshot: MatchSnapshot,
  { audience, log }: Pick<LogPage, "audience" | "log">,
): MatchSnapshot {
  const [last, first] = [log.at(-1), snapshot.log[0]];
  const fits = last && first && last.number === first.number - 1 && audience === snapshot.audience;
  return fits ? { ...snapshot, log: [...log, ...snapshot.log] } : snapshot;
}

/** Follows a match as long as a page shows it. */
export class Match implements Subscriber {
  snapshot = $state.raw<MatchSnapshot | null>(null);
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
  #loading: Promise<boolean> | null = null;

  /** `seat` is the side of the table for a hot-seat match, where one account has both. */
  constructor(socket: Socket, match: string, seat?: string) {
    this.match = match;
    if (seat !== undefined) this.seat = seat;
    this.#socket = socket;
    this.#stop = socket.subscribe(this);
  }

  get now(): MatchState | null {
    return this.snapshot?.now ?? null;
  }

  get log(): readonly Line[] {
    return this.snapshot?.log ?? [];
  }

  /** Whether the log has lines before the first that is known: a snapshot carries the newest alone. */
  get hasEarlier(): boolean {
    return (this.log[0]?.number ?? 1) > 1;
  }

  /** Fetch the lines before the first that is known; whether there were any for us. Throws: Refusal, Unreachable. */
  loadEarlier(): Promise<boolean> {
    this.#loading ??= this.#loadPage().finally(() => (this.#loading = null));
    return this.#loading;
  }

  /** Fetch older lines until an entry is known. Throws: Refusal, Unreachable. */
  async loadUntil(number: number): Promise<void> {
    while ((this.log[0]?.number ?? 0) > number && (await this.loadEarlier()));
  }

  async #loadPage(): Promise<boolean> {
    const first = this.log[0]?.number;
    if (first === undefined || first === 1) return false;
    const seat = this.seat === undefined ? "" : `&seat=${this.seat}`;
    const page = await get<LogPage>(`/api/matches/${this.match}/log?before=${first}${seat}`);
    const before = this.snapshot;
    if (before) this.snapshot = prependLog(before, page);
    return this.snapshot !== before;
  }

  /** Whether we are to act. */
  get isMyTurn(): boolean {
    return (
      this.snapshot !== null &&
      this.snapshot.now.status === "running" &&
      this.snapshot.now.actor === this.snapshot.audience
    );
  }

  since(): number | null {
    return untrack(() => this.snapshot?.number ?? null); // an effect that begins to follow must not begin again
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
    const next = applyMessage(this.snapshot, message);
    if (next) this.snapshot = next;
    else this.#socket.resync(this);
    this.problem = null;
  }

  refused(problem: Problem): void {
    this.problem = problem;
  }

  /** Have something done: an action, an offer, a word. Throws: Refusal. */
  send(input: CommandInput): Promise<Accepted> {
    return this.#socket.send(this.match, input, this.seat);
  }

  /** Play an action in the position that is shown. Throws: Refusal. */
  act(action: string): Promise<Accepted> {
    return this.send({ type: "act", at: this.snapshot?.now.changed ?? 0, action });
  }

  stop(): void {
    this.#stop();
  }
}
