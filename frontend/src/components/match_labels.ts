/** Labels for matches: clock, board, players, sides, levels. */

import type { Correspondence, Fischer, ListedMatch, NoClock, PublicIdentity } from "../api/types";
import type { MatchOptions } from "../games/module";
import { moduleFor } from "../games/registry";
import { displayName } from "../stores/session.svelte";
import { t } from "../i18n/locale.svelte";
import { readable, textOrNull } from "../i18n/translator";

type Kind = ListedMatch["kind"];

export function clockLabel(clock: NoClock | Fischer | Correspondence): string {
  if (clock.type === "fischer") return t("new-clock-form", { minutes: clock.minutes, seconds: clock.seconds });
  if (clock.type === "correspondence") return t("clock-days", { days: clock.days });
  return t("new-clock-none");
}

/** The board or scenario of a game; empty if unknown. */
export const boardLabels = (game: string, options: MatchOptions = {}): string[] =>
  moduleFor(game).optionLabels(options, t);

/** The name of a seat's player; in hot-seat matches, the side. */
export const playerName = (kind: Kind, seat: string, identity: PublicIdentity | undefined): string =>
  kind === "hotseat" ? sideLabel(seat) : displayName(identity);

/** The name of a game. One that is not installed any more has no texts, so that its id is shown, readable. */
export const gameLabel = (game: string): string => textOrNull(t, `game-${game}`) ?? readable(game);

/** The name of a side; its id, readable, if it has no texts. */
export const sideLabel = (seat: string): string => textOrNull(t, `side-${seat}`) ?? readable(seat);
export const levelLabel = (level: number): string => t("level-of", { level, name: t(`level-name-${level}`) });

/** The path of a profile page; undefined for guests and for players known only from records. */
export function profilePath(identity: PublicIdentity): string | undefined {
  if (identity.kind === "computer") return `/people/level-${identity.level}`;
  return identity.kind === "person" ? `/people/${encodeURIComponent(identity.name ?? "")}` : undefined;
}
