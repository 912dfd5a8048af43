/** Walking: the steps of one piece are sent one by one, and stop where anything else happens. */

import type { WalkOptions } from "../games/module";
import { endExpected, sendAction } from "./commands";
import { proceed } from "./plan";
import { canAct, legalActions, now } from "./store.svelte";
import type { MatchPageState } from "./store.svelte";

/** Delay between two steps, so that each is seen, in milliseconds. */
const STEP_DELAY = 230;

/**
 * Walks as far as each step is legal and has no other effect. It stops at a refusal, a lost connection, an action of
 * another tab, anything that a step reveals, and the player's next click.
 */
export async function walk(
  match: MatchPageState,
  steps: readonly string[],
  { droppedOn, onStep }: WalkOptions = {},
): Promise<void> {
  if (!canAct(match) || match.isBusy) return;
  const { connection } = match.feed;
  const own = (match.walk = { droppedOn: droppedOn ?? null });
  let revision = now(match).changed;
  for (const [i, step] of steps.entries()) {
    if (i > 0) await new Promise((done) => setTimeout(done, STEP_DELAY));
    if (match.walk !== own || match.feed.connection !== connection || !mayStep(match, step, revision)) break;
    const number = await sendAction(match, step, droppedOn);
    if (number === null) break;
    onStep?.(step);
    revision = number;
    if (isSurprise(match, number)) break;
  }
  if (match.walk === own) match.walk = null;
  endExpected(match);
  proceed(match);
}

/** Whether the position is the one after the last step, and the next step is legal there. */
const mayStep = (match: MatchPageState, step: string, revision: number): boolean =>
  canAct(match) && now(match).changed === revision && legalActions(match).some(({ action }) => action === step);

/** Whether an entry has more events than the step itself: something was revealed or came of it. */
const isSurprise = ({ feed }: MatchPageState, number: number): boolean =>
  (feed.log.find((line) => line.number === number)?.events ?? []).length > 1;
