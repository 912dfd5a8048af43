/** The maps of King of the Hill as the server describes them. */

import type { BoardLayout } from "../board";

export type KingOfTheHillGround = "open" | "hill" | "hilltop" | "forest" | "shallow" | "deep" | "road" | "rocks";
export type Army = "blue" | "red";

/** A map in a scenario: deployment zones, objectives of each side, and sizes of terrain elements. */
export interface KingOfTheHillBoard extends BoardLayout<KingOfTheHillGround> {
  readonly zones: Readonly<Record<Army, readonly string[]>>;
  readonly objectives: readonly { readonly side: Army; readonly spaces: readonly string[] }[];
  readonly elements: Readonly<
    Record<string, { readonly width: number; readonly height: number; readonly ground: KingOfTheHillGround }>
  >;
}
