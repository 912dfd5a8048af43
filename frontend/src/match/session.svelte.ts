/** One visit of the match page: which seat it shows, and loading of the game's module, board and texts. */

import { checkBoard, getBoard } from "../api/endpoints";
import type { BoardLayout, Snapshot, Update } from "../api/types";
import type { MatchModule } from "../games/module";
import { BUILT_IN_GAMES, moduleFor } from "../games/registry";
import { loadNamespaces } from "../i18n/locale.svelte";
import { gameNamespaces } from "../i18n/translator";
import { router } from "../router/router.svelte";
import { socket } from "../stores/connection";
import { games } from "../stores/games.svelte";
import { myMatches } from "../stores/my_matches.svelte";
import { toasts } from "../stores/toasts.svelte";
import { settings } from "../stores/settings.svelte";
import { MatchFeed } from "./feed.svelte";
import { namesPosition, openAddress } from "./history";
import { proceed } from "./plan";
import { receive, stopPlayback } from "./playback";
import { replayTurn } from "./replay";
import type { MatchSnapshot } from "./snapshot";
import { createState, isPlayer, isPresent } from "./store.svelte";
import type { Boards, MatchPageState } from "./store.svelte";

export class MatchSession {
  feed = $state.raw() as MatchFeed;
  /** The state of the page; null until the game is loaded. */
  page = $state.raw<MatchPageState | null>(null);
  /** Whether two players share this screen. */
  isHotseat = $state(false);
  readonly #id: string;
  #loaded: { game: MatchModule; boards: Boards } | null = null;
  #opening: MatchFeed | null = null; // the feed whose page is being loaded
  #rematch: string | null = null; // the next match, if it was known before the last message

  constructor(id: string) {
    this.#id = id;
    this.#subscribe();
  }

  /**
   * In a hot-seat match, the seat whose player must take over the screen before it is uncovered; else null. Null while
   * the game is loading, since an installed game has its texts only then.
   */
  get curtain(): string | null {
    const now = this.feed.snapshot?.now;
    const isOthersTurn = now?.status === "running" && now.actor !== this.feed.seat;
    return this.isHotseat && this.page !== null && isOthersTurn ? now.actor : null;
  }

  /** Shows the match as a seat sees it. */
  sit(seat: string): void {
    this.stop();
    this.#subscribe(seat);
  }

  /** Covers a hot-seat match until one of the two players takes the screen again. */
  cover(): void {
    if (this.isHotseat) this.sit("spectator");
  }

  stop(): void {
    if (this.page) stopPlayback(this.page);
    this.page = null;
    this.feed.stop();
  }

  #subscribe(seat?: string): void {
    this.feed = new MatchFeed(socket, this.#id, seat);
    this.feed.onMessage = (message) => this.#onMessage(message);
  }

  #onMessage(message: Snapshot | Update): void {
    const { snapshot } = this.feed;
    if (!snapshot) return;
    if (this.#isShared(snapshot)) return this.#share();
    if (this.page) receive(this.page, message);
    else void this.#open(this.feed, snapshot);
    this.#followRematch(message);
  }

  /** Whether this account has both seats and no seat was chosen yet. */
  #isShared({ kind, audience }: MatchSnapshot): boolean {
    return kind === "hotseat" && audience !== "spectator" && this.feed.seat === undefined;
  }

  /** Shows a hot-seat match as a spectator until one of the two players takes the screen. */
  #share(): void {
    this.isHotseat = true;
    this.sit("spectator");
  }

  /** Creates the page, once the match is known. If that fails, the next message tries again. */
  async #open(feed: MatchFeed, snapshot: MatchSnapshot): Promise<void> {
    if (this.#opening === feed) return;
    this.#opening = feed;
    try {
      this.#loaded ??= await load(snapshot);
      if (feed !== this.feed) return; // another seat has taken the screen
      this.page = createState(feed, this.#loaded.game, this.#loaded.boards);
      proceed(this.page);
      if (this.curtain === null) this.#begin(this.page);
      // The player may just have joined; from then on the server sends changes of own matches.
      if (snapshot.kind === "invite" || snapshot.kind === "open") void myMatches.refresh();
    } catch (error) {
      toasts.showError(error);
    } finally {
      if (this.#opening === feed) this.#opening = null;
    }
  }

  /** Shows the position that the address names; else, in a hot-seat match, what the other player has done. */
  #begin(page: MatchPageState): void {
    if (namesPosition()) void openAddress(page);
    else if (this.isHotseat && isPlayer(page) && settings.values.pace !== "instant") void replayTurn(page);
  }

  /** Players who see the result when the next match begins are sent there; others get the link. */
  #followRematch(message: Snapshot | Update): void {
    const { page } = this;
    const next = message.type === "update" ? message.now?.next : undefined;
    if (next && next !== this.#rematch && page && isPlayer(page) && isPresent(page)) router.navigate(`/match/${next}`);
    this.#rematch = this.feed.snapshot?.now.next ?? null;
  }
}

/** Loads the module of the match's game with its texts, and the boards. */
async function load({
  game: id,
  boards: ids = [],
  texts = {},
  now: { lesson },
}: MatchSnapshot): Promise<{ game: MatchModule; boards: Boards }> {
  const game = await moduleFor(id).loadMatch();
  const [boards] = await Promise.all([
    Promise.all(ids.map(async (board) => [board, await loadBoard(id, board, texts[board])] as const)),
    loadNamespaces("match", ...gameNamespaces(id, "board", "match")),
    lesson ? loadNamespaces("learn", ...gameNamespaces(id, "lessons")) : null,
    BUILT_IN_GAMES.includes(id) ? null : games(), // with the texts of an installed game
  ]);
  return { game, boards: Object.fromEntries(boards) };
}

const loadBoard = (game: string, id: string, text: string | undefined): Promise<BoardLayout> =>
  text === undefined ? getBoard(game, id) : checkBoard({ game, text });
