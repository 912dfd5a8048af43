/** A visit to a match: finding out who we are there, and bringing what its game needs. */

import type { FieldBoard, TownBoard } from "../../games/board";
import type { Play } from "../../games/table";
import type { Problem } from "../../messages";
import { get, post } from "../../net/http";
import { socket } from "../../state/connection";
import { toasts } from "../../state/toasts.svelte";
import { learn } from "../../words/speech.svelte";
import { GameTable, Watched } from "./table.svelte";

const GAMES: Readonly<Record<string, () => Promise<{ play: Play }>>> = {
  "king-and-assassins": () => import("../../games/king_and_assassins/play"),
  "king-of-the-hill": () => import("../../games/king_of_the_hill/play"),
};
const WORDS = ["table", "board"];

export class Visit {
  match = $state.raw() as Watched;
  table = $state.raw<GameTable | null>(null);
  /** Whether two sit at this screen. */
  hotseat = $state(false);
  #opened: { play: Play; board: TownBoard | FieldBoard } | null = null;
  readonly #id: string;

  constructor(id: string) {
    this.#id = id;
    this.#follow();
  }

  /** Why there is nothing to see. */
  get problem(): Problem | null {
    return this.match.problem;
  }

  /** Whether both seats are ours, and we have not said which one we take. */
  get isShared(): boolean {
    const { known, seat } = this.match;
    return known?.kind === "hotseat" && known.audience !== "spectator" && seat === undefined;
  }

  /** The seat that has to take over the screen, or null. */
  get curtain(): string | null {
    const now = this.match.now;
    return this.hotseat && now?.status === "running" && now.actor !== null && now.actor !== this.match.seat
      ? now.actor
      : null;
  }

  /** Two sit here: look on until one of them says who they are. */
  share(): void {
    this.hotseat = true;
    this.sit("spectator");
  }

  /** Look at the match with the eyes of a seat. */
  sit(seat: string): void {
    this.stop();
    this.#follow(seat);
  }

  /** Set the table, once the match is known. */
  async open(): Promise<void> {
    const { match } = this;
    const { known } = match;
    if (!known || this.table || this.isShared) return;
    try {
      this.#opened ??= await this.#bring(known.game, known.texts ?? {}, known.now.view);
      if (match === this.match) this.table = new GameTable(match, this.#opened.play, this.#opened.board);
    } catch (error) {
      toasts.fail(error);
    }
  }

  stop(): void {
    this.table?.stop();
    this.table = null;
    this.match.stop();
  }

  #follow(seat?: string): void {
    this.match = new Watched(socket, this.#id, seat);
  }

  async #bring(
    game: string,
    texts: Readonly<Record<string, string>>,
    view: Parameters<Play["boardOf"]>[0],
  ): Promise<{ play: Play; board: TownBoard | FieldBoard }> {
    const load = GAMES[game];
    if (!load) throw new Error(`no such game: ${game}`);
    const { play } = await load();
    const id = play.boardOf(view);
    const text = texts[id];
    const asked =
      text === undefined
        ? get<TownBoard | FieldBoard>(`/api/boards/${game}/${id}`)
        : post<TownBoard | FieldBoard>("/api/boards/check", { game, text });
    const [board] = await Promise.all([asked, learn(...WORDS, ...play.words)]);
    return { play, board };
  }
}
