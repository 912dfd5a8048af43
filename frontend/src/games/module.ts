/** The interface between the match page and a game's module. */

import type { Component } from "svelte";
import type { Rotation } from "../board/layout";
import type { Mark, Piece, Scene } from "../board/scene";
import type { Translate } from "../i18n/translator";
import type { Event, Line, Preset, View } from "../messages";
import type { LegalAction, KingOfTheHillBoard, KingAndAssassinsBoard } from "./board";

/** What the match page provides to a game's controls and panels. */
export interface GameContext<V extends View = View, Board = KingAndAssassinsBoard | KingOfTheHillBoard> {
  /** The view that is shown: the present, a frame of the playback, or a reviewed position. */
  readonly view: V;
  readonly board: Board;
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
  readonly log: readonly Line[];
  /** Loads older lines of the log, if there are any; `log` changes then. */
  loadEarlier?(): void;
  readonly t: Translate;
  /** Sends an action, legal or not; the server names the rule that forbids it. Returns whether it was played. */
  act(action: string): Promise<boolean>;
  /** Starts a plan: these actions are played in order, whenever this seat is to act and the next one is legal. */
  startPlan(actions: readonly string[]): void;
  /** The number of actions left in the plan. */
  readonly planLength: number;
  cancelPlan(): void;
}

/** Translates clicks on the board into actions, and legal actions into marks. */
export interface Controls {
  readonly marks: readonly Mark[];
  /** A space was clicked: an empty one, or one that is marked as a target. */
  pick(space: string): void;
  choose(piece: Piece): void;
  drag(from: string, to: string): void;
  /** A piece starts being dragged, which selects it. */
  grab(space: string): void;
  /** Clears the selection. */
  clear(): void;
}

/** A legal action as text, for the move list. */
export interface ListedMove {
  readonly action: string;
  readonly text: string;
  /** The heading it is listed under, such as a piece or a card; null for the rest. */
  readonly group: string | null;
}

/** The input of a scene: a view, its board, and the events since the previous scene. */
export interface SceneInput {
  readonly board: KingAndAssassinsBoard | KingOfTheHillBoard;
  readonly view: View;
  readonly events: readonly Event[];
  /** Events of the same entry that were shown before. */
  readonly earlier: readonly Event[];
  readonly number: number;
  readonly t: Translate;
  readonly before: Scene | undefined;
}

/** What a game provides to the match page. */
export interface GameModule {
  /** The id of the board of a view. */
  boardId(view: View): string;
  scene(shown: SceneInput): Scene;
  /** The rotation of the board for a seat; `upright` if the board should stand on its short side. */
  rotation(seat: string, upright: boolean): Rotation;
  /** Whether an event is shown together with the one before it. */
  joinsPrevious(event: Event, before: Event): boolean;
  /** The view after an event, as far as the board shows it. The last event of an entry gets the server's view. */
  applyEvent(view: View, event: Event): View;
  /** The text of an event, to be shown or (`aloud`) read out; and its notation if it is an action of its own. */
  describeEvent(event: Event, t: Translate, aloud?: boolean): string;
  eventNotation(event: Event): string | null;
  /** The message id of what the player is asked, if it is more than to take a turn. */
  prompt(view: View): string | null;
  /** Whether the server has presets for this view. */
  hasPresets(view: View): boolean;
  /** Whether an action needs confirmation, because it is irreversible and easily clicked by mistake. */
  needsConfirmation(action: string): boolean;
  /** The legal actions as text. */
  listMoves(context: GameContext): ListedMove[];
  controls(context: GameContext): Controls;
  /** The state of the game: `points` are always visible, the `rest` is below. */
  readonly Status: Component<{ context: GameContext; part: "points" | "rest" }>;
  /** The prompt and its buttons. */
  readonly Panel: Component<{ context: GameContext; controls: Controls }>;
  /** Secrets that are revealed at the end. */
  readonly Secrets: Component<{ view: View; t: Translate }>;
}
