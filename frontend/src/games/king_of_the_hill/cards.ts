/** Cards as people read them at a glance: the letters of their language, and the signs of the suits. */

import type { Translate } from "../../i18n/translator";
import { readCard } from "../../cards/suits";

const LETTERED = ["T", "J", "Q", "K", "A"];
/** As text, never as a coloured emoji. */
const TEXT = "\uFE0E";
const SIGNS: Readonly<Record<string, string>> = { C: "♣", D: "♦", H: "♥", S: "♠" };

/** What stands for a rank on a card, where it is not a digit. */
export const rankLetters = (t: Translate): Readonly<Record<string, string>> =>
  Object.fromEntries(LETTERED.map((rank) => [rank, t(`rank-letter-${rank}`)]));

/** Several cards on one line: `10♣, Q♥, ★`. */
export function cardSummary(cards: readonly string[], t: Translate): string {
  const on = rankLetters(t);
  const brief = (card: string): string => {
    const { rank, suit } = readCard(card);
    return rank === "*" ? "★" : `${on[rank] ?? rank}${SIGNS[suit ?? ""] ?? ""}${TEXT}`;
  };
  return cards.map(brief).join(", ");
}
