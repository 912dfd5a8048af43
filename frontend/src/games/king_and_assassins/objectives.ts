/** Counts on the plates, what the end of the last round would decide, and the question before a turn that loses. */

import type { KingAndAssassinsDetails } from "../../api/types";
import type { Translate } from "../../i18n/translator";
import type { ObjectiveCount } from "../module";
import { objectiveCounts } from "../objective_counts";
import type { KingAndAssassinsContext } from "./controls.svelte";

/** Icons by the code of the count. */
const ICONS: Readonly<Record<string, string>> = {
  wounds: "M12 3C12 3 5 11 5 15.5A7 6 0 0 0 19 15.5C19 11 12 3 12 3Z",
  knights: "M12 3L20 6V12C20 17 16 20 12 22C8 20 4 17 4 12V6Z",
  captured: "M4 4H20V20H4ZM9 4V20M15 4V20",
  "assassins-left": "M12 2L15 7V14H9V7ZM6 14H18M12 14V22",
};

/** The counts of a seat; empty before the assassins are picked. */
export function objectives({ details, t }: KingAndAssassinsContext, seat: string): ObjectiveCount[] {
  return objectiveCounts(details.progress[seat as "king" | "assassins"], ICONS, ({ code, have, need, unknown }) =>
    t(`progress-${code}`, { have, need, unknown }),
  );
}

export const roundVerdict = ({ details, t }: KingAndAssassinsContext): string | null =>
  details.if_round_ended && t("last-round-verdict");

/** The question before the king player ends the last turn; else null. */
export const decisiveQuestion = (action: string, details: KingAndAssassinsDetails, t: Translate): string | null =>
  details.consequences.some(({ actions }) => actions.includes(action)) ? t("last-round-loses") : null;
