/**
 * A store for boardgame.io that has a move on disk before the players see it.
 *
 * boardgame.io notifies clients before it writes. Its documented interfaces allow the right order: `DurableStore`
 * (storage) appends each change to a file and syncs it, and `NotifyAfterWrite` (publish/subscribe) holds the
 * notification of a move back until then. States stay in memory, as in boardgame.io's own memory store, so that the
 * difference between the two is the cost of the disk.
 */
import { open } from "node:fs/promises";
import { createRequire } from "node:module";

const { Async } = createRequire(import.meta.url)("boardgame.io/internal");

export class DurableStore extends Async {
  #file;
  #queue = [];
  #writing = false;
  #matches = new Map(); // by id: { state, initialState, metadata, log }

  /** `group`: whether all changes that wait are synced together (group commit), or each on its own. */
  constructor({ path, group, onWritten }) {
    super();
    Object.assign(this, { path, group, onWritten });
  }

  async connect() {
    this.#file = await open(this.path, "a");
  }

  async createMatch(id, { initialState, metadata }) {
    this.#matches.set(id, { state: initialState, initialState, metadata, log: [] });
    await this.#write({ id, initialState, metadata });
  }

  async setState(id, state, deltalog = []) {
    const match = this.#matches.get(id);
    match.state = state;
    match.log.push(...deltalog);
    await this.#write({ id, state, deltalog });
    this.onWritten(id);
  }

  async setMetadata(id, metadata) {
    this.#matches.get(id).metadata = metadata;
    await this.#write({ id, metadata });
  }

  async fetch(id, wanted) {
    const match = this.#matches.get(id) ?? {};
    return Object.fromEntries(Object.keys(wanted).map((key) => [key, match[key]]));
  }

  async wipe(id) {
    this.#matches.delete(id);
    await this.#write({ id, wiped: true });
  }

  async listMatches() {
    return [...this.#matches.keys()];
  }

  #write(change) {
    return new Promise((done, fail) => {
      this.#queue.push({ line: `${JSON.stringify(change)}\n`, done, fail });
      if (!this.#writing) this.#writeAll();
    });
  }

  async #writeAll() {
    this.#writing = true;
    while (this.#queue.length) {
      const batch = this.#queue.splice(0, this.group ? this.#queue.length : 1);
      try {
        await this.#file.appendFile(batch.map(({ line }) => line).join(""));
        await this.#file.datasync();
        for (const { done } of batch) done();
      } catch (error) {
        for (const { fail } of batch) fail(error);
      }
    }
    this.#writing = false;
  }
}

export class NotifyAfterWrite {
  #callbacks = new Map(); // by channel
  #held = new Map(); // by channel: notifications of moves that are not on disk yet

  /** Holds back the new state of a match; passes all else on. */
  publish(channel, payload) {
    if (payload.type !== "update" && payload.type !== "patch") this.#notify(channel, payload);
    else this.#held.set(channel, [...(this.#held.get(channel) ?? []), payload]);
  }

  subscribe(channel, callback) {
    this.#callbacks.set(channel, [...(this.#callbacks.get(channel) ?? []), callback]);
  }

  unsubscribeAll(channel) {
    this.#callbacks.delete(channel);
  }

  /** The last move of a match is on disk: notifies its players. */
  written(id) {
    const channel = `MATCH-${id}`; // as boardgame.io names it
    const held = this.#held.get(channel) ?? [];
    this.#held.delete(channel);
    for (const payload of held) this.#notify(channel, payload);
  }

  #notify(channel, payload) {
    for (const callback of this.#callbacks.get(channel) ?? []) callback(payload);
  }
}
