/** Which events of King & Assassins are heard, and which are shown longer. */

import type { Sound } from "../module";

export const sounds: Readonly<Record<string, Sound>> = {
  "king-moved": "step",
  "knight-moved": "step",
  "citizen-moved": "step",
  "assassin-moved": "step",
  shoved: "shove",
  captured: "shove",
  revealed: "blade",
  eliminated: "blade",
  "knight-killed": "blade",
  "king-wounded": "blade",
  "card-turned": "card",
  "king-entered": "bell",
  ended: "bell",
};

export const importantEvents: ReadonlySet<string> = new Set([
  "captured",
  "eliminated",
  "knight-killed",
  "king-wounded",
  "revealed",
  "card-turned",
]);
