/**
 * The WebSocket of a tab: a transport that reconnects, the subscriptions that it renews, and the commands that it sends
 * again until they are answered; the server executes a command id once.
 */

import type { Accepted, Command, ExecuteCommand, FromServer } from "./types";
import { PendingCommands } from "./pending_commands.svelte";
import type { PendingKind } from "./pending_commands.svelte";
import { Subscriptions } from "./subscriptions";
import type { LobbyListener, MyMatchListener, Subscriber } from "./subscriptions";
import { Transport } from "./transport.svelte";
import type { Status, TransportDependencies } from "./transport.svelte";

/** A command without its id, which the socket adds. */
export type CommandInput = Command extends infer Each ? (Each extends Command ? Omit<Each, "id"> : never) : never;

/** What the socket depends on, injected for tests. */
export interface SocketDependencies extends TransportDependencies {
  newId(): string;
  /** Called when the server ended the session and closed this connection. */
  onSignedOut?(): void;
  /** Called when a command that waited for the connection was executed. */
  onDelivered?(waited: PendingKind): void;
}

export class Socket {
  /** Whether the server announced a restart. */
  restarting = $state(false);
  /** How often the connection was opened. Not reactive. */
  connection = 0;
  readonly #dependencies: SocketDependencies;
  readonly #transport: Transport;
  readonly #subscriptions: Subscriptions;
  readonly #commands = new PendingCommands();

  constructor(dependencies: SocketDependencies) {
    this.#dependencies = dependencies;
    this.#transport = new Transport(dependencies, {
      isNeeded: () => this.#subscriptions.size + this.#commands.size > 0,
      awaitsAnswer: () => this.#commands.size > 0,
      onOpen: () => this.#onOpen(),
      onMessage: (message) => this.#onMessage(message),
      onStatus: (status) => this.#commands.update(status === "lost"),
    });
    this.#subscriptions = new Subscriptions(this.#transport);
  }

  /** Reactive. `lost`: a connection is needed and there is none. */
  get status(): Status {
    return this.#transport.status;
  }

  /** Whether the browser reports that there is no network. Reactive. */
  get offline(): boolean {
    return this.#transport.offline;
  }

  /** The kind of the commands that wait for the connection; a move takes precedence. Reactive. */
  get unsent(): PendingKind | null {
    return this.#commands.unsent;
  }

  /** Subscribes to a match. Returns a function that unsubscribes. */
  subscribe(subscriber: Subscriber): () => void {
    return this.#subscriptions.toMatch(subscriber);
  }

  /** Requests the entries that a subscriber has missed. */
  resync(subscriber: Subscriber): void {
    this.#subscriptions.watch(subscriber);
  }

  /** Subscribes to the open challenges. Returns a function that unsubscribes. */
  subscribeLobby(listener: LobbyListener): () => void {
    return this.#subscriptions.toLobby(listener);
  }

  /** Subscribes to changes of own matches. Returns a function that unsubscribes. */
  subscribeMyMatches(listener: MyMatchListener): () => void {
    return this.#subscriptions.toMyMatches(listener);
  }

  /** Sends a command and resends it after reconnects until it is answered. Throws: Refusal. */
  send(match: string, input: CommandInput, seat?: string): Promise<Accepted> {
    const id = this.#dependencies.newId();
    const message: ExecuteCommand = {
      type: "do",
      match,
      ...(seat !== undefined && { seat }),
      command: { ...input, id },
    };
    const answer = this.#commands.add(id, message);
    if (this.#transport.ensureOpen()) this.#transport.send(message);
    this.#transport.expectAnswer();
    this.#commands.update(this.#transport.isLost);
    return answer;
  }

  /** Reconnects, for example with another language or identity. Subscriptions and pending commands are kept. */
  restart(): void {
    this.#transport.restart();
  }

  /** Reconnects without waiting for the retry delay: the network is back, or the tab is visible again. */
  reconnectNow(): void {
    this.#transport.reconnectNow();
  }

  /** Marks the browser as offline. */
  goOffline(): void {
    this.#transport.goOffline();
  }

  #onOpen(): void {
    this.restarting = false;
    this.connection += 1;
    this.#subscriptions.renew();
    for (const message of this.#commands.messages) this.#transport.send(message);
  }

  #onMessage(message: FromServer): void {
    switch (message.type) {
      case "ping":
        return this.#transport.send({ type: "pong", nonce: message.nonce });
      case "done": {
        this.#transport.resetAnswerTimeout();
        const waited = this.#commands.accept(message);
        if (waited) this.#dependencies.onDelivered?.(waited);
        return;
      }
      case "refused":
        if (message.id === undefined) return this.#subscriptions.refuse(message.match, message.error);
        this.#transport.resetAnswerTimeout();
        return this.#commands.refuse(message.id, message.error);
      case "bye":
        this.restarting = message.reason === "restarting";
        if (message.reason !== "signed-out") return;
        this.#transport.stop();
        return this.#dependencies.onSignedOut?.();
      default:
        return this.#subscriptions.receive(message);
    }
  }
}
