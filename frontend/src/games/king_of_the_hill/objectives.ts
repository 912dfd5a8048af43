/** Objectives on the plates, what the end of the round would decide, and questions before actions that lose. */

import type { KingOfTheHillDetails } from "../../api/types";
import type { Translate } from "../../i18n/translator";
import type { ObjectiveCount } from "../module";
import { objectiveCounts } from "../objective_counts";
import type { KingOfTheHillContext } from "./controls.svelte";

const CROWN = "M4 18L3 8L8 12L12 5L16 12L21 8L20 18Z";
/** Icons by the code of the count. */
const ICONS: Readonly<Record<string, string>> = {
  "hill-three": "M2 20L9 7L13 13L16 9L22 20Z",
  "hill-more": "M4 20V14H10V20M14 20V6H20V20M2 20H22",
  general: "M12 3C7 3 5 6 5 10V14L8 16V20H16V16L19 14V10C19 6 17 3 12 3ZM9 11H10M14 11H15",
  pair: "M6 21V4L18 8L6 12",
  forest: "M12 3L19 16H5ZM12 16V21",
  "three-out": "M4 12H18M12 6L18 12L12 18M21 4V20",
  "general-out": CROWN,
  razed: "M12 3C13 8 18 10 18 15A6 6 0 0 1 6 15C6 12 8 11 9 8C10 10 11 11 12 11C12 8 11 6 12 3Z",
  cards: "M6 3H18V21H6Z",
};

/** The counts of a seat; empty before the battle. */
export function objectives({ details, t }: KingOfTheHillContext, seat: string): ObjectiveCount[] {
  return objectiveCounts(details.progress[seat as "blue" | "red"], ICONS, ({ code, have, need }) =>
    code === "cards" ? t("cards-left", { count: have }) : t(`progress-${code}`, { have, need }),
  );
}

export const roundVerdict = ({ details, t }: KingOfTheHillContext): string | null =>
  details.if_round_ended && t("round-verdict", { verdict: details.if_round_ended });

/** The question before an action that ends the round for the worse; else null. */
export function decisiveQuestion(action: string, details: KingOfTheHillDetails, t: Translate): string | null {
  const found = details.consequences.find(({ actions }) => actions.includes(action));
  if (!found) return null;
  return found.kind === "loses" ? t("round-loses", { winner: found.winner }) : t("round-gives-away");
}
