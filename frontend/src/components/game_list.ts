/** The games that can be played: those of this app first, then others that the server has. */

import { BUILT_IN_GAMES, moduleFor } from "../games/registry";
import { games, listedGames } from "../stores/games.svelte";

/** The ids of all games. Reactive: games that only the server knows are added when it has listed them. */
export const gameIds = (): readonly string[] => [...new Set([...BUILT_IN_GAMES, ...listedGames().map(({ id }) => id)])];

/** Loads the names and seats of games that are not in this app. Pages show ids, readable, until then. */
export function loadUnknown(ids: readonly string[]): void {
  if (ids.some((id) => !BUILT_IN_GAMES.includes(id))) games().catch(() => undefined);
}

/** A game from an address, or the first one. */
export const gameOr = (id: string | undefined): string => gameIds().find((each) => each === id) ?? gameIds()[0] ?? "";

/** The seats of a game in display order; empty if they are not known yet. */
export function seatsOf(game: string): readonly string[] {
  const { seats } = moduleFor(game);
  return seats.length > 0 ? seats : (listedGames().find(({ id }) => id === game)?.seats ?? []);
}
