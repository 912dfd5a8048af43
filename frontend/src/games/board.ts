/** Boards as the server describes them: GET /api/boards/GAME/ID. They do not change during a match. */

import type { Direction } from "../board/scene";

/** A space; `x` and `y` count from 0 in the lower left corner. */
export interface BoardSpace<Ground extends string> {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly ground: Ground;
  readonly level: number;
}

interface Board<Game extends string, Ground extends string> {
  readonly game: Game;
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly width: number;
  readonly height: number;
  readonly spaces: readonly BoardSpace<Ground>[];
}

/** A board of King & Assassins: gates with their directions into the castle, and the king's possible starts. */
export interface KingAndAssassinsBoard extends Board<"king-and-assassins", "street" | "roof"> {
  readonly gates: readonly { readonly space: string; readonly exit: Direction }[];
  readonly starts: readonly string[];
}

export type KingOfTheHillGround = "open" | "hill" | "hilltop" | "forest" | "shallow" | "deep" | "road" | "rocks";
export type Army = "blue" | "red";

/**
 * A map of King of the Hill in a scenario: deployment zones, objectives of each side, and sizes of terrain elements.
 */
export interface KingOfTheHillBoard extends Board<"king-of-the-hill", KingOfTheHillGround> {
  readonly zones: Readonly<Record<Army, readonly string[]>>;
  readonly objectives: readonly { readonly side: Army; readonly spaces: readonly string[] }[];
  readonly elements: Readonly<
    Record<string, { readonly width: number; readonly height: number; readonly ground: KingOfTheHillGround }>
  >;
}

/** A legal action in notation, with its cost if it costs points. */
export interface LegalAction {
  readonly action: string;
  readonly cost?: number;
}
