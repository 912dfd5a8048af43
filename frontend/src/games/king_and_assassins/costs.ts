/** The cost of a kind of action as a text of the strip. */

import type { ActionCost } from "../../api/types";
import type { Translate } from "../../i18n/translator";

export function costText(
  { action, costs, affordable = false }: ActionCost,
  t: Translate,
): { readonly text: string; readonly off?: string } {
  const [cost, next] = costs;
  const name = t(`town-cost-${action}`);
  const text =
    cost === undefined
      ? t("town-cost-never", { action: name })
      : next !== undefined
        ? t("town-cost-then", { action: name, cost, next })
        : t(cost === 0 ? "town-cost-free" : "town-cost-of", { action: name, cost });
  return affordable ? { text } : { text, off: cost === undefined ? "" : t("town-cost-too-dear") };
}
