/** What a board shows, as plain data. Every game converts its views into scenes; the board knows nothing else. */

export type Direction = "north" | "east" | "south" | "west";

/** A fixed feature of a space, such as a gate or an objective. The game's terrain draws it. */
export interface Feature {
  readonly kind: string;
  /** The seat that it belongs to; null if it belongs to nobody. */
  readonly side?: string | null;
  /** The direction that it leads to. */
  readonly exit?: Direction;
  /** Whether it is destroyed. */
  readonly razed?: boolean;
}

/** A space. `x` counts columns from the left, `y` rows from the bottom, both from 0. */
export interface Space {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** The name of its terrain, which the game's terrain draws. */
  readonly ground: string;
  readonly level: number;
  readonly label: string;
  readonly features: readonly Feature[];
}

/** A piece. It is animated when a later scene has the same `id` on another space. */
export interface Piece {
  readonly id: string;
  readonly space: string;
  /** What it is, its owner, and its states; the game draws pieces by these names. */
  readonly kind: string;
  readonly side: string;
  readonly states: readonly string[];
  readonly label: string;
  /** Whether its drawing overlaps the space behind it: such pieces are drawn last. */
  readonly isTall?: boolean;
}

/**
 * Marks of a space. `movable`: its piece can be selected; `selected`: it is; `target` and `attack`: can be picked, at
 * `cost`; `reach`: can be picked, and is more than one action away; `last`: part of the last move; `removed`: a piece
 * was removed there by the last move; `pointed`: a lesson points at it.
 */
export type MarkKind =
  "movable" | "selected" | "target" | "attack" | "reach" | "last" | "removed" | "threatened" | "pointed";

export interface Mark {
  readonly space: string;
  readonly kind: MarkKind;
  readonly cost?: number;
  /** One or two characters that are shown instead of a cost. */
  readonly sign?: string;
  readonly label?: string;
}

/** The marks of spaces that can be picked for the selected piece. */
export const isPickable = ({ kind }: Pick<Mark, "kind">): boolean =>
  kind === "target" || kind === "attack" || kind === "reach";

export type ArrowKind = "move" | "attack" | "shot" | "engaged";

export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly kind: ArrowKind;
}

export type EffectKind = "stab" | "capture" | "shot" | "lightning" | "blocked" | "revealed" | "shoved";

/** An effect that is shown once, when its `id` is new. `from` gives it a direction. */
export interface Effect {
  readonly id: string;
  readonly kind: EffectKind;
  readonly space: string;
  readonly from?: string;
}

/** What an event leaves to be seen of a turn. A move is `passive` if another piece caused it, as by a shove. */
export type Trace =
  | { readonly kind: "move"; readonly from: string; readonly to: string; readonly isPassive?: boolean }
  | { readonly kind: "attack" | "shot"; readonly from: string; readonly to: string }
  | { readonly kind: "removed"; readonly space: string; readonly piece?: Pick<Piece, "kind" | "side"> };

/** The way of a piece during the last turn, or an attack in it. */
export interface Trail {
  readonly kind: "move" | "attack" | "shot";
  /** The spaces from its beginning to its end. */
  readonly path: readonly string[];
  /** The numbers of its actions in the turn, such as "1–3"; empty if the piece did not act itself. */
  readonly label: string;
}

/** A piece that stood on a space before the last turn: it has moved on or, if `isRemoved`, left the board. */
export interface Ghost extends Pick<Piece, "space" | "kind" | "side" | "states"> {
  readonly isRemoved: boolean;
}

export interface Scene {
  readonly label: string;
  readonly width: number;
  readonly height: number;
  readonly spaces: readonly Space[];
  readonly pieces: readonly Piece[];
  readonly marks: readonly Mark[];
  readonly arrows: readonly Arrow[];
  readonly effects: readonly Effect[];
  /** What the last turn changed; shown until its opponent acts. */
  readonly trails?: readonly Trail[];
  readonly ghosts?: readonly Ghost[];
}
