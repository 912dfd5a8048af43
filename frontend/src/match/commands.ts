/** Actions and other commands to the server, and loading the choices of a position. */

import { getChoices } from "../api/endpoints";
import { Refusal } from "../api/http";
import type { CommandInput } from "../api/socket.svelte";
import { t } from "../i18n/locale.svelte";
import { settings } from "../stores/settings.svelte";
import { toasts } from "../stores/toasts.svelte";
import { canAct, currentChoices, isUpToDate, legalActions, now, shown } from "./store.svelte";
import type { MatchPageState } from "./store.svelte";

/**
 * Sends an action, legal or not; the server names the rule that forbids it. Some legal actions are confirmed first.
 * Returns whether it was played.
 */
export async function act(match: MatchPageState, action: string): Promise<boolean> {
  match.walk = null;
  return (await sendAction(match, action)) !== null;
}

/**
 * Sends an action. Until the server has answered, the piece is shown where the action moves it, or on `shownOn`.
 * Returns the number of its log entry; null if it was not played.
 */
export async function sendAction(match: MatchPageState, action: string, shownOn?: string): Promise<number | null> {
  if (match.isBusy) tellIfWaiting(match, "move");
  if (!canAct(match) || match.isBusy) return null;
  cancelConfirmation(match);
  const isLegal = legalActions(match).some((choice) => choice.action === action);
  const question = isLegal ? questionBefore(match, action) : null;
  const asks = question !== null || (isLegal && settings.values.confirm);
  if (asks && !(await confirm(match, action, question))) return null;
  match.notice = null;
  match.isBusy = true;
  const move = match.game.expectedMove?.(action, shown(match).view) ?? null;
  match.expected = move && shownOn !== undefined ? { ...move, to: shownOn } : move;
  try {
    const { number } = await match.feed.send({ type: "act", at: now(match).changed, action });
    match.accepted = number;
    if (isUpToDate(match)) endExpected(match); // else with the update
    return number;
  } catch (error) {
    match.walk = match.expected = null; // the piece goes back
    showRefusal(match, error);
    return null;
  } finally {
    match.isBusy = false;
  }
}

/** Shows the position as it is, unless a piece that was dropped on a far space is still on its way there. */
export function endExpected(match: MatchPageState): void {
  if (!match.walk?.droppedOn) match.expected = null;
}

/** Sends a command other than an action. An identical pending command is not sent twice. */
export async function send(match: MatchPageState, input: CommandInput): Promise<void> {
  const key = JSON.stringify(input);
  if (match.pending.includes(key)) return tellIfWaiting(match, "command");
  match.pending = [...match.pending, key];
  try {
    await match.feed.send(input);
  } catch (error) {
    showRefusal(match, error);
  } finally {
    match.pending = match.pending.filter((each) => each !== key);
  }
}

/** Cancels the action that waits for confirmation, if there is one. */
export function cancelConfirmation(match: MatchPageState): void {
  match.unconfirmed?.answer(false);
}

/** Shows why something cannot be done now. */
export function explain(match: MatchPageState, text: string): void {
  match.notice = { text, rule: null };
}

/** Hides the reason of a refused action. */
export function dismissNotice(match: MatchPageState): void {
  match.notice = null;
}

/** Loads the choices that are too many to be sent with the state, and presets, if this seat needs them now. */
export async function loadChoices(match: MatchPageState): Promise<void> {
  const { changed, many, legal, presets } = now(match);
  const hasPresets = match.plan.length === 0 && presets; // not while a plan is running
  const isNeeded = canAct(match) && !match.isBusy && (many || !legal || hasPresets);
  if (!isNeeded || currentChoices(match) || match.loadingFor === changed) return;
  match.loadingFor = changed;
  try {
    const { match: id, seat } = match.feed;
    match.choices = { changed, choices: await getChoices(id, { seat }) };
  } catch (error) {
    if (now(match).changed === changed) toasts.showError(error);
  } finally {
    if (match.loadingFor === changed) match.loadingFor = 0;
  }
}

function questionBefore(match: MatchPageState, action: string): string | null {
  const { view, details } = shown(match);
  return match.game.question(action, { view, details, legalActions: legalActions(match), t });
}

function confirm(match: MatchPageState, action: string, question: string | null): Promise<boolean> {
  return new Promise((resolve) => {
    match.unconfirmed = {
      action,
      question,
      answer: (yes) => {
        match.unconfirmed = null;
        resolve(yes);
      },
    };
  });
}

/** Says that what was clicked before waits for the connection, so that a second click has an answer, too. */
function tellIfWaiting({ feed }: MatchPageState, what: "move" | "command"): void {
  if (feed.isDisconnected) toasts.show(t(`net-${what}-waiting`));
}

function showRefusal(match: MatchPageState, error: unknown): void {
  const problem = error instanceof Refusal ? error.problem : null;
  if (problem?.code === "service/stale-turn") toasts.show(t("net-stale"));
  else if (problem?.rule || problem?.code === "service/wrong-in-lesson")
    match.notice = { text: problem.message, rule: problem.rule ?? null };
  else toasts.showError(error);
}
