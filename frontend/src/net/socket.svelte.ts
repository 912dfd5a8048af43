/**
 * The one socket of a tab. It opens when somebody wants something of it, connects again by itself when it is cut
 * off, and then asks for what it has missed and sends again what was not answered: each is done once, by its id.
 */

import { untrack } from "svelte";
import type { Accepted, Command, ComputerStatus, Do, FromClient, FromServer, Listed, Presence, Problem, Snapshot, Update } from "../messages";
import { Refusal } from "./http";

/** Somebody who follows a match, and says what they have seen of it. */
export interface Follower {
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
export type Wanted = Command extends infer Each ? (Each extends Command ? Omit<Each, "id"> : never) : never;

interface Pending {
  readonly message: Do;
  readonly resolve: (done: Accepted) => void;
  readonly reject: (error: Refusal) => void;
}

/** What the socket needs of the world, so that a test can be the world. */
export interface World {
  open(): WebSocket;
  /** Makes sure that there is somebody to be: a socket needs a cookie. With false there will be no socket until `restart`. */
  prepare(): Promise<boolean | void>;
  /** The server has ended our session, and this connection with it. */
  signedOut?(): void;
  /** A number from 0 to 1, so that not all browsers come back at the same moment. */
  chance(): number;
  newId(): string;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** A server that says nothing for so long is gone; it pings more often than that. */
const SILENCE = 60_000;

export type Status = "idle" | "connecting" | "open" | "lost";

export class Socket {
  /** `lost` is for people: we had a connection, or wanted one, and have none. */
  #shown = $state<Status>("idle");
  /** Whether the server has said that it restarts. */
  restarting = $state(false);

  // The same, for ourselves: whoever asks something of us in an effect must not depend on it.
  #now: Status = "idle";
  #world: World;
  #socket: WebSocket | null = null;
  #followers = new Set<Follower>();
  #lobby = new Set<(challenges: readonly Listed[]) => void>();
  #mine = new Set<() => void>();
  #pending = new Map<string, Pending>();
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(world: World) {
    this.#world = world;
  }

  get status(): Status {
    return this.#shown;
  }

