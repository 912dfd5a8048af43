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
  /** A command that had to wait for the connection was carried out. */
  delivered?(waited: Waiting): void;
}

/** What waits for the connection: a move, or any other command. */
export type Waiting = "move" | "command";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** A server that says nothing for so long is gone; it pings more often than that. */
const SILENCE = 60_000;
/** With a command unanswered and nothing heard for so long, the line is taken for dead. It doubles each time, for slow servers. */
const ANSWER = 4_000;
const LONGEST_ANSWER = 32_000;
/** A connection that takes longer to open is begun anew. */
const OPENING = 10_000;

export type Status = "idle" | "connecting" | "open" | "lost";

export class Socket {
  /** `lost` is for people: we had a connection, or wanted one, and have none. */
  #shown = $state<Status>("idle");
  /** Whether the server has said that it restarts. */
  restarting = $state(false);
  /** Whether the browser says that there is no network. */
  offline = $state(false);
  /** What could not be sent yet, because the connection is lost; a move before anything else. */
  unsent = $state<Waiting | null>(null);

  // The same, for ourselves: whoever asks something of us in an effect must not depend on it.
  #now: Status = "idle";
  #world: World;
  #socket: WebSocket | null = null;
  #followers = new Set<Follower>();
  #lobby = new Set<(challenges: readonly Listed[], next: number | null) => void>();
  #mine = new Set<() => void>();
  #pending = new Map<string, Pending>();
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #answer: ReturnType<typeof setTimeout> | undefined;
  #patience = ANSWER;
  #attempt = 0;
  #late = new Set<string>(); // commands that had to wait for the connection

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
  hearLobby(hear: (challenges: readonly Listed[], next: number | null) => void): () => void {
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
    const message: Do = {
      type: "do",
      match,
      ...(seat !== undefined && { seat }),
      command: { ...wanted, id },
    };
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { message, resolve, reject });
      if (!this.#wake()) this.#send(message);
      if (this.#answer === undefined) this.#expectAnswer();
      this.#noteUnsent();
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
    this.offline = false;
    if (this.#now !== "lost") return;
    this.#failures = 0;
    clearTimeout(this.#timer);
    void this.#connect();
  }

  /** The browser has no network. A server on this machine still answers, so that connecting is tried all the same. */
  goOffline(): void {
    if (this.#now === "idle") return;
    this.offline = true;
    this.#lost();
  }

  get #isWanted(): boolean {
    return this.#followers.size + this.#lobby.size + this.#mine.size + this.#pending.size > 0;
  }

  #be(status: Status): void {
    this.#now = this.#shown = status;
    this.#noteUnsent();
  }

  #noteUnsent(): void {
    const waiting = this.#now === "lost" ? [...this.#pending] : [];
    for (const [id] of waiting) this.#late.add(id);
    const kinds = waiting.map(([, { message }]) => kindOf(message));
    this.unsent = kinds.includes("move") ? "move" : (kinds[0] ?? null);
  }

  /** Doubt the line if a command stays unanswered and nothing else is heard either. */
  #expectAnswer(): void {
    clearTimeout(this.#answer);
    this.#answer = undefined;
    if (this.#pending.size === 0 || this.#now !== "open") return;
    this.#answer = setTimeout(() => {
      this.#patience = Math.min(LONGEST_ANSWER, this.#patience * 2);
      this.#lost();
      this.hurry();
    }, this.#patience);
  }

  /** Whether a connection had to be begun; all that is wanted is then sent when it is there. */
  #wake(): boolean {
    if (this.#now === "idle") void this.#connect();
    return this.#now !== "open";
  }

  async #connect(): Promise<void> {
    if (this.#now !== "lost") this.#be("connecting"); // while lost, people read that until it is mended
    this.#drop();
    const attempt = ++this.#attempt; // of two that connect at the same time the later one wins
    this.#timer = setTimeout(() => this.#lost(), OPENING);
    let socket: WebSocket;
    try {
      // An effect that wants a connection does not depend on who we are.
      const isSomebody = (await untrack(() => this.#world.prepare())) !== false;
      if (attempt !== this.#attempt) return;
      if (!isSomebody) return this.#rest();
      socket = this.#world.open();
    } catch {
      if (attempt === this.#attempt) this.#lost();
      return;
    }
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as FromServer);
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  #opened(): void {
    clearTimeout(this.#timer);
    this.#be("open");
    this.restarting = this.offline = false;
    this.#failures = 0;
    this.#listen();
    for (const follower of this.#followers) this.#watch(follower);
    if (this.#lobby.size > 0) this.#send({ type: "lobby", on: true });
    if (this.#mine.size > 0) this.#send({ type: "mine", on: true });
    for (const hear of this.#mine) hear(); // of what has changed meanwhile nobody has told
    for (const { message } of this.#pending.values()) this.#send(message);
    this.#expectAnswer();
  }

  #lost(): void {
    this.#drop();
    this.#attempt += 1;
    this.#be("lost");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures++);
    this.#timer = setTimeout(() => void this.#connect(), wait * (0.5 + this.#world.chance() / 2));
  }

  #drop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    clearTimeout(this.#answer);
    this.#answer = undefined;
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
    this.#receive(message);
    this.#expectAnswer();
  }

  #receive(message: FromServer): void {
    switch (message.type) {
      case "ping":
        return this.#send({ type: "pong", nonce: message.nonce });
      case "done":
        return this.#settle(message.id, ({ resolve, message: sent }) => {
          if (this.#late.has(message.id)) this.#world.delivered?.(kindOf(sent));
          resolve(message);
        });
      case "refused":
        return this.#refused(message.error, message.id, message.match);
      case "lobby":
        for (const hear of this.#lobby) hear(message.challenges, message.next ?? null);
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
    this.#patience = ANSWER;
    if (pending) how(pending);
    this.#late.delete(id);
  }

  #watch(follower: Follower): void {
    this.#send({
      type: "watch",
      match: follower.match,
      since: follower.since(),
      ...(follower.seat !== undefined && { seat: follower.seat }),
    });
  }

  /** Whatever cannot be sent now is sent after the next opening. */
  #send(message: FromClient): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }
}

const kindOf = ({ command }: Do): Waiting => (command.type === "act" ? "move" : "command");

function isFor(message: Snapshot | Update | Presence | ComputerStatus, follower: Follower): boolean {
  if (message.match !== follower.match) return false;
  return (
    message.type === "presence" ||
    message.type === "computer-status" ||
    follower.seat === undefined ||
    message.audience === follower.seat
  );
}
