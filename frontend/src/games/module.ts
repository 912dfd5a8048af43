/** What a game needs of the table that it is played on, and what the table needs of a game. */

import type { Component } from "svelte";
import type { Rotation } from "../board/layout";
import type { Mark, Piece, Scene } from "../board/scene";
import type { Translate } from "../i18n/translator";
import type { Event, Line, Preset, View } from "../messages";
import type { LegalAction, KingOfTheHillBoard, KingAndAssassinsBoard } from "./board";

/** The table, as the controls and panels of a game see it. */
export interface GameContext<V extends View = View, Board = KingAndAssassinsBoard | KingOfTheHillBoard> {
  /** What is shown: the present, something on its way there, or a look back. */
  readonly view: V;
  readonly board: Board;
  /** As who we look on: a seat, or `spectator`. */
  readonly seat: string;
  /** Whether we are to act, and what is shown is the present. */
  readonly canAct: boolean;
  /** What we may do now; nothing while we are not asked. */
  readonly legalActions: readonly LegalAction[];
  /** Good choices among many. */
  readonly presets: readonly Preset[];
  /** What has just happened. */
  readonly events: readonly Event[];
  /** What has happened, as far as what is shown goes: the newest lines, and older ones that were fetched. */
  readonly log: readonly Line[];
  /** Fetch older lines of the log, where there are any: `log` changes then. */
  loadEarlier?(): void;
  readonly t: Translate;
  /** Do something, allowed or not: the server says which rule forbids it. Whether it was done. */
  act(action: string): Promise<boolean>;
  /** Do these one after the other, whenever we are asked and the next of them is allowed. */
  startPlan(actions: readonly string[]): void;
  /** How many steps of such a plan are left. */
  readonly planLength: number;
  /** Do not go on with it. */
  cancelPlan(): void;
}

/** What clicks on the board mean, and what the board marks for them. */
export interface Controls {
  readonly marks: readonly Mark[];
  /** A space was picked: an empty one, or one that is marked as a target. */
  pick(space: string): void;
  choose(piece: Piece): void;
  drag(from: string, to: string): void;
  /** A piece begins to be dragged: it is the chosen one from now on. */
  grab(space: string): void;
  /** Let go of whatever is chosen. */
  clear(): void;
}

/** A way to say what one does without the board: in words, as a button. */
export interface ListedMove {
  readonly action: string;
  readonly text: string;
  /** Which moves it is listed with: those of one piece or one card; null for the rest. */
  readonly group: string | null;
}

/** What is drawn: a view with the board under it, and what has happened since the scene before. */
export interface SceneInput {
  readonly board: KingAndAssassinsBoard | KingOfTheHillBoard;
  readonly view: View;
  readonly events: readonly Event[];
  /** What belongs to the same entry, and was shown before. */
  readonly earlier: readonly Event[];
  readonly number: number;
  readonly t: Translate;
  readonly before: Scene | undefined;
}

/** A game, as the match page plays it. */
export interface GameModule {
  /** The catalogues with its words. */
  readonly namespaces: readonly string[];
  /** The board that a view is on, by its id. */
  boardId(view: View): string;
  scene(shown: SceneInput): Scene;
  /** How the board lies for a seat; `upright` where it is to stand on its short side. */
  rotation(seat: string, upright: boolean): Rotation;
  /** Whether something belongs to what happened just before it, and is seen together with that. */
  joinsPrevious(event: Event, before: Event): boolean;
  /** The view after one more event, as far as the board shows it; the server's own view comes with the last of them. */
  applyEvent(view: View, event: Event): View;
  /** What happened in words, for the eye or to be read out; and as notation where that is an action of its own. */
  describeEvent(event: Event, t: Translate, aloud?: boolean): string;
  eventNotation(event: Event): string | null;
  /** The code of what is asked, where it is more than to take one's turn. */
  prompt(view: View): string | null;
  /** Whether good choices are worth asking for. */
  hasPresets(view: View): boolean;
  /** Whether an action cannot be undone and is easily meant for another, so that it needs a second tap. */
  needsConfirmation(action: string): boolean;
  /** All that may be done, in words; the page groups it. */
  listMoves(context: GameContext): ListedMove[];
  controls(context: GameContext): Controls;
  /** How things stand: the points that are left, always in sight, and the rest of it. */
  readonly Status: Component<{ context: GameContext; part: "points" | "rest" }>;
  /** What is asked just now, and the buttons for it. */
  readonly Panel: Component<{ context: GameContext; controls: Controls }>;
  /** Secrets that are told at the end. */
  readonly Secrets: Component<{ view: View; t: Translate }>;
}
