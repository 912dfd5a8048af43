/** The numbers of the rules by section, as in docs/rules. */

import type { GameId } from "../../stores/games";

interface Section {
  /** Such as KA-8. */
  readonly id: string;
  /** Such as KA-8.2; where a rule is found on the page. */
  readonly rules: readonly string[];
}

/** The prefix of a game's rule numbers, and the count of rules per section. */
const COUNTS: Readonly<Record<GameId, readonly [prefix: string, ...counts: number[]]>> = {
  "king-and-assassins": ["KA", 4, 2, 4, 2, 3, 2, 5, 3, 2, 4, 4],
  "king-of-the-hill": ["KH", 3, 4, 2, 6, 1, 3, 3, 6, 10, 5, 7, 12, 6, 2, 5],
};

export function sections(game: GameId): Section[] {
  const [prefix, ...counts] = COUNTS[game];
  return counts.map((count, i) => {
    const id = `${prefix}-${i + 1}`;
    return { id, rules: Array.from({ length: count }, (_, j) => `${id}.${j + 1}`) };
  });
}

/** Rules that the printed rulebooks leave open; docs/rules gives the reasons. */
export const RULINGS: ReadonlySet<string> = new Set([
  "KA-2.1",
  "KA-2.2",
  "KA-3.2",
  "KA-3.3",
  "KA-7.5",
  "KH-1.3",
  "KH-4.6",
  "KH-6.3",
  "KH-7.1",
  "KH-7.3",
  "KH-8.1",
  "KH-8.5",
  "KH-12.12",
  "KH-13.6",
  "KH-14.2",
]);

/** A rule number as part of a message id, which has no dots. */
export const codeOf = (rule: string): string => rule.replace(".", "-");
