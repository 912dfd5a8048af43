/** Playing: single actions, and plans of several that are played one after the other. */

import { act, loadChoices } from "./commands";
import { loadReach } from "./reach";
import { canAct, legalActions } from "./store.svelte";
import type { MatchPageState } from "./store.svelte";

/** Delay between the actions of a plan, so that each is seen, in milliseconds. */
const STEP_DELAY = 450;

/** Plays an action. Returns whether it was played. */
export async function play(match: MatchPageState, action: string): Promise<boolean> {
  const done = await act(match, action);
  proceed(match);
  return done;
}

export function startPlan(match: MatchPageState, actions: readonly string[]): void {
  match.walk = null;
  match.plan = actions;
  proceed(match);
}

export function cancelPlan(match: MatchPageState): void {
  match.plan = [];
  proceed(match);
}

/**
 * Goes on after a change: loads the choices of the position and the reach of the selected piece, and plays the next
 * action of the plan. Called whenever the position that is shown may be the present again, and when an action was
 * answered.
 */
export function proceed(match: MatchPageState): void {
  void continuePlan(match);
  void loadReach(match);
  const before = match.choices;
  void loadChoices(match).then(() => (match.choices === before ? undefined : continuePlan(match)));
}

/** Plays the next action of the plan, if this seat is to act. */
async function continuePlan(match: MatchPageState): Promise<void> {
  const { plan } = match;
  if (!canAct(match) || match.isBusy || plan.length === 0) return;
  const legal = new Set(legalActions(match).map(({ action }) => action));
  if (legal.size === 0) return; // still loading
  const step = plan.find((action) => legal.has(action));
  if (step === undefined) return cancelPlan(match);
  await new Promise((done) => setTimeout(done, STEP_DELAY));
  if (match.plan !== plan || match.isBusy || match.unconfirmed) return;
  const done = await act(match, step);
  // Only now: presets are loaded when there is no plan, and must not be for an action that is being sent.
  if (match.plan === plan) match.plan = done ? plan.slice(plan.indexOf(step) + 1) : [];
  proceed(match);
}
