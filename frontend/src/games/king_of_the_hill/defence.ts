/** The ways to defend with a card. */

import { readCard } from "./cards/suits";
import { cardInHand, isRed, parseMove } from "./moves";

export interface DefenceWay {
  readonly action: string;
  /** The colour that a joker stands for; null for other cards. */
  readonly as: "red" | "black" | null;
}

/** The ways to use a drawn or held card; of a joker, only the suits that make a difference (`suits`). */
export function defenceWays(
  legal: readonly string[],
  suits: readonly string[],
  kind: "draw" | "hand",
  card: string,
): DefenceWay[] {
  return legal.flatMap<DefenceWay>((action) => {
    const move = parseMove(action);
    if (move?.kind !== kind || cardInHand(move.card) !== card) return [];
    const { rank, suit } = readCard(move.card);
    if (rank !== "*") return [{ action, as: null }];
    return suits.includes(suit ?? "") ? [{ action, as: isRed(move.card) ? "red" : "black" }] : [];
  });
}
