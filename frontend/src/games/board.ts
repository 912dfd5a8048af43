/** What the server says of a board, once: GET /api/boards/GAME/ID. Views say the rest. */

import type { Direction } from "../board/scene";

/** A space as the server knows it; `x` and `y` count from the lower left corner, from 0. */
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

/** A town of King & Assassins: its gates with the way into the castle, and where the king may start. */
export interface KingAndAssassinsBoard extends Board<"king-and-assassins", "street" | "roof"> {
  readonly gates: readonly { readonly space: string; readonly exit: Direction }[];
  readonly starts: readonly string[];
}

export type KingOfTheHillGround = "open" | "hill" | "hilltop" | "forest" | "shallow" | "deep" | "road" | "rocks";
export type Army = "blue" | "red";

/**
 * A map of King of the Hill with what its scenario makes of it: where each side deploys, the objectives that
 * a side must reach, and how large the elements are that players may lay on it.
 */
export interface KingOfTheHillBoard extends Board<"king-of-the-hill", KingOfTheHillGround> {
  readonly zones: Readonly<Record<Army, readonly string[]>>;
  readonly objectives: readonly { readonly side: Army; readonly spaces: readonly string[] }[];
  readonly elements: Readonly<
    Record<string, { readonly width: number; readonly height: number; readonly ground: KingOfTheHillGround }>
  >;
}

/** An action that a seat may take now, in notation, and what it costs where it costs points. */
export interface LegalAction {
  readonly action: string;
  readonly cost?: number;
}
