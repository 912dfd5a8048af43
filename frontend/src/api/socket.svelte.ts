/**
 * The one socket of a tab. It opens when somebody wants something of it, connects again by itself when it is cut
 * off, and then asks for what it has missed and sends again what was not answered: each is done once, by its id.
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

/** Somebody who follows a match, and says what they have seen of it. */
export interface Subscriber {
  readonly match: string;
  /** For a hot-seat match alone. */
  readonly seat?: string;
  /** The number of the last entry that was seen, or null for all of the match. */
  since(): number | null;
  receive(message: Snapshot | Update | Presence | ComputerStatus): void;
  /** The server does not let us follow. */
  refused(problem: Problem): void;
}

/** A command without its id: the socket chooses one. */
export type CommandInput = Command extends infer Each ? (Each extends Command ? Omit<Each, "id"> : never) : never;

interface Pending {
  readonly message: Do;
  readonly resolve: (done: Accepted) => void;
  readonly reject: (error: Refusal) => void;
}

/** What the socket needs of the world, so that a test can be the world. */
export interface SocketDependencies {
  open(): WebSocket;
  /** Makes sure that there is somebody to be: a socket needs a cookie. With false there will be no socket until `restart`. */
  prepare(): Promise<boolean | void>;
  /** The server has ended our session, and this connection with it. */
  onSignedOut?(): void;
  /** A number from 0 to 1, so that not all browsers come back at the same moment. */
  random(): number;
  newId(): string;
  /** A command that had to wait for the connection was carried out. */
  onDelivered?(waited: PendingKind): void;
}

/** What waits for the connection: a move, or any other command. */
export type PendingKind = "move" | "command";

const MIN_RETRY_DELAY = 400;
const MAX_RETRY_DELAY = 15_000;
/** A server that says nothing for so long is gone; it pings more often than that. */
const SILENCE_TIMEOUT = 60_000;
/** With a command unanswered and nothing heard for so long, the line is taken for dead. It doubles each time, for slow servers. */
const ANSWER_TIMEOUT = 4_000;
const MAX_ANSWER_TIMEOUT = 32_000;
/** A connection that takes longer to open is begun anew. */
const OPEN_TIMEOUT = 10_000;

export type Status = "idle" | "connecting" | "open" | "lost";

export class Socket {
  /** `lost` is for people: we had a connection, or wanted one, and have none. */
  #shownStatus = $state<Status>("idle");
  /** Whether the server has said that it restarts. */
  restarting = $state(false);
  /** Whether the browser says that there is no network. */
  offline = $state(false);
  /** What could not be sent yet, because the connection is lost; a move before anything else. */
  unsent = $state<PendingKind | null>(null);

  // The same, for ourselves: whoever asks something of us in an effect must not depend on it.
  #status: Status = "idle";
  #dependencies: SocketDependencies;
  #socket: WebSocket | null = null;
  #subscribers = new Set<Subscriber>();
  #lobby = new Set<(challenges: readonly Listed[], next: number | null) => void>();
  #myMatches = new Set<() => void>();
  #pending = new Map<string, Pending>();
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silenceTimer: ReturnType<typeof setTimeout> | undefined;
  #answerTimer: ReturnType<typeof setTimeout> | undefined;
  #answerTimeout = ANSWER_TIMEOUT;
  #attempt = 0;
  #delayed = new Set<string>(); // commands that had to wait for the connection

  constructor(dependencies: SocketDependencies) {
    this.#dependencies = dependencies;
  }

  get status(): Status {
    return this.#shownStatus;
  }

  /** Follow a match from now on; call what is returned to stop. */
  subscribe(subscriber: Subscriber): () => void {
    this.#subscribers.add(subscriber);
    if (!this.#ensureConnecting()) this.#watch(subscriber);
    return () => {
      this.#subscribers.delete(subscriber);
      const others = [...this.#subscribers].filter(({ match }) => match === subscriber.match);
      this.#transmit({ type: "unwatch", match: subscriber.match });
      for (const other of others) this.#watch(other); // a match is unwatched for all who follow it
    };
  }

  /** Ask for what a follower has missed. */
  resync(subscriber: Subscriber): void {
    this.#watch(subscriber);
  }

  /** Hear of open challenges; call what is returned to stop. */
  subscribeLobby(listener: (challenges: readonly Listed[], next: number | null) => void): () => void {
    this.#lobby.add(listener);
    if (!this.#ensureConnecting()) this.#transmit({ type: "lobby", on: true });
    return () => {
      this.#lobby.delete(listener);
      if (this.#lobby.size === 0) this.#transmit({ type: "lobby", on: false });
    };
  }

  /** Hear that a match of our own has changed; call what is returned to stop. */
  subscribeMyMatches(listener: () => void): () => void {
    this.#myMatches.add(listener);
    if (!this.#ensureConnecting()) this.#transmit({ type: "mine", on: true });
    return () => {
      this.#myMatches.delete(listener);
      if (this.#myMatches.size === 0) this.#transmit({ type: "mine", on: false });
    };
  }

  /** Have a command done, however often the line is cut meanwhile. Throws: Refusal. */
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

  /** Connect anew, such as in another language or as somebody else. Nothing is lost by it. */
  restart(): void {
    if (this.#status === "idle" && !this.#isNeeded) return;
    this.#disconnect();
    this.#failures = 0;
    if (this.#isNeeded) void this.#connect();
    else this.#setStatus("idle"); // who has signed out is nobody, until somebody wants something
  }

  /** Do not wait any longer: the network is back, or somebody is looking again. */
  reconnectNow(): void {
    this.offline = false;
    if (this.#status !== "lost") return;
    this.#failures = 0;
    clearTimeout(this.#timer);
    void this.#connect();
  }

  /** The browser has no network. A server on this machine still answers, so that connecting is tried all the same. */
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

  /** Doubt the line if a command stays unanswered and nothing else is heard either. */
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

  /** Whether a connection had to be begun; all that is wanted is then sent when it is there. */
  #ensureConnecting(): boolean {
    if (this.#status === "idle") void this.#connect();
    return this.#status !== "open";
  }

  async #connect(): Promise<void> {
    if (this.#status !== "lost") this.#setStatus("connecting"); // while lost, people read that until it is mended
    this.#disconnect();
    const attempt = ++this.#attempt; // of two that connect at the same time the later one wins
    this.#timer = setTimeout(() => this.#onLost(), OPEN_TIMEOUT);
    let socket: WebSocket;
    try {
      // An effect that wants a connection does not depend on who we are.
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
    for (const listener of this.#myMatches) listener(); // of what has changed meanwhile nobody has told
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
        for (const listener of this.#myMatches) listener();
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

  /** Wait for `restart`: whoever is here next may be somebody else. */
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

  /** Whatever cannot be sent now is sent after the next opening. */
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
