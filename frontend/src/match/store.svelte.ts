/** The state of the match page, and what follows from it. */

import { untrack } from "svelte";
import type { BoardLayout, Choices, LogLine, MatchState, Preset, ReachableSpace } from "../api/types";
import type { LegalAction } from "../games/legal_action";
import type { ExpectedMove, MatchModule } from "../games/module";
import { moduleFor } from "../games/registry";
import { listedGames } from "../stores/games.svelte";
import type { MatchFeed } from "./feed.svelte";
import { presentFrame } from "./frames";
import type { Frame, Position } from "./frames";
import { lastTurn, logRows } from "./log";
import type { LogRow } from "./log";
import type { MatchSnapshot } from "./snapshot";

/** The boards of a match by id: one, unless the game can change its board. */
export type Boards = Readonly<Record<string, BoardLayout>>;

/** What the match page knows. Changed only by the functions of this folder. Every field is reactive. */
export interface MatchPageState {
  /** What the server sends about the match. */
  readonly feed: MatchFeed;
  readonly game: MatchModule;
  readonly boards: Boards;
  /** The newest frame that the playback has shown. */
  frame: Frame;
  /** The newest frame that was queued for the playback: the present, whether it is shown yet or not. */
  newest: Frame;
  /** The frames that are still to be shown. */
  queue: readonly Frame[];
  /** The timer after which the next frame is shown; null if the time of the current frame is over. */
  timer: ReturnType<typeof setTimeout> | null;
  /** The earlier position that is shown instead; null for the playback. */
  reviewed: Position | null;
  /** The number of the position to review, known before its view is loaded; null for the present. */
  requested: number | null;
  /** Actions that are played in order, whenever this seat is to act and the next one is legal. */
  plan: readonly string[];
  /** The walk under way: steps of one piece that are sent one by one; null if there is none. */
  walk: Walk | null;
  /** Whether an action has not been answered. */
  isBusy: boolean;
  /** The number of the newest action that the server has accepted; the update with its position may follow later. */
  accepted: number;
  /** The move that is shown before the server has answered; null if there is none. */
  expected: ExpectedMove | null;
  /** Commands other than actions that have not been answered, as JSON. */
  pending: readonly string[];
  /** An action that waits for confirmation. */
  unconfirmed: Unconfirmed | null;
  /** The reason of a refused action. */
  notice: Notice | null;
  /** The choices that were loaded, and the number of the position that they belong to. */
  choices: { readonly changed: number; readonly choices: Choices } | null;
  /** The number of the position whose choices are being loaded; 0 if none are. */
  loadingFor: number;
  /** The space of the piece whose reach is wanted, and the card that it uses; null if there is none. */
  reachOf: ReachOf | null;
  /** The reach of a piece in a position; `spaces` is null until the server has answered. */
  reach: LoadedReach | null;
}

/** A piece, by its space, and the card that it uses, if one is chosen. */
export interface ReachOf {
  readonly space: string;
  readonly card?: string;
}

export interface LoadedReach {
  /** The number of the position. */
  readonly changed: number;
  readonly of: ReachOf;
  readonly spaces: readonly ReachableSpace[] | null;
  readonly loading: Promise<void>;
}

export interface Walk {
  /** The space on which the piece was dropped: it is shown there until the walk ends. Null if it was not dragged. */
  readonly droppedOn: string | null;
}

export interface Unconfirmed {
  readonly action: string;
  /** The question of the game; null if every action is confirmed, by the player's setting. */
  readonly question: string | null;
  readonly answer: (yes: boolean) => void;
}

export interface Notice {
  readonly text: string;
  /** The rule that forbids the action. */
  readonly rule: string | null;
}

/** The state of the page of a match whose snapshot has arrived. */
export function createState(feed: MatchFeed, game: MatchModule, boards: Boards): MatchPageState {
  const frame = untrack(() => presentFrame(snapshotOf({ feed })));
  return reactive<MatchPageState>({
    feed,
    game,
    boards,
    frame,
    newest: frame,
    queue: [],
    timer: null,
    reviewed: null,
    requested: null,
    plan: [],
    walk: null,
    isBusy: false,
    accepted: 0,
    expected: null,
    pending: [],
    unconfirmed: null,
    notice: null,
    choices: null,
    loadingFor: 0,
    reachOf: null,
    reach: null,
  });
}

/** An object with the same fields, each of them reactive by itself. */
function reactive<Fields extends object>(fields: Fields): Fields {
  const made = {};
  for (const [name, initial] of Object.entries(fields) as [string, unknown][]) {
    let value = $state.raw(initial);
    Object.defineProperty(made, name, { get: () => value, set: (next: unknown) => (value = next), enumerable: true });
  }
  return made as Fields;
}

