/**
 * The interface between the app and a game. A game is a folder here whose index.ts exports its `GameModule` as `game`;
 * `registry.ts` finds it. Shared code names no game: whatever differs between games is asked of the module.
 */

import type { Component } from "svelte";
import type { Layout, Rotation } from "../board/layout";
import type { Mark, Piece, Scene, Trace } from "../board/scene";
import type { Translate } from "../i18n/translator";
import type { BoardLayout, Details, LogLine, Preset, Preview, ReachableSpace } from "../api/types";
import type { LegalAction } from "./legal_action";
import type { GameHelp } from "./help";
import type { Inspection, InspectTarget } from "./inspection";

/** What the app itself reads of a view; everything else is the game's. */
export interface BaseView {
  /** The seat to act; null if there is none. */
  readonly actor: string | null;
}

/** What the app itself reads of an event. */
export interface BaseEvent {
  readonly type: string;
}

/** What the app itself knows of the details of a view: it only passes them on. Null in games without details. */
export type BaseDetails = Details | null;

/** The options of a match, by name, as they were chosen. */
export type MatchOptions = Readonly<Record<string, unknown>>;

/** Sound effects that events can have; `sounds.ts` synthesises them. */
export type Sound = "step" | "shove" | "blade" | "card" | "bell" | "thunder";

/** A game. It is loaded with the app, so it is small: larger parts are loaded on demand. */
export interface GameModule<
  View extends BaseView = BaseView,
  Board extends BoardLayout = BoardLayout,
  Event extends BaseEvent = BaseEvent,
  GameControls extends Controls = Controls,
  ViewDetails = BaseDetails,
> {
  readonly id: string;
  /** The seats in display order; empty if only the server knows them. */
  readonly seats: readonly string[];
  /** The icon of a seat in lists and forms, drawn around (0, 0): its best-known piece. */
  readonly SeatIcon: Component<{ seat: string; isSecond?: boolean }>;
  /** The badge of a seat beside its player's name, drawn around (0, 0); it differs from all pieces. */
  readonly SeatBadge: Component<{ seat: string; isSecond?: boolean }>;
  readonly newMatch: NewMatchOptions;
  /** What the options of a match say about it, such as its board; for lists of matches. */
  optionLabels(options: MatchOptions, t: Translate): string[];
  /** Loads the picture on the home page; null if there is none. */
  readonly loadHomePicture: (() => Promise<Component>) | null;
  /** Loads the illustrated help and the numbers of the rules; null if there is none. */
  readonly loadHelp: (() => Promise<GameHelp>) | null;
  /** Loads what draws an empty board, for previews. */
  loadBoardArt(): Promise<BoardArt<Board>>;
  /** Loads what the match page needs. */
  loadMatch(): Promise<MatchModule<View, Board, Event, GameControls, ViewDetails>>;
}

/** How the form for a new match shows a game's options. */
export interface NewMatchOptions {
  /** Whether the chosen board is drawn below its option. */
  readonly showsBoard: boolean;
  /** Options that are shown with a description of every value. */
  readonly described: Readonly<Record<string, DescribedOption>>;
}

/** The texts of an option whose values are described. */
export interface DescribedOption {
  label(value: string, t: Translate): string;
  note(value: string, t: Translate): string;
  /** A note below all values. */
  noteBelow(t: Translate): string;
}

/** What draws a board: given to the component Board. */
export interface Art {
  /** Draws the ground of all spaces; `id` is a prefix for ids of SVG patterns. */
  readonly Terrain: Component<{ layout: Layout; rotation: Rotation; id: string }>;
  /** Draws a piece around (0, 0). */
  readonly Piece: Component<{ kind: string; side: string; states: readonly string[] }>;
}

export interface BoardArt<Board extends BoardLayout = BoardLayout> extends Art {
  /** A board without pieces. */
  emptyScene(board: Board, t: Translate): Scene;
}

/** Returns what the inspector shows of something; null if there is nothing to say about it. */
export type Inspect<
  View extends BaseView = BaseView,
  Board extends BoardLayout = BoardLayout,
  Event extends BaseEvent = BaseEvent,
  ViewDetails = BaseDetails,
> = (target: InspectTarget, context: GameContext<View, Board, Event, ViewDetails>) => Inspection | null;

/** What the match page provides to a game's controls and panels. */
export interface GameContext<
  View extends BaseView = BaseView,
  Board extends BoardLayout = BoardLayout,
  Event extends BaseEvent = BaseEvent,
  ViewDetails = BaseDetails,
