/** A match as the server has sent it: the last snapshot with all updates applied. */

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
import type { CommandInput, Socket } from "../api/socket.svelte";
import type { Subscriber } from "../api/subscriptions";

/** The state of a match: the last snapshot with every update since. */
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

/** The progress of a computer's move. */
export interface ComputerProgress {
  readonly position: number;
  readonly trouble: boolean;
}

const SEARCHING: ComputerProgress = { position: 0, trouble: false };

/** Prepends a page of older log lines; returns the snapshot unchanged if the page does not fit there. */
export function prependLog(
  snapshot: MatchSnapshot,
  { audience, log }: Pick<LogPage, "audience" | "log">,
): MatchSnapshot {
  const [last, first] = [log.at(-1), snapshot.log[0]];
  const fits = last && first && last.number === first.number - 1 && audience === snapshot.audience;
  return fits ? { ...snapshot, log: [...log, ...snapshot.log] } : snapshot;
}

/** A match, subscribed until `stop`. */
export class Match implements Subscriber {
  snapshot = $state.raw<MatchSnapshot | null>(null);
  /** Which seats have their player online. */
  present = $state.raw<Readonly<Record<string, boolean>>>({});
  /** The computer's place in the queue (0 while it is searching), and whether its move cannot be stored. */
  computer = $state.raw<ComputerProgress>(SEARCHING);
  /** For each absent seat, the server time from which its opponent may claim the win. */
  claims = $state.raw<Readonly<Record<string, number>>>({});
  /** Why the match cannot be shown. */
  problem = $state.raw<Problem | null>(null);

  readonly match: string;
  readonly seat?: string;
  #socket: Socket;
  #stop: () => void;
  #loading: Promise<boolean> | null = null;

  /** `seat` selects a side in hot-seat matches, where one account has both. */
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

  /** Whether the log has older lines than those loaded; a snapshot has only the newest ones. */
  get hasEarlier(): boolean {
    return (this.log[0]?.number ?? 1) > 1;
  }

  /** Loads a page of older lines. Returns whether there were any. Throws: Refusal, Unreachable. */
  loadEarlier(): Promise<boolean> {
    this.#loading ??= this.#loadPage().finally(() => (this.#loading = null));
    return this.#loading;
  }

  /** Loads older lines until an entry is loaded. Throws: Refusal, Unreachable. */
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

  /** Whether this seat is to act. */
  get isMyTurn(): boolean {
    return (
      this.snapshot !== null &&
      this.snapshot.now.status === "running" &&
      this.snapshot.now.actor === this.snapshot.audience
    );
  }

  since(): number | null {
    return untrack(() => this.snapshot?.number ?? null); // untracked: an effect that subscribes must not run again
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

  /** Sends a command. Throws: Refusal. */
  send(input: CommandInput): Promise<Accepted> {
    return this.#socket.send(this.match, input, this.seat);
  }

  /** Plays an action in the current position. Throws: Refusal. */
  act(action: string): Promise<Accepted> {
    return this.send({ type: "act", at: this.snapshot?.now.changed ?? 0, action });
  }

  stop(): void {
    this.#stop();
  }
}