export function snapshotOf({ feed }: Pick<MatchPageState, "feed">): MatchSnapshot {
  if (!feed.snapshot) throw new Error("the match page needs a snapshot of its match");
  return feed.snapshot;
}

export const now = (match: MatchPageState): MatchState => snapshotOf(match).now;

/** The audience: a seat, or `spectator`. */
export const audience = (match: MatchPageState): string => snapshotOf(match).audience;

/** Whether this visitor plays. */
export const isPlayer = (match: MatchPageState): boolean => audience(match) !== "spectator";

/** The seats in display order. */
export function seats(match: MatchPageState): readonly string[] {
  const { game, seats } = snapshotOf(match);
  const known = moduleFor(game).seats;
  return known.length > 0 ? known : (listedGames().find(({ id }) => id === game)?.seats ?? Object.keys(seats));
}

/** The seat of the other player; empty if there is none yet. */
export const otherSeat = (match: MatchPageState): string =>
  Object.keys(snapshotOf(match).seats).find((seat) => seat !== audience(match)) ?? "";

/** The reviewed position, or the current frame of the playback. */
export const shown = ({ reviewed, frame }: MatchPageState): Position => reviewed ?? frame;

/** The board of the shown position. The view of a game with one board need not name it. */
export function shownBoard(match: MatchPageState): BoardLayout {
  const { view, details } = shown(match);
  const loaded = Object.values(match.boards);
  const board = match.boards[match.game.boardId(view, details)] ?? (loaded.length === 1 ? loaded[0] : undefined);
  if (!board) throw new Error("the board of this position is not loaded");
  return board;
}

/** Whether nothing is being played back or reviewed. */
export const isLive = ({ reviewed, queue }: MatchPageState): boolean => reviewed === null && queue.length === 0;

/** Whether the present is shown. */
export const isPresent = (match: MatchPageState): boolean => isLive(match) && match.frame.number >= now(match).changed;

/** The seat to act in the position that is shown. */
export const actor = (match: MatchPageState): string | null =>
  isPresent(match) ? now(match).actor : shown(match).view.actor;

/** Whether this seat is to act and the present is shown. */
export const canAct = (match: MatchPageState): boolean => isPresent(match) && match.feed.isMyTurn;

/** Whether the position after the last accepted action has arrived. */
export const isUpToDate = (match: MatchPageState): boolean => now(match).changed >= match.accepted;

/** The choices of the present position, if they were loaded. */
export const currentChoices = (match: MatchPageState): Choices | null =>
  match.choices?.changed === now(match).changed ? match.choices.choices : null;

/** The legal actions with their costs; empty unless this seat can act. */
export function legalActions(match: MatchPageState): readonly LegalAction[] {
  if (!canAct(match)) return [];
  const { legal, costs } = now(match);
  if (!legal) return (currentChoices(match)?.legal ?? []).map((action) => ({ action }));
  return legal.map((action, i) => {
    const cost = costs?.[i];
    return cost === undefined ? { action } : { action, cost };
  });
}

/** The spaces that a piece can reach in the present position, as far as they are loaded. */
export function reachOf(match: MatchPageState, space: string): readonly ReachableSpace[] {
  const { reach } = match;
  const isPresent = reach?.changed === now(match).changed && reach.of.space === space;
  return canAct(match) && isPresent ? (reach.spaces ?? []) : [];
}

/** Named good choices. */
export const presets = (match: MatchPageState): readonly Preset[] =>
  canAct(match) ? (currentChoices(match)?.offers ?? []) : [];

/** The log up to the position that is shown. */
export const shownLog = (match: MatchPageState): readonly LogLine[] => logUpTo(match.feed.log, shown(match));

/** The log without entries that are still to be played back. */
export const visibleLog = ({ feed, queue, frame }: MatchPageState): readonly LogLine[] =>
  queue.length === 0 || frame.isReplay ? feed.log : logUpTo(feed.log, frame);

/** The actions of the turn that the board shows: of others since one's own last action, or of who acted last. */
export function shownTurn(match: MatchPageState): readonly LogRow[] {
  return lastTurn(logRows(shownLog(match)), match.reviewed || !isPlayer(match) ? null : audience(match));
}

/** The log up to a position; an entry whose playback is incomplete is not included. */
function logUpTo(log: readonly LogLine[], { number, isComplete }: Position): readonly LogLine[] {
  return log.filter((line) => (isComplete ? line.number <= number : line.number < number));
}
