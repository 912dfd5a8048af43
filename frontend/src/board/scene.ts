/** What a board shows, as plain data. Every game converts its views into scenes; the board knows nothing else. */

export type Ground =
  "street" | "roof" | "castle" | "open" | "hill" | "hilltop" | "forest" | "shallow" | "deep" | "road" | "rocks";

export type Direction = "north" | "east" | "south" | "west";
export type Side = "king" | "citizens" | "blue" | "red";

/** A fixed feature of a space. */
export type Feature =
  | { readonly kind: "gate"; readonly exit: Direction }
  | { readonly kind: "start" }
  | { readonly kind: "zone"; readonly side: Side }
  | { readonly kind: "objective"; readonly side: Side | null; readonly razed: boolean };

/** A space. `x` counts columns from the left, `y` rows from the bottom, both from 0. */
export interface Space {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly ground: Ground;
  readonly level: number;
  readonly label: string;
  readonly features: readonly Feature[];
}

export const CITIZENS = [
  "monk",
  "plumwoman",
  "appleman",
  "courtesan",
  "fishwoman",
  "butcher",
  "blacksmith",
  "shepherd",
  "squire",
  "carpenter",
  "witchhunter",
  "farmer",
] as const;
export type Citizen = (typeof CITIZENS)[number];

export const UNITS = [
  "infantry",
  "cavalry",
  "archers",
  "artillery",
  "beasts",
  "light-cavalry",
  "chariots",
  "elite-infantry",
  "monstrous-infantry",
  "horde",
  "land-monster",
  "flying-monster",
  "flyers",
] as const;
export type Unit = (typeof UNITS)[number];

export type PieceKind = "king" | "knight" | Citizen | Unit;

/**
 * States of a piece. `wounded`: the king. `revealed`: an assassin that everyone knows; `marked`: one that only its own
 * player knows. `general`: the unit holds the general. `paralysed`: under a spell. `captured` and `dead` are for lists
 * beside the board.
 */
export type PieceState = "wounded" | "revealed" | "marked" | "general" | "paralysed" | "captured" | "dead";

/** A piece. It is animated when a later scene has the same `id` on another space. */
export interface Piece {
  readonly id: string;
  readonly space: string;
  readonly kind: PieceKind;
  readonly side: Side;
  readonly states: readonly PieceState[];
  readonly label: string;
}

/**
 * Marks of a space. `movable`: its piece can be selected; `selected`: it is; `target` and `attack`: can be picked, at
 * `cost`; `last`: part of the last move.
 */
export type MarkKind = "movable" | "selected" | "target" | "attack" | "last" | "threatened";

export interface Mark {
  readonly space: string;
  readonly kind: MarkKind;
  readonly cost?: number;
  readonly label?: string;
}

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

export interface Scene {
  readonly label: string;
  readonly width: number;
  readonly height: number;
  readonly spaces: readonly Space[];
  readonly pieces: readonly Piece[];
  readonly marks: readonly Mark[];
  readonly arrows: readonly Arrow[];
  readonly effects: readonly Effect[];
}
