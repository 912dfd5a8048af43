/** Small things that lists of matches say. */

import type { Correspondence, PublicIdentity, Fischer, Listed, NoClock } from "../messages";
import { displayName } from "../stores/session.svelte";
import { t } from "../i18n/locale.svelte";

/** What the option for the board says where the board is one's own. */
const OWN_BOARD = "own";

type Kind = Listed["kind"];

export function clockLabel(clock: NoClock | Fischer | Correspondence): string {
  if (clock.type === "fischer") return t("new-clock-form", { minutes: clock.minutes, seconds: clock.seconds });
  if (clock.type === "correspondence") return t("clock-days", { days: clock.days });
  return t("new-clock-none");
}

/** On which board, or in which scenario, a game is played; nothing where that is not known. */
export function boardLabels(game: string, options: Readonly<Record<string, unknown>> = {}): string[] {
  const { board, map, scenario } = options;
  const own = [board, map].includes(OWN_BOARD) ? [t("new-own-board")] : [];
  if (game === "king-of-the-hill")
    return [...(typeof scenario === "string" ? [t(`scenario-${scenario}`)] : []), ...own];
  return board === "A" || board === "B" ? [t(`about-board-${board}`)] : own;
}

/** Who sits somewhere, by name; two who share one device are told apart by their sides. */
export const playerName = (kind: Kind, seat: string, face: PublicIdentity | undefined): string =>
  kind === "hotseat" ? sideLabel(seat) : displayName(face);

/** A side with a capital letter, as a label. */
export const sideLabel = (seat: string): string => t(`side-${seat}`);
export const levelLabel = (level: number): string => t("level-of", { level, name: t(`level-name-${level}`) });

/** Where somebody's page is; guests have none, and nobody has one of whom only a record tells. */
export function profilePath(face: PublicIdentity): string | undefined {
  if (face.kind === "computer") return `/people/level-${face.level}`;
  return face.kind === "person" ? `/people/${encodeURIComponent(face.name ?? "")}` : undefined;
}