> {
  /** The view that is shown: the present, a frame of the playback, or a reviewed position. */
  readonly view: View;
  /** What the rules say about the view. In a frame before the last of an entry, about the position before the entry. */
  readonly details: ViewDetails;
  readonly board: Board;
  /** The number of the log entry that last changed the position. */
  readonly revision: number;
  /** The audience: a seat, or `spectator`. */
  readonly seat: string;
  /** Whether this seat is to act and the present is shown. */
  readonly canAct: boolean;
  /** The legal actions; empty unless `canAct`. */
  readonly legalActions: readonly LegalAction[];
  /** Named good choices. */
  readonly presets: readonly Preset[];
  /** The events of the frame that is shown. */
  readonly events: readonly Event[];
  /** The log up to the position that is shown, as far as it is loaded. */
  readonly log: readonly LogLine[];
  /** Loads older lines of the log, if there are any; `log` changes then. */
  loadEarlier?(): void;
  readonly t: Translate;
  /** Sends an action, legal or not; the server names the rule that forbids it. Returns whether it was played. */
  act(action: string): Promise<boolean>;
  /** Asks which spaces the piece on a space can reach, with a card if one is chosen; null if none is selected. */
  askReach(space: string | null, card?: string): Promise<void>;
  /** The spaces that the piece on a space can reach; empty until the server has answered. */
  reachOf(space: string): readonly ReachableSpace[];
  /** Walks: sends these steps of a piece one by one, and stops where anything else happens. */
  walk(steps: readonly string[], options?: WalkOptions): Promise<void>;
  /** Asks the server what the rules say about a legal action before it is played; null if it does not answer. */
  preview(action: string): Promise<Preview | null>;
  /** Starts a plan: these actions are played in order, whenever this seat is to act and the next one is legal. */
  startPlan(actions: readonly string[]): void;
  /** The number of actions left in the plan. */
  readonly planLength: number;
  cancelPlan(): void;
}

/** The main button of the action bar: what ends or confirms the current decision. It never changes its place. */
export interface MainAction {
  readonly label: string;
  /** Why it cannot be pressed now, shown when it is pressed nevertheless; null if it can. */
  readonly blockedBy: string | null;
  /** Whether nothing better is left to do, so that the button is highlighted. */
  readonly isSuggested: boolean;
  /** A question before an action is asked by `MatchModule.question`, whichever way the action was chosen. */
  run(): void;
}

/** An action of the selected piece that needs no target. It has a place of its own in the action bar. */
export interface PieceAction {
  readonly label: string;
  run(): void;
}

/** A move that is shown before the server has answered: the piece on `from` is drawn on `to`. */
export interface ExpectedMove {
  readonly from: string;
  readonly to: string;
}

/** How a walk is shown. */
export interface WalkOptions {
  /** The space on which the piece was dropped, if it was dragged. */
  readonly droppedOn?: string;
  /** Called with each step that was played. */
  readonly onStep?: (action: string) => void;
}

/** Translates clicks on the board into actions, and legal actions into marks. */
export interface Controls {
  readonly marks: readonly Mark[];
  /** The main button of the action bar; null if the decision has none. */
  readonly mainAction: MainAction | null;
  readonly pieceActions: readonly PieceAction[];
  /** A space was clicked: an empty one, or one that is marked as a target. */
  pick(space: string): void;
  choose(piece: Piece): void;
  drag(from: string, to: string): void;
  /** A piece starts being dragged, which selects it. */
  grab(space: string): void;
  /** Clears the selection. */
  clear(): void;
}

/** What a question before an action depends on. */
export type QuestionInput<View = BaseView, ViewDetails = BaseDetails> = {
  readonly view: View;
  readonly details: ViewDetails;
  readonly legalActions: readonly LegalAction[];
  readonly t: Translate;
};

/** A count that decides the game, on the plate of its side. */
export interface ObjectiveCount {
  readonly code: string;
  /** The path of its icon, in a square of 24 units. */
  readonly icon: string;
  /** What is counted and how many there are, as a sentence. */
  readonly label: string;
  readonly have: number;
  /** How many are needed; null for a plain number. */
  readonly need: number | null;
  /** How many of those that it has are not certain. */
  readonly unknown: number;
}

/** A legal action as text, for the move list. */
export interface ListedMove {
  readonly action: string;
  readonly text: string;
  /** The heading it is listed under, such as a piece or a card; null for the rest. */
  readonly group: string | null;
}

/** A sentence about the most important event of a turn. */
export interface Headline {
  readonly text: string;
  /** Of several headlines the one with the highest rank is shown. */
  readonly rank: number;
}

