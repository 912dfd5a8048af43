/** The games as the server lists them, requested once, and creating a match. */

import * as api from "../api/endpoints";
import type { GameInfo, NewMatch } from "../api/types";
import { storeInvite } from "./invites";
import { session } from "./session.svelte";
import { myMatches } from "./my_matches.svelte";

export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

let listed = $state.raw<readonly GameInfo[]>([]);
let request: Promise<readonly GameInfo[]> | null = null;

/** The games of the server; empty until `games` has been answered. Reactive. */
export const listedGames = (): readonly GameInfo[] => listed;

/** All games with their options. Throws: Unreachable, Refusal; the next call tries again. */
export function games(): Promise<readonly GameInfo[]> {
  request ??= api.getGames().then(({ games }) => (listed = games));
  request.catch(() => (request = null));
  return request;
}

/** Creates a match and stores its invitation. Returns its address. Throws: Refusal, Unreachable. */
export async function createMatch(input: NewMatch): Promise<string> {
  const { match, invite } = await api.createMatch(input);
  if (invite) storeInvite(match, invite);
  void session.ensure().then(
    () => myMatches.refresh(),
    () => undefined,
  ); // creating a match makes a visitor a guest, who now gets notifications
  return `/match/${match}`;
}
