/** What a game's controls and panels are given of the match page. */

import type { GameContext } from "../games/module";
import { t } from "../i18n/locale.svelte";
import { loadEarlier } from "./history";
import { cancelPlan, play, startPlan } from "./plan";
import { preview } from "./preview";
import { askReach } from "./reach";
import { walk } from "./walk";
import { audience, canAct, legalActions, now, presets, reachOf, shown, shownBoard, shownLog } from "./store.svelte";
import type { MatchPageState } from "./store.svelte";

/** The context of a match. Its properties follow the state, so they are reactive. */
export const gameContext = (match: MatchPageState): GameContext => ({
  get view() {
    return shown(match).view;
  },
  get details() {
    return shown(match).details;
  },
  get board() {
    return shownBoard(match);
  },
  get revision() {
    return now(match).changed;
  },
  get seat() {
    return audience(match);
  },
  get canAct() {
    return canAct(match);
  },
  get legalActions() {
    return legalActions(match);
  },
  get presets() {
    return presets(match);
  },
  get events() {
    return shown(match).events;
  },
  get log() {
    return shownLog(match);
  },
  loadEarlier: () => loadEarlier(match),
  t,
  act: (action) => play(match, action),
  askReach: (space, card) => askReach(match, space, card),
  reachOf: (space) => reachOf(match, space),
  walk: (steps, options) => walk(match, steps, options),
  preview: (action) => preview(match, action),
  startPlan: (actions) => startPlan(match, actions),
  get planLength() {
    return match.plan.length;
  },
  cancelPlan: () => cancelPlan(match),
});
