/** The legal actions of King & Assassins as text. */

import type { Name } from "../../i18n/translator";
import type { ListedMove } from "../module";
import type { KingAndAssassinsContext } from "./controls.svelte";
import { parseMove } from "./moves";

export function listMoves({ legalActions, view, t }: KingAndAssassinsContext): ListedMove[] {
  // Names instead of texts, since each language inflects them.
  const names = new Map<string, Name>(
    Object.entries(view.citizens).map(([id, space]) => [space, { kind: "citizen", id }]),
  );
  for (const knight of view.knights) names.set(knight, { kind: "piece", id: "knight" });
  if (view.king) names.set(view.king, { kind: "piece", id: "king" });
  const who = (space: string): Name | string => names.get(space) ?? space;
  /** The heading for the actions of a piece. */
  const of = (space: string): string => {
    const name = names.get(space);
    return name ? `${t(`${name.kind}-${name.id}`)} · ${space}` : space;
  };

  return legalActions.flatMap<ListedMove>(({ action, cost = 0 }) => {
    const move = parseMove(action);
    switch (move?.kind) {
      case "go":
        return [
          {
            action,
            group: of(move.from),
            text: t(names.has(move.to) ? "town-say-shove" : "town-say-go", {
              who: who(move.from),
              from: move.from,
              to: move.to,
              whom: who(move.to),
              cost,
            }),
          },
        ];
      case "strike":
      case "capture":
        return [
          {
            action,
            group: of(move.from),
            text: t(`town-say-${move.kind}`, {
              who: who(move.from),
              from: move.from,
              to: move.to,
              whom: who(move.to),
              cost,
            }),
          },
        ];
      case "reveal":
      case "enter":
        return [
          {
            action,
            group: of(move.from),
            text: t(`town-say-${move.kind}`, { who: who(move.from), from: move.from }),
          },
        ];
      case "start":
        return [{ action, group: null, text: t("town-start-here", { space: move.to }) }];
      case "end":
        return [{ action, group: null, text: t("act-end-turn") }];
      default:
        return [];
    }
  });
}
