/** Cards as short text: letters of the reader's language and suit symbols. */

import type { Translate } from "../../../i18n/translator";
import { readCard } from "./suits";

const LETTERED = ["T", "J", "Q", "K", "A"];
/** Variation selector: text style, not a coloured emoji. */
const TEXT = "\uFE0E";
const SIGNS: Readonly<Record<string, string>> = { C: "♣", D: "♦", H: "♥", S: "♠" };

/** The letters of ranks that are not digits. */
export const rankLetters = (t: Translate): Readonly<Record<string, string>> =>
  Object.fromEntries(LETTERED.map((rank) => [rank, t(`rank-letter-${rank}`)]));

/** Several cards in one line: `10♣, Q♥, ★`. */
export function cardSummary(cards: readonly string[], t: Translate): string {
  const on = rankLetters(t);
  const brief = (card: string): string => {
    const { rank, suit } = readCard(card);
    return rank === "*" ? "★" : `${on[rank] ?? rank}${SIGNS[suit ?? ""] ?? ""}${TEXT}`;
  };
  return cards.map(brief).join(", ");
}
