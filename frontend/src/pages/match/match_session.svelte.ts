/** One visit of the match page: which seat it shows, and loading of the game's module, board and texts. */

import type { BoardLayout } from "../../games/board";
import type { BaseView, MatchModule } from "../../games/module";
import { moduleFor } from "../../games/registry";
import type { Problem } from "../../messages";
import { get, post } from "../../api/http";
import { socket } from "../../stores/connection";
import { toasts } from "../../stores/toasts.svelte";
import { loadNamespaces } from "../../i18n/locale.svelte";
import { gameNamespaces } from "../../i18n/translator";
import { MatchController, ObservedMatch } from "./controller.svelte";

export class MatchSession {
  match = $state.raw() as ObservedMatch;
  controller = $state.raw<MatchController | null>(null);
  /** Whether two players share this screen. */
  hotseat = $state(false);
  #loaded: { game: MatchModule; board: BoardLayout } | null = null;
  readonly #id: string;

  constructor(id: string) {
    this.#id = id;
    this.#subscribe();
  }

  /** Why the match cannot be shown. */
  get problem(): Problem | null {
    return this.match.problem;
  }

  /** Whether this account has both seats and no seat was chosen yet. */
  get isShared(): boolean {
    const { snapshot, seat } = this.match;
    return snapshot?.kind === "hotseat" && snapshot.audience !== "spectator" && seat === undefined;
  }

  /** In a hot-seat match, the seat that has to take over the screen, else null. */
  get curtain(): string | null {
    const now = this.match.now;
    return this.hotseat && now?.status === "running" && now.actor !== null && now.actor !== this.match.seat
      ? now.actor
      : null;
  }

  /** Shows a hot-seat match as a spectator until one of the two players takes the screen. */
  share(): void {
    this.hotseat = true;
    this.sit("spectator");
  }

  /** Shows the match as a seat sees it. */
  sit(seat: string): void {
    this.stop();
    this.#subscribe(seat);
  }

  /** Creates the controller, once the match is known. */
  async open(): Promise<void> {
    const { match } = this;
    const { snapshot } = match;
    if (!snapshot || this.controller || this.isShared) return;
    try {
      this.#loaded ??= await load(snapshot.game, snapshot.texts ?? {}, snapshot.now.view);
      if (match === this.match) this.controller = new MatchController(match, this.#loaded.game, this.#loaded.board);
    } catch (error) {
      toasts.showError(error);
    }
  }

  stop(): void {
    this.controller?.stop();
    this.controller = null;
    this.match.stop();
  }

  #subscribe(seat?: string): void {
    this.match = new ObservedMatch(socket, this.#id, seat);
  }
}

/** Loads a game's module with its texts, and the board of a view. */
async function load(
  id: string,
  texts: Readonly<Record<string, string>>,
  view: BaseView,
): Promise<{ game: MatchModule; board: BoardLayout }> {
  const game = await moduleFor(id).loadMatch();
  const boardId = game.boardId(view);
  const text = texts[boardId];
  const request =
    text === undefined
      ? get<BoardLayout>(`/api/boards/${id}/${boardId}`)
      : post<BoardLayout>("/api/boards/check", { game: id, text });
  const [board] = await Promise.all([request, loadNamespaces("match", ...gameNamespaces(id, "board", "match"))]);
  return { game, board };
}
