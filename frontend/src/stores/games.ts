/** The games that can be played: what is fixed, and what the server says of them, asked for once. */

import { get, post } from "../api/http";
import type { Founded, GameInfo, Games, NewMatch } from "../messages";
import { storeInvite } from "./invites";
import { session } from "./session.svelte";
import { myMatches } from "./my_matches.svelte";

/** The games in the order in which they are shown, with their sides; words and pictures are made for each. */
export const GAMES = { "king-and-assassins": ["king", "assassins"], "king-of-the-hill": ["blue", "red"] } as const;
export type GameId = keyof typeof GAMES;
export const GAME_IDS = Object.keys(GAMES) as readonly GameId[];
export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

export const isGame = (id: string | null | undefined): id is GameId => GAME_IDS.includes(id as GameId);

let request: Promise<readonly GameInfo[]> | null = null;

/** All games with their options. Throws: Unreachable, Refusal; then the next call asks again. */
export function games(): Promise<readonly GameInfo[]> {
  request ??= get<Games>("/api/games").then(({ games }) => games);
  request.catch(() => (request = null));
  return request;
}

/** Begin a match, and keep the invitation that comes with it. Returns its address. Throws: Refusal, Unreachable. */
export async function createMatch(input: NewMatch): Promise<string> {
  const { match, invite } = await post<Founded>("/api/matches", input);
  if (invite) storeInvite(match, invite);
  void session.ensure().then(
    () => myMatches.refresh(),
    () => undefined,
  ); // a visitor is a guest by now, who is told from now on when somebody joins
  return `/match/${match}`;
}
