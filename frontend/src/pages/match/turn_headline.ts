/** The headline of a turn: its most important event from the viewer's perspective. */

import type { Headline } from "../../games/module";
import { t } from "../../i18n/locale.svelte";
import type { LogRow } from "../../match/log";
import { audience, isPresent, shownTurn } from "../../match/store.svelte";
import type { MatchPageState } from "../../match/store.svelte";
import { nameOfSeat } from "./sentences";

/** What is shown of the opponent's last turn. */
export interface TurnReport {
  readonly headline: Headline;
  readonly actions: readonly LogRow[];
}

/** The report on the last turn of others while this seat is to act and has not acted yet; else null. */
export function turnReport(match: MatchPageState): TurnReport | null {
  if (!isPresent(match) || !match.feed.isMyTurn) return null;
  const actions = shownTurn(match);
  const headline = turnHeadline(match, actions);
  return headline.rank > 0 || actions.length > 1 ? { headline, actions } : null;
}

/** The most important event of a turn; without one, the number of actions, with rank 0. */
export function turnHeadline(match: MatchPageState, actions: readonly LogRow[]): Headline {
  const seat = audience(match);
  const found = actions.flatMap(({ events }) => events.flatMap((event) => match.game.headline(event, seat, t) ?? []));
  const [first, ...others] = found;
  if (first) return others.reduce((best, each) => (each.rank >= best.rank ? each : best), first);
  const name = nameOfSeat(match, actions.at(-1)?.seat ?? null);
  return { rank: 0, text: t("turn-summary", { name, count: actions.length }) };
}
