/** The texts of a match in a list: who plays, what is played, and how it stands. */

import type { ListedMatch, MatchThumbnail } from "../api/types";
import { formatClock, formatRating, formatRelativeTime } from "../i18n/format";
import { t } from "../i18n/locale.svelte";
import { displayName } from "../stores/session.svelte";
import { seatsOf } from "./game_list";
import { boardLabels, clockLabel, gameLabel, sideLabel } from "./match_labels";

/** The seats in display order; as far as they are taken, if the game is not known. */
export function rowSeats({ game, players }: ListedMatch): readonly string[] {
  const known = seatsOf(game);
  return known.length > 0 ? known : Object.keys(players);
}

/** Whether this account is to act, and somebody waits for it. */
export const isMyTurn = ({ status, actor, seat, missing }: ListedMatch): boolean =>
  !missing && status === "running" && seat !== undefined && actor === seat;

/** The status of a match: whose turn it is, or its result. */
export function standing(match: ListedMatch): string {
  if (match.missing) return t("mine-missing");
  const { status, actor, seat, winner, reason, kind, players } = match;
  const free = rowSeats(match).find((each) => !(each in players));
  if (status === "waiting")
    return free !== undefined && seat === undefined ? t("waiting-as", { side: sideLabel(free) }) : t("lobby-waiting");
  if (status === "over") {
    if (reason === "aborted") return t("list-cancelled");
    if (winner === undefined) return t("list-no-winner");
    if (seat === undefined || kind === "hotseat") return t("list-winner", { name: sideLabel(winner) });
    return t(winner === seat ? "list-won" : "list-lost");
  }
  if (kind === "hotseat") return actor ? t("list-acts", { name: sideLabel(actor) }) : "";
  if (isMyTurn(match)) return t("turn-yours");
  return actor ? t("list-acts", { name: displayName(players[actor]) }) : "";
}

/** The time that the seat to act has left; null without a running clock. */
export const timeLeft = ({ deadline }: ListedMatch, now: number): string | null =>
  deadline === undefined ? null : t("list-time-left", { time: formatClock(Math.max(0, deadline - now)) });

/** What tells a match apart from others: game, scenario or board, own side, clock, rated, and when it last changed. */
export function about(match: ListedMatch, now: number): string[] {
  const { game, options, clock, rated, updated, kind, seat } = match;
  return [
    gameLabel(game),
    ...boardLabels(game, options),
    ...(seat === undefined || kind === "hotseat" ? [] : [t("waiting-as", { side: sideLabel(seat) })]),
    ...(clock.type === "none" ? [] : [clockLabel(clock)]),
    ...(rated ? [t("new-rated")] : []),
    formatRelativeTime(updated, now),
  ];
}

/** The rating of a seat's player; a question mark says that it is provisional. Null without one. */
export function ratingLabel(thumbnail: MatchThumbnail | undefined, seat: string): string | null {
  const rating = thumbnail?.ratings?.[seat];
  return rating ? `${formatRating(rating.value)}${rating.provisional ? "?" : ""}` : null;
}

/** Whether another person of a match is known to be at the board. */
export function isHere(match: ListedMatch, thumbnail: MatchThumbnail | undefined, seat: string): boolean {
  const kind = match.players[seat]?.kind;
  const isPerson = kind === "person" || kind === "guest";
  return isPerson && seat !== match.seat && (thumbnail?.present?.includes(seat) ?? false);
}
