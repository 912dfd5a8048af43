/** The games: their ids and seats, and what the server tells about them, requested once. */

import { get, post } from "../api/http";
import type { Founded, GameInfo, Games, NewMatch } from "../messages";
import { storeInvite } from "./invites";
import { session } from "./session.svelte";
import { myMatches } from "./my_matches.svelte";

/** The games in display order, with their seats. */
export const GAMES = { "king-and-assassins": ["king", "assassins"], "king-of-the-hill": ["blue", "red"] } as const;
export type GameId = keyof typeof GAMES;
export const GAME_IDS = Object.keys(GAMES) as readonly GameId[];
export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

export const isGame = (id: string | null | undefined): id is GameId => GAME_IDS.includes(id as GameId);

let request: Promise<readonly GameInfo[]> | null = null;

/** All games with their options. Throws: Unreachable, Refusal; the next call tries again. */
export function games(): Promise<readonly GameInfo[]> {
  request ??= get<Games>("/api/games").then(({ games }) => games);
  request.catch(() => (request = null));
  return request;
}

/** Creates a match and stores its invitation. Returns its address. Throws: Refusal, Unreachable. */
export async function createMatch(input: NewMatch): Promise<string> {
  const { match, invite } = await post<Founded>("/api/matches", input);
  if (invite) storeInvite(match, invite);
  void session.ensure().then(
    () => myMatches.refresh(),
    () => undefined,
  ); // creating a match makes a visitor a guest, who now gets notifications
  return `/match/${match}`;
}