  /** Follow a match from now on; call what is returned to stop. */
  follow(follower: Follower): () => void {
    this.#followers.add(follower);
    if (!this.#wake()) this.#watch(follower);
    return () => {
      this.#followers.delete(follower);
      const others = [...this.#followers].filter(({ match }) => match === follower.match);
      this.#send({ type: "unwatch", match: follower.match });
      for (const other of others) this.#watch(other); // a match is unwatched for all who follow it
    };
  }

  /** Ask for what a follower has missed. */
  again(follower: Follower): void {
    this.#watch(follower);
  }

  /** Hear of open challenges; call what is returned to stop. */
  hearLobby(hear: (challenges: readonly Listed[]) => void): () => void {
    this.#lobby.add(hear);
    if (!this.#wake()) this.#send({ type: "lobby", on: true });
    return () => {
      this.#lobby.delete(hear);
      if (this.#lobby.size === 0) this.#send({ type: "lobby", on: false });
    };
  }

  /** Hear that a match of our own has changed; call what is returned to stop. */
  hearMine(hear: () => void): () => void {
    this.#mine.add(hear);
    if (!this.#wake()) this.#send({ type: "mine", on: true });
    return () => {
      this.#mine.delete(hear);
      if (this.#mine.size === 0) this.#send({ type: "mine", on: false });
    };
  }

  /** Have a command done, however often the line is cut meanwhile. Throws: Refusal. */
  do(match: string, wanted: Wanted, seat?: string): Promise<Accepted> {
    const id = this.#world.newId();
    const message: Do = { type: "do", match, ...(seat !== undefined && { seat }), command: { ...wanted, id } as Command };
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { message, resolve, reject });
      if (!this.#wake()) this.#send(message);
    });
  }

  /** Connect anew, such as in another language or as somebody else. Nothing is lost by it. */
  restart(): void {
    if (this.#now === "idle" && !this.#isWanted) return;
    this.#drop();
    this.#failures = 0;
    if (this.#isWanted) void this.#connect();
    else this.#be("idle"); // who has signed out is nobody, until somebody wants something
  }

  /** Do not wait any longer: the network is back, or somebody is looking again. */
  hurry(): void {
    if (this.#now !== "lost") return;
    clearTimeout(this.#timer);
    void this.#connect();
  }

  get #isWanted(): boolean {
    return this.#followers.size + this.#lobby.size + this.#mine.size + this.#pending.size > 0;
  }

  #be(status: Status): void {
    this.#now = this.#shown = status;
  }

  /** Whether a connection had to be begun; all that is wanted is then sent when it is there. */
  #wake(): boolean {
    if (this.#now === "idle") void this.#connect();
    return this.#now !== "open";
  }

  async #connect(): Promise<void> {
    if (this.#now !== "lost") this.#be("connecting"); // while lost, people read that until it is mended
    this.#drop();
    let socket: WebSocket;
    try {
      // An effect that wants a connection does not depend on who we are.
      if ((await untrack(() => this.#world.prepare())) === false) return this.#rest();
      socket = this.#world.open();
    } catch {
      this.#lost();
      return;
    }
    this.#drop(); // of two that connect at the same time the later one wins
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as FromServer);
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  #opened(): void {
    this.#be("open");
    this.restarting = false;
    this.#failures = 0;
    this.#listen();
    for (const follower of this.#followers) this.#watch(follower);
    if (this.#lobby.size > 0) this.#send({ type: "lobby", on: true });
    if (this.#mine.size > 0) this.#send({ type: "mine", on: true });
    for (const hear of this.#mine) hear(); // of what has changed meanwhile nobody has told
    for (const { message } of this.#pending.values()) this.#send(message);
  }

  #lost(): void {
    this.#drop();
    this.#be("lost");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures++);
    this.#timer = setTimeout(() => void this.#connect(), wait * (0.5 + this.#world.chance() / 2));
  }

  #drop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    const before = this.#socket;
    this.#socket = null;
    before?.close();
  }

  #listen(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#lost(), SILENCE);
  }

  #hear(message: FromServer): void {
    this.#listen();
    switch (message.type) {
      case "ping":
        return this.#send({ type: "pong", nonce: message.nonce });
      case "done":
        return this.#settle(message.id, ({ resolve }) => resolve(message));
      case "refused":
        return this.#refused(message.error, message.id, message.match);
      case "lobby":
        for (const hear of this.#lobby) hear(message.challenges);
        return;
      case "mine":
        for (const hear of this.#mine) hear();
        return;
      case "bye":
        this.restarting = message.reason === "restarting";
        if (message.reason === "signed-out") this.#signedOut();
        return;
      default:
        for (const follower of this.#followers) if (isFor(message, follower)) follower.receive(message);
    }
  }

  #signedOut(): void {
    this.#rest();
    this.#world.signedOut?.();
  }

  /** Wait for `restart`: whoever is here next may be somebody else. */
  #rest(): void {
    this.#drop();
    this.#be("idle");
  }

  #refused(problem: Problem, id?: string, match?: string): void {
    if (id !== undefined) this.#settle(id, ({ reject }) => reject(new Refusal(problem)));
    else for (const follower of this.#followers) if (follower.match === match) follower.refused(problem);
  }

  #settle(id: string, how: (pending: Pending) => void): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    if (pending) how(pending);
  }

  #watch(follower: Follower): void {
    this.#send({ type: "watch", match: follower.match, since: follower.since(), ...(follower.seat !== undefined && { seat: follower.seat }) });
  }

  /** Whatever cannot be sent now is sent after the next opening. */
  #send(message: FromClient): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }
}

function isFor(message: Snapshot | Update | Presence | ComputerStatus, follower: Follower): boolean {
  if (message.match !== follower.match) return false;
  return message.type === "presence" || message.type === "computer-status" || follower.seat === undefined || message.audience === follower.seat;
}
