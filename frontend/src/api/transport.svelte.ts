/**
 * A WebSocket connection that opens when it is first needed and reconnects by itself. It does not interpret messages:
 * its owner sends again, in `onOpen`, what the server must know after a reconnect.
 */

import { untrack } from "svelte";
import type { FromClient, FromServer } from "./types";

/** What the transport depends on, injected for tests. */
export interface TransportDependencies {
  open(): WebSocket;
  /** Ensures that there is a session cookie. If it returns false, the connection stays closed until `restart`. */
  prepare(): Promise<boolean | void>;
  /** A number from 0 to 1; jitter keeps browsers from reconnecting at the same moment. */
  random(): number;
}

/** What the owner of a transport does with it. */
export interface TransportOwner {
  /** Whether a connection is needed now. */
  isNeeded(): boolean;
  /** Whether a message that was sent is still to be answered. */
  awaitsAnswer(): boolean;
  onOpen(): void;
  onMessage(message: FromServer): void;
  onStatus(status: Status): void;
}

/** `lost`: a connection is needed and there is none. */
export type Status = "idle" | "connecting" | "open" | "lost";

const MIN_RETRY_DELAY = 400;
const MAX_RETRY_DELAY = 15_000;
/** The server pings more often than this; a longer silence means that the connection is dead. */
const SILENCE_TIMEOUT = 60_000;
/**
 * With a message unanswered and nothing received for this long, the connection counts as dead. Doubles each time, for
 * slow servers.
 */
const ANSWER_TIMEOUT = 4_000;
const MAX_ANSWER_TIMEOUT = 32_000;
/** The close code of a server that restarts, and the longest pause before the reconnect that follows. */
const SERVICE_RESTART = 1012;
const MAX_RESTART_DELAY = 300;
/** A connection attempt that takes longer is restarted. */
const OPEN_TIMEOUT = 10_000;

type Timer = ReturnType<typeof setTimeout> | undefined;

export class Transport {
  /** The status for the page. */
  #shownStatus = $state<Status>("idle");
  /** Whether the browser reports that there is no network. */
  offline = $state(false);

  // Not reactive: effects that use the socket must not depend on its status.
  #status: Status = "idle";
  readonly #dependencies: TransportDependencies;
  readonly #owner: TransportOwner;
  #socket: WebSocket | null = null;
  #failures = 0;
  #retryTimer: Timer;
  #silenceTimer: Timer;
  #answerTimer: Timer;
  #answerTimeout = ANSWER_TIMEOUT;
  #attempt = 0; // of concurrent attempts, the last one wins

  constructor(dependencies: TransportDependencies, owner: TransportOwner) {
    this.#dependencies = dependencies;
    this.#owner = owner;
  }

  get status(): Status {
    return this.#shownStatus;
  }

  /** Whether a connection is needed and there is none. Not reactive. */
  get isLost(): boolean {
    return this.#status === "lost";
  }

  /** Starts connecting if idle. Returns whether the connection is open; otherwise `onOpen` is called when it is. */
  ensureOpen(): boolean {
    if (this.#status === "idle") void this.#connect();
    return this.#status === "open";
  }

  /** Sends a message if the connection is open. */
  send(message: FromClient): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }

  /** Starts the timeout for an answer, unless it is running. */
  expectAnswer(): void {
    if (this.#answerTimer === undefined) this.#restartAnswerTimer();
  }

  /** An answer has arrived: the next one may take the usual time. */
  resetAnswerTimeout(): void {
    this.#answerTimeout = ANSWER_TIMEOUT;
  }

  /** Reconnects, for example with another language or identity. */
  restart(): void {
    const isNeeded = this.#owner.isNeeded();
    if (this.#status === "idle" && !isNeeded) return;
    this.#disconnect();
    this.#failures = 0;
    if (isNeeded) void this.#connect();
    else this.#setStatus("idle"); // not needed now: connect on the next use
  }

  /** Reconnects without waiting for the retry delay: the network is back, or the tab is visible again. */
  reconnectNow(): void {
    this.offline = false;
    if (this.#status !== "lost") return;
    this.#failures = 0;
    clearTimeout(this.#retryTimer);
    void this.#connect();
  }

  /** Marks the browser as offline. Connecting is still tried, since a server on this machine may answer. */
  goOffline(): void {
    if (this.#status === "idle") return;
    this.offline = true;
    this.#onLost();
  }

  /** Disconnects until `restart`, since the identity may change. */
  stop(): void {
    this.#disconnect();
    this.#setStatus("idle");
  }

  #setStatus(status: Status): void {
    this.#status = this.#shownStatus = status;
    this.#owner.onStatus(status);
  }

  async #connect(): Promise<void> {
    if (this.#status !== "lost") this.#setStatus("connecting"); // the status stays `lost` until the connection is open
    this.#disconnect();
    const attempt = ++this.#attempt;
    this.#retryTimer = setTimeout(() => this.#onLost(), OPEN_TIMEOUT);
    let socket: WebSocket;
    try {
      // Untracked: an effect that uses the socket must not depend on the session.
      const hasSession = (await untrack(() => this.#dependencies.prepare())) !== false;
      if (attempt !== this.#attempt) return;
      if (!hasSession) return this.stop();
      socket = this.#dependencies.open();
    } catch {
      if (attempt === this.#attempt) this.#onLost();
      return;
    }
    this.#socket = socket;
    socket.onopen = () => this.#onOpen();
    socket.onmessage = ({ data }) => this.#onMessage(JSON.parse(String(data)) as FromServer);
    socket.onclose = ({ code }) => {
      if (this.#socket !== socket) return;
      if (code === SERVICE_RESTART) this.#onRestart();
      else this.#onLost();
    };
  }

  #onOpen(): void {
    clearTimeout(this.#retryTimer);
    this.#setStatus("open");
    this.offline = false;
    this.#failures = 0;
    this.#restartSilenceTimer();
    this.#owner.onOpen();
    this.#restartAnswerTimer();
  }

  #onMessage(message: FromServer): void {
    this.#restartSilenceTimer();
    this.#owner.onMessage(message);
    this.#restartAnswerTimer();
  }

  #onLost(): void {
    this.#disconnect();
    this.#attempt += 1;
    this.#setStatus("lost");
    const wait = Math.min(MAX_RETRY_DELAY, MIN_RETRY_DELAY * 2 ** this.#failures++);
    this.#retryTimer = setTimeout(() => void this.#connect(), wait * (0.5 + this.#dependencies.random() / 2));
  }

  /** Reconnects at once: another server process takes over. The connection counts as lost only if that fails. */
  #onRestart(): void {
    this.#disconnect();
    this.#attempt += 1;
    this.#setStatus("connecting");
    this.#retryTimer = setTimeout(() => void this.#connect(), MAX_RESTART_DELAY * this.#dependencies.random());
  }

  #disconnect(): void {
    clearTimeout(this.#retryTimer);
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

  #restartAnswerTimer(): void {
    clearTimeout(this.#answerTimer);
    this.#answerTimer = undefined;
    if (!this.#owner.awaitsAnswer() || this.#status !== "open") return;
    this.#answerTimer = setTimeout(() => {
      this.#answerTimeout = Math.min(MAX_ANSWER_TIMEOUT, this.#answerTimeout * 2);
      this.#onLost();
      this.reconnectNow();
    }, this.#answerTimeout);
  }
}
