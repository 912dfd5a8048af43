/** The games as the server lists them, requested once, with the texts of installed ones; and creating a match. */

import * as api from "../api/endpoints";
import type { GameInfo, NewMatch } from "../api/types";
import { loadNamespaces } from "../i18n/locale.svelte";
import { addNamespace } from "../i18n/translator";
import { storeInvite } from "./invites";
import { session } from "./session.svelte";
import { myMatches } from "./my_matches.svelte";

export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

let listed = $state.raw<readonly GameInfo[]>([]);
let ruleNumbers = $state.raw<Readonly<Record<string, readonly string[]>>>({});
let request: Promise<readonly GameInfo[]> | null = null;

/** The games of the server; empty until `games` has been answered. Reactive. */
export const listedGames = (): readonly GameInfo[] => listed;

/** All games with their options. Throws: Unreachable, Refusal; the next call tries again. */
export function games(): Promise<readonly GameInfo[]> {
  request ??= loadGames();
  request.catch(() => (request = null));
  return request;
}

/** Lists the games when the texts of installed ones are loaded: only those of the others are in the bundle. */
async function loadGames(): Promise<readonly GameInfo[]> {
  const { games } = await api.getGames();
  await loadNamespaces(...games.flatMap(({ id, texts }) => (texts ? addTexts(id, texts) : [])));
  listed = games;
  return games;
}

/** Adds the texts of an installed game as a namespace. Returns its name. */
function addTexts(game: string, version: string): string {
  const namespace = `installed/${game}`;
  addNamespace(namespace, async (language) => {
    const { messages, rules } = await api.getGameTexts(game, language, { version });
    ruleNumbers = { ...ruleNumbers, [game]: rules };
    return messages;
  });
  return namespace;
}

/** The numbers of the rules of an installed game, for which it has texts. Reactive. */
export const rulesOf = (game: string): readonly string[] => ruleNumbers[game] ?? [];

/** Creates a match and stores its invitation. Returns its address. Throws: Refusal, Unreachable. */
export async function createMatch(input: NewMatch): Promise<string> {
  const { match, invite } = await api.createMatch(input);
  if (invite) storeInvite(match, invite);
  void session.ensure().then(
    () => myMatches.refresh(),
    () => undefined,
  ); // the server has made a visitor a guest, who gets notifications from now on
  return `/match/${match}`;
}
