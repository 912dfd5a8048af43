/** Boards as the server describes them: GET /api/boards/GAME/ID. They do not change during a match. */

/** A space; `x` and `y` count from 0 in the lower left corner. */
export interface BoardSpace<Ground extends string = string> {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly ground: Ground;
  readonly level: number;
}

/** What every board has; the boards of a game may have more. */
export interface BoardLayout<Ground extends string = string> {
  readonly game: string;
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly width: number;
  readonly height: number;
  readonly spaces: readonly BoardSpace<Ground>[];
}

/** A legal action in notation, with its cost if it costs points. */
export interface LegalAction {
  readonly action: string;
  readonly cost?: number;
}
