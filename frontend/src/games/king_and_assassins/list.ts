/** All that may be done in King & Assassins, in words: for those who would rather read than look. */

import type { Spoken } from "../table";
import type { TownTable } from "./controls.svelte";
import { readMove } from "./moves";

export function list({ choices, view, say }: TownTable): Spoken[] {
  const names = new Map(Object.entries(view.citizens).map(([name, space]) => [space, say(`citizen-${name}`)]));
  for (const knight of view.knights) names.set(knight, say("piece-knight"));
  if (view.king) names.set(view.king, say("piece-king"));
  const who = (space: string): string => names.get(space) ?? space;

  return choices.flatMap(({ action, cost = 0 }) => {
    const move = readMove(action);
    switch (move?.kind) {
      case "go":
        return [{ action, words: say(names.has(move.to) ? "town-say-shove" : "town-say-go", { who: who(move.from), from: move.from, to: move.to, whom: who(move.to), cost }) }];
      case "strike":
      case "capture":
        return [{ action, words: say(`town-say-${move.kind}`, { who: who(move.from), from: move.from, to: move.to, whom: who(move.to), cost }) }];
      case "reveal":
      case "enter":
        return [{ action, words: say(`town-say-${move.kind}`, { who: who(move.from), from: move.from }) }];
      case "start":
        return [{ action, words: say("town-start-here", { space: move.to }) }];
      case "end":
        return [{ action, words: say("act-end-turn") }];
      default:
        return [];
    }
  });
}
