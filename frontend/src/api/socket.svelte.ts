/**
 * The WebSocket of a tab. It connects when it is first needed and reconnects by itself. After a reconnect it requests
 * missed entries and resends unanswered commands; the server executes a command id once.
 */

import { untrack } from "svelte";
import type {
  Accepted,
  Command,
  ComputerStatus,
  Do,
  FromClient,
  FromServer,
  Listed,
  Presence,
  Problem,
  Snapshot,
  Update,
} from "../messages";
import { Refusal } from "./http";

/** A subscriber of a match. It knows which entries it has received. */
export interface Subscriber {
  readonly match: string;
  /** Only in hot-seat matches. */
  readonly seat?: string;
  /** The number of the last entry that was received, or null to get the whole match. */
  since(): number | null;
  receive(message: Snapshot | Update | Presence | ComputerStatus): void;
  /** The server refused the subscription. */
  refused(problem: Problem): void;
}

/** Receives the changed line of an own match, or null when the list must be loaded again. */
export type MyMatchListener = (changed: Listed | null) => void;

/** A command without its id, which the socket adds. */
export type CommandInput = Command extends infer Each ? (Each extends Command ? Omit<Each, "id"> : never) : never;

interface Pending {
  readonly message: Do;
  readonly resolve: (done: Accepted) => void;
  readonly reject: (error: Refusal) => void;
}

/** What the socket depends on, injected for tests. */
export interface SocketDependencies {
  open(): WebSocket;
  /** Ensures that there is a session cookie. If it returns false, the socket stays closed until `restart`. */
  prepare(): Promise<boolean | void>;
  /** Called when the server ended the session and closed this connection. */
  onSignedOut?(): void;
  /** A number from 0 to 1; jitter keeps browsers from reconnecting at the same moment. */
  random(): number;
  newId(): string;
  /** Called when a command that waited for the connection was executed. */
  onDelivered?(waited: PendingKind): void;
}

/** Kinds of commands that wait for the connection. */
export type PendingKind = "move" | "command";

const MIN_RETRY_DELAY = 400;
const MAX_RETRY_DELAY = 15_000;
/** The server pings more often than this; a longer silence means that the connection is dead. */
const SILENCE_TIMEOUT = 60_000;
/**
 * With a command unanswered and nothing received for this long, the connection counts as dead. Doubles each time, for
 * slow servers.
 */
const ANSWER_TIMEOUT = 4_000;
const MAX_ANSWER_TIMEOUT = 32_000;
/** A connection attempt that takes longer is restarted. */
const OPEN_TIMEOUT = 10_000;

export type Status = "idle" | "connecting" | "open" | "lost";

export class Socket {
  /** The reactive status for the page. `lost`: a connection is needed and there is none. */
  #shownStatus = $state<Status>("idle");
  /** Whether the server announced a restart. */
  restarting = $state(false);
  /** Whether the browser reports that there is no network. */
  offline = $state(false);
  /** The kind of the commands that wait for the connection; a move takes precedence. */
  unsent = $state<PendingKind | null>(null);

  // Not reactive: effects that use the socket must not depend on its status.
  #status: Status = "idle";
  #dependencies: SocketDependencies;
  #socket: WebSocket | null = null;
  #subscribers = new Set<Subscriber>();
  #lobby = new Set<(challenges: readonly Listed[], next: number | null) => void>();
  #myMatches = new Set<MyMatchListener>();
  #pending = new Map<string, Pending>();
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silenceTimer: ReturnType<typeof setTimeout> | undefined;
  #answerTimer: ReturnType<typeof setTimeout> | undefined;
  #answerTimeout = ANSWER_TIMEOUT;
  #attempt = 0;
  #delayed = new Set<string>(); // ids of commands that waited for the connection

  constructor(dependencies: SocketDependencies) {
    this.#dependencies = dependencies;
  }

  get status(): Status {
    return this.#shownStatus;
  }

