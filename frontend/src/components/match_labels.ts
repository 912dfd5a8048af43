/** Labels for matches: clock, board, players, sides, levels. */

import type { Correspondence, PublicIdentity, Fischer, Listed, NoClock } from "../messages";
import { displayName } from "../stores/session.svelte";
import { t } from "../i18n/locale.svelte";

/** The value of the board option for a custom board. */
const OWN_BOARD = "own";

type Kind = Listed["kind"];

export function clockLabel(clock: NoClock | Fischer | Correspondence): string {
  if (clock.type === "fischer") return t("new-clock-form", { minutes: clock.minutes, seconds: clock.seconds });
  if (clock.type === "correspondence") return t("clock-days", { days: clock.days });
  return t("new-clock-none");
}

/** The board or scenario of a game; empty if unknown. */
export function boardLabels(game: string, options: Readonly<Record<string, unknown>> = {}): string[] {
  const { board, map, scenario } = options;
  const own = [board, map].includes(OWN_BOARD) ? [t("new-own-board")] : [];
  if (game === "king-of-the-hill")
    return [...(typeof scenario === "string" ? [t(`scenario-${scenario}`)] : []), ...own];
  return board === "A" || board === "B" ? [t(`about-board-${board}`)] : own;
}

/** The name of a seat's player; in hot-seat matches, the side. */
export const playerName = (kind: Kind, seat: string, face: PublicIdentity | undefined): string =>
  kind === "hotseat" ? sideLabel(seat) : displayName(face);

export const sideLabel = (seat: string): string => t(`side-${seat}`);
export const levelLabel = (level: number): string => t("level-of", { level, name: t(`level-name-${level}`) });

/** The path of a profile page; undefined for guests and for players known only from records. */
export function profilePath(face: PublicIdentity): string | undefined {
  if (face.kind === "computer") return `/people/level-${face.level}`;
  return face.kind === "person" ? `/people/${encodeURIComponent(face.name ?? "")}` : undefined;
}
