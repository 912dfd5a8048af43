/** The subscriptions of a tab: to matches, to the lobby and to own matches. They are renewed after a reconnect. */

import type { ComputerStatus, FromClient, FromServer, ListedMatch, Presence, Problem, Snapshot, Update } from "./types";

/** What the server sends to the subscribers of a match. */
export type MatchMessage = Snapshot | Update | Presence | ComputerStatus;

/** A subscriber of a match. It knows which entries it has received. */
export interface Subscriber {
  readonly match: string;
  /** Only in hot-seat matches. */
  readonly seat?: string;
  /** The number of the last entry that was received, or null to get the whole match. */
  since(): number | null;
  receive(message: MatchMessage): void;
  /** The server refused the subscription. */
  refused(problem: Problem): void;
}

/** Receives the changed line of an own match, or null when the list must be loaded again. */
export type MyMatchListener = (changed: ListedMatch | null) => void;
export type LobbyListener = (challenges: readonly ListedMatch[], next: number | null) => void;

/** The part of the connection that subscriptions use. */
interface Connection {
  /** Starts connecting if necessary. Returns whether it is open; otherwise `renew` is called when it is. */
  ensureOpen(): boolean;
  /** Sends a message if the connection is open. */
  send(message: FromClient): void;
}

export class Subscriptions {
  readonly #connection: Connection;
  readonly #subscribers = new Set<Subscriber>();
  readonly #lobby = new Set<LobbyListener>();
  readonly #myMatches = new Set<MyMatchListener>();

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  get size(): number {
    return this.#subscribers.size + this.#lobby.size + this.#myMatches.size;
  }

  /** Subscribes to a match. Returns a function that unsubscribes. */
  toMatch(subscriber: Subscriber): () => void {
    this.#subscribers.add(subscriber);
    if (this.#connection.ensureOpen()) this.watch(subscriber);
    return () => {
      this.#subscribers.delete(subscriber);
      const others = [...this.#subscribers].filter(({ match }) => match === subscriber.match);
      this.#connection.send({ type: "unwatch", match: subscriber.match });
      for (const other of others) this.watch(other); // unwatching ends all subscriptions of the match
    };
  }

  /** Subscribes to the open challenges. Returns a function that unsubscribes. */
  toLobby(listener: LobbyListener): () => void {
    return this.#toList(this.#lobby, listener, "lobby");
  }

  /** Subscribes to changes of own matches. Returns a function that unsubscribes. */
  toMyMatches(listener: MyMatchListener): () => void {
    return this.#toList(this.#myMatches, listener, "mine");
  }

  /** Requests the entries that a subscriber has missed, or the whole match. */
  watch(subscriber: Subscriber): void {
    this.#connection.send({
      type: "watch",
      match: subscriber.match,
      since: subscriber.since(),
      ...(subscriber.seat !== undefined && { seat: subscriber.seat }),
    });
  }

  /** Subscribes again on a new connection. */
  renew(): void {
    for (const subscriber of this.#subscribers) this.watch(subscriber);
    if (this.#lobby.size > 0) this.#connection.send({ type: "lobby", on: true });
    if (this.#myMatches.size > 0) this.#connection.send({ type: "mine", on: true });
    for (const listener of this.#myMatches) listener(null); // changes during the interruption were not sent
  }

  /** Passes a message on to those who subscribed to it. */
  receive(message: MatchMessage | Extract<FromServer, { type: "lobby" | "mine" }>): void {
    if (message.type === "lobby") for (const hear of this.#lobby) hear(message.challenges, message.next ?? null);
    else if (message.type === "mine") for (const listener of this.#myMatches) listener(message.listed);
    else for (const each of [...this.#subscribers]) if (isFor(message, each)) each.receive(message); // may unsubscribe
  }

  /** Reports to the subscribers of a match that the server refused them. */
  refuse(match: string | undefined, problem: Problem): void {
    for (const subscriber of this.#subscribers) if (subscriber.match === match) subscriber.refused(problem);
  }

  #toList<Listener>(listeners: Set<Listener>, listener: Listener, type: "lobby" | "mine"): () => void {
    listeners.add(listener);
    if (this.#connection.ensureOpen()) this.#connection.send({ type, on: true });
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#connection.send({ type, on: false });
    };
  }
}

function isFor(message: MatchMessage, subscriber: Subscriber): boolean {
  if (message.match !== subscriber.match) return false;
  return (
    message.type === "presence" ||
    message.type === "computer-status" ||
    subscriber.seat === undefined ||
    message.audience === subscriber.seat
  );
}