/** The input of a scene: a view, its board, and the events since the previous scene. */
export interface SceneInput<View, Board, Event, ViewDetails = BaseDetails> {
  readonly board: Board;
  readonly view: View;
  /** What the rules say about the view, as in `GameContext`. */
  readonly details: ViewDetails;
  readonly events: readonly Event[];
  /** Events of the same entry that were shown before. */
  readonly earlier: readonly Event[];
  readonly number: number;
  /** The seats of the match in display order. */
  readonly seats: readonly string[];
  readonly t: Translate;
  readonly before: Scene | undefined;
}

/** What a game provides to the match page. */
export interface MatchModule<
  View extends BaseView = BaseView,
  Board extends BoardLayout = BoardLayout,
  Event extends BaseEvent = BaseEvent,
  GameControls extends Controls = Controls,
  ViewDetails = BaseDetails,
> extends Art {
  /** The id of the board of a view. */
  boardId(view: View, details: ViewDetails): string;
  scene(shown: SceneInput<View, Board, Event, ViewDetails>): Scene;
  /** The rotation of the board for a seat; `upright` if the board should stand on its short side. */
  rotation(seat: string, upright: boolean): Rotation;
  /** The spaces where a seat's pieces start; its player is shown on that side. If empty, one's own player is below. */
  homeSpaces(board: Board, seat: string): readonly string[];
  /** Whether an event is shown together with the one before it. */
  joinsPrevious(event: Event, before: Event): boolean;
  /** The view after an event, as far as the board shows it. The last event of an entry gets the server's view. */
  applyEvent(view: View, event: Event): View;
  /** The text of an event, to be shown or (`aloud`) read out. */
  describeEvent(event: Event, t: Translate, aloud?: boolean): string;
  /** The types of events that the playback shows longer. */
  readonly importantEvents: ReadonlySet<string>;
  /** The types of events that a review can jump to: captures and attacks. Empty if the game has none. */
  readonly highlights: ReadonlySet<string>;
  /** What an event leaves to be seen on the board until its opponent acts. */
  traces(event: Event): readonly Trace[];
  /** What an event means for a seat, if it can be the headline of a turn. */
  headline(event: Event, seat: string, t: Translate): Headline | null;
  /** The sounds of events, by type. */
  readonly sounds: Readonly<Record<string, Sound>>;
  /** The message id of the prompt, if the player is asked for more than a turn; else null. */
  prompt(view: View): string | null;
  /** The counts on the plate of a seat. */
  objectives(context: GameContext<View, Board, Event, ViewDetails>, seat: string): readonly ObjectiveCount[];
  /** The spaces that `BoardNote` is about, and does not cover; empty if there is nothing to show. */
  noteSpaces?(context: GameContext<View, Board, Event, ViewDetails>): readonly string[];
  /** A note above a space of the board, such as the cards of a fight. */
  readonly BoardNote?: Component<{
    context: GameContext<View, Board, Event, ViewDetails>;
    /** In a strip of messages, without text: the message says the same. */
    isSmall?: boolean;
  }>;
  /** Why a rule ended the game. */
  describeEnd(rule: string, winner: string | null, t: Translate): string;
  /** The question before a legal action that cannot be taken back and is easily played by mistake; else null. */
  question(action: string, asked: QuestionInput<View, ViewDetails>): string | null;
  /** The move of a piece to an empty space that an action is, as its text says; null if it is anything else. */
  expectedMove?(action: string, view: View): ExpectedMove | null;
  /** The legal actions as text. */
  listMoves(context: GameContext<View, Board, Event, ViewDetails>): ListedMove[];
  controls(context: GameContext<View, Board, Event, ViewDetails>): GameControls;
  /** Loads what the inspector asks of the game. */
  loadInspect(): Promise<Inspect<View, Board, Event, ViewDetails>>;
  /** The state of the game: `points` are always visible, the `rest` is below. */
  readonly Status: Component<{ context: GameContext<View, Board, Event, ViewDetails>; part: "points" | "rest" }>;
  /** The prompt and its choices. The button that confirms them is `Controls.mainAction`. */
  readonly Panel: Component<{ context: GameContext<View, Board, Event, ViewDetails>; controls: GameControls }>;
  /** The usual height of the panel in rem, reserved so that nothing below it moves, and so that it fits the screen. */
  readonly panelHeight: number;
  /** The same below a board that stands on its short side, on phones: what must be on the screen with it. */
  readonly narrowPanelHeight?: number;
  /** Whether the full view after the end has secrets to reveal. */
  hasSecrets(view: View): boolean;
  /** Secrets that are revealed at the end; null in games without secrets. */
  readonly Secrets: Component<{ view: View; t: Translate }> | null;
}
