/** What a game shows in the gallery: games/GAME/index.ts exports it as `shows`. */

import type { Component } from "svelte";
import type { Rotation } from "../src/board/layout";

export interface Shows {
  /** The names of what is shown, for the query `?show=NAME,NAME`. */
  readonly names: readonly string[];
  readonly Show: Component<{ name: string; size: number; rotation: Rotation }>;
}
