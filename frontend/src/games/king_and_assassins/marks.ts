/** Legal actions of King & Assassins as marks on the board. */

import { isPickable } from "../../board/scene";
import type { Mark } from "../../board/scene";
import type { Translate } from "../../i18n/translator";
import type { ReachableSpace } from "../../api/types";
import type { LegalAction } from "../legal_action";

const BETWEEN = /^([a-z]\d+)([x=]?)([a-z]\d+)$/;
const ALONE = /^(?:!([a-z]\d+)|([a-z]\d+)\*|start:([a-z]\d+))$/;

/**
 * Marks of the pieces that can act and, for the selected one, of its targets with their costs. `standing` are the
 * spaces of citizens, who are shoved.
 */
export function actionMarks(
  legalActions: readonly LegalAction[],
  chosen: string | null,
  t: Translate,
  standing: readonly string[] = [],
): Mark[] {
  const movable = new Set<string>();
  const marks: Mark[] = [];
  for (const { action, cost } of legalActions) {
    const [, from, sign, to] = BETWEEN.exec(action) ?? [];
    if (from && to) {
      movable.add(from);
      const effect = sign === "=" ? "capture" : sign ? "attack" : standing.includes(to) ? "shove" : "target";
      if (from === chosen) marks.push(target(to, effect, cost, t));
      continue;
    }
    const [, revealed, gate, start] = ALONE.exec(action) ?? [];
    if (start) marks.push(target(start, "target", undefined, t)); // a start has no cost
    if (revealed) movable.add(revealed);
    if (gate) movable.add(gate);
  }
  marks.push(
    ...[...movable]
      .filter((space) => space !== chosen)
      .map((space): Mark => ({ space, kind: "movable", label: t("board-movable") })),
  );
  return chosen ? [...marks, { space: chosen, kind: "selected" }, { space: chosen, kind: "movable" }] : marks;
}

function target(
  space: string,
  effect: "target" | "attack" | "shove" | "capture",
  cost: number | undefined,
  t: Translate,
): Mark {
  const kind = effect === "attack" || effect === "capture" ? "attack" : "target";
  const label = cost === undefined ? t(`board-${kind}`) : t(`board-${effect}-cost`, { cost });
  return { space, kind, label, ...(cost === undefined ? {} : { cost }) };
}

/** Marks of the spaces that are more than one step away, with the total cost. */
export function reachMarks(reach: readonly ReachableSpace[], nearer: readonly Mark[], t: Translate): Mark[] {
  const marked = new Set(nearer.filter(isPickable).map(({ space }) => space));
  return reach
    .filter(({ space }) => !marked.has(space))
    .map(({ space, cost = 0 }) => ({ space, kind: "reach", cost, label: t("board-reach-cost", { cost }) }));
}
