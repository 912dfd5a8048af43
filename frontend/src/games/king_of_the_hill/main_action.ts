/** The main button of the action bar for each prompt, and questions before actions that cannot be taken back. */

import type { KingOfTheHillDetails, KingOfTheHillView } from "../../api/types";
import type { MainAction, QuestionInput } from "../module";
import type { KingOfTheHillContext, KingOfTheHillControls } from "./controls.svelte";
import { cardName } from "./events";
import { cardInHand, parseMove } from "./moves";
import { decisiveQuestion } from "./objectives";

/** Uses of a card that act with one of the player's own units. */
const BY_UNIT = ["move", "attack", "vigour"];

/** What is still missing before the selected card is played: the end of a message id. */
export function nextStep({ use, unit }: KingOfTheHillControls): "begin" | "card" | "confirm" | "unit" | "target" {
  if (!use) return unit ? "card" : "begin";
  if (["burn", "confusion"].includes(use.verb)) return "confirm";
  return BY_UNIT.includes(use.verb) && !unit ? "unit" : "target";
}

/** The id of the message that says where the selected terrain element goes. */
export function placementStep({ element, marker, placementAction }: KingOfTheHillControls): string {
  if (placementAction) return "field-place-seen";
  if (element !== "objectives") return "field-place-where";
  return marker ? "field-place-second" : "field-place-first";
}

/** The main button of a prompt; null for those that are answered on the board or by several equal choices. */
export function mainAction(controls: KingOfTheHillControls, context: KingOfTheHillContext): MainAction | null {
  const { t, view, canAct, planLength } = context;
  const { legal } = controls;
  if (!canAct || planLength > 0) return null;
  /** A button that plays an action; without one it says what is missing. */
  const button = (label: string, action: string | null, missing = ""): MainAction => ({
    label,
    blockedBy: action === null ? missing : null,
    isSuggested: action !== null,
    run: () => void (action !== null && controls.take(action)),
  });
  const word = (action: string): MainAction | null =>
    legal.includes(action) ? button(t(`field-do-${action}`), action) : null;
  switch (view.phase) {
    case "army":
      return button(t("field-army-take"), controls.army, t("army-title"));
    case "terrain":
      return button(t("field-place-lay"), controls.placementAction, t(placementStep(controls)));
    case "redraw":
      return word("keep");
    case "bid":
      return bidButton();
    case "first":
      return button(t("first-me"), `first:${controls.ownSide}`);
    case "defend":
      if (legal.length === 1) return word("yield");
      return button(t("field-do-hand"), controls.defence?.action ?? null, t("field-defend-choose"));
    case "retreat":
      return word("stay");
    case "pursue":
      return word("pursue");
    case "action":
      return cardButton();
    default:
      return null;
  }

  function bidButton(): MainAction {
    const card = controls.heldCard;
    if (card === null) return button(t("field-bid"), null, t("field-bid-choose"));
    const isBid = (action: string): boolean => {
      const move = parseMove(action);
      return move?.kind === "bid" && cardInHand(move.card) === card;
    };
    return button(t("field-say-bid", { card: cardName(card) }), legal.find(isBid) ?? null);
  }

  function cardButton(): MainAction {
    if (controls.attack) return button(t("duel-attack"), controls.attack);
    const [play] = controls.untargeted;
    if (play) return button(t(play.move.to === "off" ? "field-do-leave" : `field-do-${play.move.verb}`), play.action);
    const label = controls.use ? t(`field-use-${controls.use.verb}`) : t("field-do-play");
    return button(label, null, t(`field-step-${nextStep(controls)}`));
  }
}

/** Asks before an action loses the game or gives a win away, and before a card is burned. */
export function question(
  action: string,
  { details, t }: QuestionInput<KingOfTheHillView, KingOfTheHillDetails>,
): string | null {
  const decisive = decisiveQuestion(action, details, t);
  if (decisive) return decisive;
  const move = parseMove(action);
  return move?.kind === "play" && move.verb === "burn" ? t("field-burn-sure") : null;
}
