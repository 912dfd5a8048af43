/** The games that can be played, asked for once. */

import { get } from "../net/http";
import type { GameInfo, Games } from "../messages";

export const GAMES = ["king-and-assassins", "king-of-the-hill"] as const;

let asked: Promise<readonly GameInfo[]> | null = null;

/** All games with their options. Throws: Unreachable, Refusal; then the next call asks again. */
export function games(): Promise<readonly GameInfo[]> {
  asked ??= get<Games>("/api/games").then(({ games }) => games);
  asked.catch(() => (asked = null));
  return asked;
}
