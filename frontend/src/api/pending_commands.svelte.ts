/** Commands that the server has not answered yet. They are sent again after a reconnect, with the same ids. */

import type { Accepted, ExecuteCommand, Problem } from "./types";
import { Refusal } from "./http";

/** Kinds of commands that wait for the connection. */
export type PendingKind = "move" | "command";

interface Pending {
  readonly message: ExecuteCommand;
  readonly resolve: (done: Accepted) => void;
  readonly reject: (error: Refusal) => void;
}

export class PendingCommands {
  /** The kind of the commands that wait for the connection; a move takes precedence. */
  unsent = $state<PendingKind | null>(null);
  readonly #pending = new Map<string, Pending>();
  readonly #delayed = new Set<string>(); // ids of commands that waited for the connection

  get size(): number {
    return this.#pending.size;
  }

  /** All commands in the order in which they were given. */
  get messages(): readonly ExecuteCommand[] {
    return [...this.#pending.values()].map(({ message }) => message);
  }

  /** Adds a command. The promise is settled by `accept` or `refuse`. */
  add(id: string, message: ExecuteCommand): Promise<Accepted> {
    return new Promise((resolve, reject) => this.#pending.set(id, { message, resolve, reject }));
  }

  /** Updates what waits for the connection. */
  update(isLost: boolean): void {
    const waiting = isLost ? [...this.#pending] : [];
    for (const [id] of waiting) this.#delayed.add(id);
    const kinds = waiting.map(([, { message }]) => kindOf(message));
    this.unsent = kinds.includes("move") ? "move" : (kinds[0] ?? null);
  }

  /** The server executed a command. Returns its kind if it had waited for the connection. */
  accept(answer: Accepted): PendingKind | null {
    const pending = this.#take(answer.id);
    const waited = this.#delayed.delete(answer.id);
    pending?.resolve(answer);
    return pending && waited ? kindOf(pending.message) : null;
  }

  /** The server refused a command. */
  refuse(id: string, problem: Problem): void {
    this.#delayed.delete(id);
    this.#take(id)?.reject(new Refusal(problem));
  }

  #take(id: string): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    return pending;
  }
}

const kindOf = ({ command }: ExecuteCommand): PendingKind => (command.type === "act" ? "move" : "command");
