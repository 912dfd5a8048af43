/** The subscription to a match: what the server sends about it, and commands to it. */

import { untrack } from "svelte";
import type { Accepted, LogLine, Problem, Snapshot, Update } from "../api/types";
import { getLog } from "../api/endpoints";
import type { CommandInput, Socket } from "../api/socket.svelte";
import type { MatchMessage, Subscriber } from "../api/subscriptions";
import { applyMessage, prependLog } from "./snapshot";
import type { MatchSnapshot } from "./snapshot";

/** The progress of a computer's move. */
export interface ComputerProgress {
  /** Its place in the queue; 0 while it is searching. */
  readonly position: number;
  /** Whether its move cannot be stored. */
  readonly trouble: boolean;
}

const SEARCHING: ComputerProgress = { position: 0, trouble: false };
/** Milliseconds for which a player who has come back is shown as such. */
const RETURN_SHOWN = 6000;

/** A match, subscribed until `stop`. Its fields change only by messages of the server. */
export class MatchFeed implements Subscriber {
  snapshot = $state.raw<MatchSnapshot | null>(null);
  /** Which seats have their player online. */
  present = $state.raw<Readonly<Record<string, boolean>>>({});
  /** Seats whose player has just come back. */
  returned = $state.raw<readonly string[]>([]);
  computer = $state.raw<ComputerProgress>(SEARCHING);
  /** For each absent seat, the server time from which its opponent may claim the win. */
  claims = $state.raw<Readonly<Record<string, number>>>({});
  /** Why the match cannot be shown. */
  problem = $state.raw<Problem | null>(null);
  /** Called after a snapshot or an update was applied. */
  onMessage: (message: Snapshot | Update) => void = () => undefined;

  readonly match: string;
  readonly seat?: string;
  readonly #socket: Socket;
  readonly #unsubscribe: () => void;
  #loading: Promise<boolean> | null = null;
  #returning: ReturnType<typeof setTimeout> | undefined;

  /** `seat` selects a side in hot-seat matches, where one account has both. */
  constructor(socket: Socket, match: string, seat?: string) {
    this.match = match;
    if (seat !== undefined) this.seat = seat;
    this.#socket = socket;
    this.#unsubscribe = socket.subscribe(this);
  }

  get log(): readonly LogLine[] {
    return this.snapshot?.log ?? [];
  }

  /** Whether the log has older lines than those loaded; a snapshot has only the newest ones. */
  get hasEarlier(): boolean {
    return (this.log[0]?.number ?? 1) > 1;
  }

  /** Whether there is no connection, so that commands wait. Reactive. */
  get isDisconnected(): boolean {
    return this.#socket.status === "lost";
  }

  /** Whether this seat is to act. */
  get isMyTurn(): boolean {
    const { snapshot } = this;
    return snapshot !== null && snapshot.now.status === "running" && snapshot.now.actor === snapshot.audience;
  }

  /** The number of the connection, which changes when it was lost and is open again; null while it is lost. */
  get connection(): number | null {
    return this.#socket.status === "lost" ? null : this.#socket.connection;
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

  since(): number | null {
    return untrack(() => this.snapshot?.number ?? null); // untracked: an effect that subscribes must not run again
  }

  receive(message: MatchMessage): void {
    if (message.type === "presence") {
      this.#notePresence(message.seats);
      this.claims = message.claims ?? {};
    } else if (message.type === "computer-status") {
      this.computer = { ...SEARCHING, ...message };
    } else {
      const next = applyMessage(this.snapshot, message);
      if (next) this.snapshot = next;
      else this.#socket.resync(this);
      this.problem = null;
      this.onMessage(message);
    }
  }

  refused(problem: Problem): void {
    this.problem = problem;
  }

  /** Sends a command. Throws: Refusal. */
  send(input: CommandInput): Promise<Accepted> {
    return this.#socket.send(this.match, input, this.seat);
  }

  stop(): void {
    this.onMessage = () => undefined;
    clearTimeout(this.#returning);
    this.#unsubscribe();
  }

  #notePresence(seats: Readonly<Record<string, boolean>>): void {
    const back = Object.keys(seats).filter((seat) => seats[seat] && this.present[seat] === false);
    this.present = seats;
    this.returned = [...this.returned.filter((seat) => seats[seat] && !back.includes(seat)), ...back];
    if (back.length === 0) return;
    clearTimeout(this.#returning);
    this.#returning = setTimeout(() => (this.returned = []), RETURN_SHOWN);
  }

  async #loadPage(): Promise<boolean> {
    const first = this.log[0]?.number;
    if (first === undefined || first === 1) return false;
    const page = await getLog(this.match, { before: first, seat: this.seat });
    const before = this.snapshot;
    if (before) this.snapshot = prependLog(before, page);
    return this.snapshot !== before;
  }
}