  /** Subscribes to a match. Returns a function that unsubscribes. */
  subscribe(subscriber: Subscriber): () => void {
    this.#subscribers.add(subscriber);
    if (!this.#ensureConnecting()) this.#watch(subscriber);
    return () => {
      this.#subscribers.delete(subscriber);
      const others = [...this.#subscribers].filter(({ match }) => match === subscriber.match);
      this.#transmit({ type: "unwatch", match: subscriber.match });
      for (const other of others) this.#watch(other); // unwatching ends all subscriptions of the match
    };
  }

  /** Requests the entries that a subscriber has missed. */
  resync(subscriber: Subscriber): void {
    this.#watch(subscriber);
  }

  /** Subscribes to the open challenges. Returns a function that unsubscribes. */
  subscribeLobby(listener: (challenges: readonly Listed[], next: number | null) => void): () => void {
    this.#lobby.add(listener);
    if (!this.#ensureConnecting()) this.#transmit({ type: "lobby", on: true });
    return () => {
      this.#lobby.delete(listener);
      if (this.#lobby.size === 0) this.#transmit({ type: "lobby", on: false });
    };
  }

  /** Subscribes to changes of own matches. Returns a function that unsubscribes. */
  subscribeMyMatches(listener: MyMatchListener): () => void {
    this.#myMatches.add(listener);
    if (!this.#ensureConnecting()) this.#transmit({ type: "mine", on: true });
    return () => {
      this.#myMatches.delete(listener);
      if (this.#myMatches.size === 0) this.#transmit({ type: "mine", on: false });
    };
  }

  /** Sends a command and resends it after reconnects until it is answered. Throws: Refusal. */
  send(match: string, input: CommandInput, seat?: string): Promise<Accepted> {
    const id = this.#dependencies.newId();
    const message: Do = {
      type: "do",
      match,
      ...(seat !== undefined && { seat }),
      command: { ...input, id },
    };
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { message, resolve, reject });
      if (!this.#ensureConnecting()) this.#transmit(message);
      if (this.#answerTimer === undefined) this.#expectAnswer();
      this.#updateUnsent();
    });
  }

  /** Reconnects, for example with another language or identity. Subscriptions and pending commands are kept. */
  restart(): void {
    if (this.#status === "idle" && !this.#isNeeded) return;
    this.#disconnect();
    this.#failures = 0;
    if (this.#isNeeded) void this.#connect();
    else this.#setStatus("idle"); // not needed now: connect on the next use
  }

  /** Reconnects without waiting for the retry delay: the network is back, or the tab is visible again. */
  reconnectNow(): void {
    this.offline = false;
    if (this.#status !== "lost") return;
    this.#failures = 0;
    clearTimeout(this.#timer);
    void this.#connect();
  }

  /** Marks the browser as offline. Connecting is still tried, since a server on this machine may answer. */
  goOffline(): void {
    if (this.#status === "idle") return;
    this.offline = true;
    this.#onLost();
  }

  get #isNeeded(): boolean {
    return this.#subscribers.size + this.#lobby.size + this.#myMatches.size + this.#pending.size > 0;
  }

  #setStatus(status: Status): void {
    this.#status = this.#shownStatus = status;
    this.#updateUnsent();
  }

  #updateUnsent(): void {
    const waiting = this.#status === "lost" ? [...this.#pending] : [];
    for (const [id] of waiting) this.#delayed.add(id);
    const kinds = waiting.map(([, { message }]) => kindOf(message));
    this.unsent = kinds.includes("move") ? "move" : (kinds[0] ?? null);
  }

  /** Starts the timeout for an answer, if a command is pending. */
  #expectAnswer(): void {
    clearTimeout(this.#answerTimer);
    this.#answerTimer = undefined;
    if (this.#pending.size === 0 || this.#status !== "open") return;
    this.#answerTimer = setTimeout(() => {
      this.#answerTimeout = Math.min(MAX_ANSWER_TIMEOUT, this.#answerTimeout * 2);
      this.#onLost();
      this.reconnectNow();
    }, this.#answerTimeout);
  }

  /** Starts connecting if idle. Returns whether the socket is not open yet; pending messages are then sent on open. */
  #ensureConnecting(): boolean {
    if (this.#status === "idle") void this.#connect();
    return this.#status !== "open";
  }

  async #connect(): Promise<void> {
    if (this.#status !== "lost") this.#setStatus("connecting"); // the status stays `lost` until the connection is open
    this.#disconnect();
    const attempt = ++this.#attempt; // of concurrent attempts, the last one wins
    this.#timer = setTimeout(() => this.#onLost(), OPEN_TIMEOUT);
    let socket: WebSocket;
    try {
      // Untracked: an effect that uses the socket must not depend on the session.
      const hasSession = (await untrack(() => this.#dependencies.prepare())) !== false;
      if (attempt !== this.#attempt) return;
      if (!hasSession) return this.#stop();
      socket = this.#dependencies.open();
    } catch {
      if (attempt === this.#attempt) this.#onLost();
      return;
    }
    this.#socket = socket;
    socket.onopen = () => this.#onOpen();
    socket.onmessage = ({ data }) => this.#receive(JSON.parse(String(data)) as FromServer);
    socket.onclose = () => {
      if (this.#socket === socket) this.#onLost();
    };
  }

  #onOpen(): void {
    clearTimeout(this.#timer);
    this.#setStatus("open");
    this.restarting = this.offline = false;
    this.#failures = 0;
    this.#restartSilenceTimer();
    for (const subscriber of this.#subscribers) this.#watch(subscriber);
    if (this.#lobby.size > 0) this.#transmit({ type: "lobby", on: true });
    if (this.#myMatches.size > 0) this.#transmit({ type: "mine", on: true });
    for (const listener of this.#myMatches) listener(null); // changes during the interruption were not sent
    for (const { message } of this.#pending.values()) this.#transmit(message);
    this.#expectAnswer();
  }

  #onLost(): void {
    this.#disconnect();
    this.#attempt += 1;
    this.#setStatus("lost");
    const wait = Math.min(MAX_RETRY_DELAY, MIN_RETRY_DELAY * 2 ** this.#failures++);
    this.#timer = setTimeout(() => void this.#connect(), wait * (0.5 + this.#dependencies.random() / 2));
  }

  #disconnect(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#silenceTimer);
    clearTimeout(this.#answerTimer);
    this.#answerTimer = undefined;
    const before = this.#socket;
    this.#socket = null;
    before?.close();
  }

  #restartSilenceTimer(): void {
    clearTimeout(this.#silenceTimer);
    this.#silenceTimer = setTimeout(() => this.#onLost(), SILENCE_TIMEOUT);
  }

  #receive(message: FromServer): void {
    this.#restartSilenceTimer();
    this.#dispatch(message);
    this.#expectAnswer();
  }

  #dispatch(message: FromServer): void {
    switch (message.type) {
      case "ping":
        return this.#transmit({ type: "pong", nonce: message.nonce });
      case "done":
        return this.#settle(message.id, ({ resolve, message: sent }) => {
          if (this.#delayed.has(message.id)) this.#dependencies.onDelivered?.(kindOf(sent));
          resolve(message);
        });
      case "refused":
        return this.#onRefused(message.error, message.id, message.match);
      case "lobby":
        for (const listener of this.#lobby) listener(message.challenges, message.next ?? null);
        return;
      case "mine":
        for (const listener of this.#myMatches) listener(message.listed);
        return;
      case "bye":
        this.restarting = message.reason === "restarting";
        if (message.reason === "signed-out") this.#onSignedOut();
        return;
      default:
        for (const subscriber of this.#subscribers) if (isFor(message, subscriber)) subscriber.receive(message);
    }
  }

  #onSignedOut(): void {
    this.#stop();
    this.#dependencies.onSignedOut?.();
  }

  /** Disconnects until `restart`, since the identity may change. */
  #stop(): void {
    this.#disconnect();
    this.#setStatus("idle");
  }

  #onRefused(problem: Problem, id?: string, match?: string): void {
    if (id !== undefined) this.#settle(id, ({ reject }) => reject(new Refusal(problem)));
    else for (const subscriber of this.#subscribers) if (subscriber.match === match) subscriber.refused(problem);
  }

  #settle(id: string, how: (pending: Pending) => void): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    this.#answerTimeout = ANSWER_TIMEOUT;
    if (pending) how(pending);
    this.#delayed.delete(id);
  }

  #watch(subscriber: Subscriber): void {
    this.#transmit({
      type: "watch",
      match: subscriber.match,
      since: subscriber.since(),
      ...(subscriber.seat !== undefined && { seat: subscriber.seat }),
    });
  }

  /** Sends a message if the socket is open; otherwise `#onOpen` sends it. */
  #transmit(message: FromClient): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }
}

const kindOf = ({ command }: Do): PendingKind => (command.type === "act" ? "move" : "command");

function isFor(message: Snapshot | Update | Presence | ComputerStatus, subscriber: Subscriber): boolean {
  if (message.match !== subscriber.match) return false;
  return (
    message.type === "presence" ||
    message.type === "computer-status" ||
    subscriber.seat === undefined ||
    message.audience === subscriber.seat
  );
}
