/** The main button of the action bar, labels of actions, and questions before actions that cannot be taken back. */

import type { KingAndAssassinsDetails, KingAndAssassinsView } from "../../api/types";
import type { Translate } from "../../i18n/translator";
import type { LegalAction } from "../legal_action";
import type { MainAction, QuestionInput } from "../module";
import type { KingAndAssassinsContext, KingAndAssassinsControls } from "./controls.svelte";
import { parseMove } from "./moves";
import { decisiveQuestion } from "./objectives";

/** Confirms the pick, or ends the turn. The king's starting space is chosen on the board. */
export function mainAction(controls: KingAndAssassinsControls, context: KingAndAssassinsContext): MainAction | null {
  const { t, view, details, canAct, legalActions } = context;
  if (canAct && view.phase === "start") return null;
  if (canAct && view.phase === "pick") {
    const isComplete = controls.isPickComplete;
    return {
      label: t("town-pick-done"),
      blockedBy: isComplete ? null : t("pick-chosen", { count: controls.picked.length }),
      isSuggested: isComplete,
      run: () => void controls.confirmPick(),
    };
  }
  const mayEnd = legalActions.some(({ action }) => action === "end");
  return {
    label: t("act-end-turn"),
    blockedBy: mayEnd ? null : t("layout-not-your-turn"),
    isSuggested: mayEnd && (details.unused === 0 || legalActions.length === 1),
    run: () => {
      controls.clear();
      void context.act("end");
    },
  };
}

/** The name of an action with its cost. */
export function actionLabel({ action, cost }: LegalAction, t: Translate): string {
  const move = parseMove(action);
  const label = t(`town-do-${move?.kind === "go" ? "shove" : (move?.kind ?? "end")}`);
  return cost ? `${label} (${cost})` : label;
}

/** Asks before a reveal, before a turn ends with points that could be used, and before its end loses the game. */
export function question(
  action: string,
  { details, legalActions, t }: QuestionInput<KingAndAssassinsView, KingAndAssassinsDetails>,
): string | null {
  if (parseMove(action)?.kind === "reveal") return t("town-reveal-sure");
  const decisive = decisiveQuestion(action, details, t);
  if (decisive) return decisive;
  const leavesPoints = action === "end" && details.unused > 0 && legalActions.length > 1;
  return leavesPoints ? t("act-end-anyway", { count: details.unused }) : null;
}
