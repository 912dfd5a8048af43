/**
 * Thumbnails of listed matches, loaded for the rows that are visible: several with one request, and again when the
 * match has changed or its presence may have.
 */

import { SvelteMap } from "svelte/reactivity";
import { listThumbnails } from "../api/endpoints";
import type { ListedMatch, MatchThumbnail } from "../api/types";

/** Milliseconds in which rows that become visible are collected into one request. */
const COLLECT = 40;
/** Matches per request, as the server allows. */
const MOST = 20;
/** Milliseconds after which the presence of players is asked for again. */
const FRESH = 12_000;
/** Thumbnails that are kept. */
const KEPT = 400;

interface CachedThumbnail {
  readonly audience: string;
  readonly version: string;
  readonly at: number;
  readonly thumbnail: MatchThumbnail;
}

class Thumbnails {
  readonly #loaded = new SvelteMap<string, CachedThumbnail>();
  readonly #wanted = new Map<string, ListedMatch>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The thumbnail of a match, perhaps of an earlier position of it; undefined until one is loaded. Reactive. */
  of(match: ListedMatch): MatchThumbnail | undefined {
    const loaded = this.#loaded.get(match.match);
    return loaded?.audience === audienceOf(match) ? loaded.thumbnail : undefined;
  }

  /** Loads the thumbnail of a visible row, unless it is up to date. */
  request(match: ListedMatch): void {
    if (match.missing || this.#isFresh(match)) return;
    this.#wanted.set(match.match, match);
    this.#timer ??= setTimeout(() => void this.#load(), COLLECT);
  }

  /** Forgets all thumbnails: somebody else may use the browser now. */
  clear(): void {
    this.#loaded.clear();
    this.#wanted.clear();
  }

  #isFresh(match: ListedMatch): boolean {
    const loaded = this.#loaded.get(match.match);
    if (loaded?.version !== versionOf(match)) return false;
    return match.status === "over" || Date.now() - loaded.at < FRESH;
  }

  async #load(): Promise<void> {
    this.#timer = undefined;
    const wanted = [...this.#wanted.values()].slice(0, MOST);
    for (const { match } of wanted) this.#wanted.delete(match);
    if (this.#wanted.size > 0) this.#timer = setTimeout(() => void this.#load(), COLLECT);
    try {
      const { thumbnails } = await listThumbnails({ matches: wanted.map(({ match }) => match).join(",") });
      for (const listed of wanted)
        this.#keep(
          listed,
          thumbnails.find(({ match }) => match === listed.match),
        );
    } catch {
      // A row without a picture shows its seat; the next visible row or list tries again.
    }
  }

  #keep(listed: ListedMatch, thumbnail: MatchThumbnail | undefined): void {
    this.#loaded.delete(listed.match);
    if (!thumbnail) return;
    const loaded = { audience: audienceOf(listed), version: versionOf(listed), at: Date.now(), thumbnail };
    this.#loaded.set(listed.match, loaded);
    const [oldest] = this.#loaded.keys();
    if (this.#loaded.size > KEPT && oldest !== undefined) this.#loaded.delete(oldest);
  }
}

/** Whose view the thumbnail shows. Two players at one screen see that of the spectators. */
const audienceOf = ({ seat, kind }: ListedMatch): string =>
  seat === undefined || kind === "hotseat" ? "spectator" : seat;

/** Changes with everything that a thumbnail shows, as far as lists tell it. */
const versionOf = (match: ListedMatch): string =>
  [audienceOf(match), match.status, match.plies, match.updated, Object.keys(match.players).length].join(" ");

export const thumbnails = new Thumbnails();
