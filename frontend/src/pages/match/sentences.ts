/** Log entries and results as text, for the log and for screen readers. */

import { playerName } from "../../components/match_labels";
import { t } from "../../i18n/locale.svelte";
import type { LogRow } from "../../match/log";
import { audience, now, snapshotOf } from "../../match/store.svelte";
import type { MatchPageState } from "../../match/store.svelte";

/** The name of a seat's player. */
export function nameOfSeat(match: MatchPageState, seat: string | null): string {
  const { kind, seats } = snapshotOf(match);
  return seat === null ? "" : playerName(kind, seat, seats[seat]);
}

/** The text of a log row, to be shown or read out, or its notation if it has one. */
export function describeRow(
  match: MatchPageState,
  { line, events, seat }: LogRow,
  how: "words" | "aloud" | "notation" = "words",
): string {
  const { what } = line;
  switch (what?.type) {
    case "begun":
    case "acted":
      if (how === "notation") return line.notation ?? "…";
      return (
        events.map((event) => match.game.describeEvent(event, t, how === "aloud")).join(" ") ||
        (seat === null ? t("table-log-begun") : t("table-log-hidden", { name: nameOfSeat(match, seat) }))
      );
    case "joined":
      return t("table-log-joined", {
        name: playerName(snapshotOf(match).kind, what.seat, what.face),
      });
    case "taken-back":
      return t("table-log-undone", { name: nameOfSeat(match, seat) });
    case "asked":
    case "declined":
      return t(`table-log-${what.type}-${what.offer}`, { name: nameOfSeat(match, seat) });
    case "ended":
      return t("table-log-ended");
    case "followed":
      return t("table-log-followed");
    default:
      return "";
  }
}

/** The result as text, with the rule that decided it. */
export interface ResultText {
  readonly title: string;
  readonly why: string;
  readonly rule: string | null;
}

/** The result of a match from the viewer's perspective; null while it is running. */
export function describeResult(match: MatchPageState): ResultText | null {
  const { result } = now(match);
  const { seats, kind } = snapshotOf(match);
  if (!result) return null;
  const rule = /^[A-Z]+-\d/.test(result.reason) ? result.reason : null;
  const loser = Object.keys(seats).find((seat) => seat !== result.winner) ?? "";
  const isOurs = loser === audience(match) && kind !== "hotseat";
  return {
    title: verdict(match, result.reason, result.winner),
    why:
      rule === null
        ? reason(result.reason, { name: nameOfSeat(match, loser), isOurs })
        : match.game.describeEnd(rule, result.winner, t),
    rule,
  };
}

function verdict(match: MatchPageState, reason: string, winner: string | null): string {
  if (reason === "aborted") return t("over-aborted");
  if (reason === "lesson") return t("over-lesson");
  if (winner === null) return t("over-drawn");
  const seat = audience(match);
  if (snapshotOf(match).kind === "hotseat" || seat === "spectator") return t(`winner-${winner}`);
  return t(winner === seat ? "over-won" : "over-lost");
}

/** Why a match ended that no rule has ended. */
function reason(why: string, { name, isOurs }: { readonly name: string; readonly isOurs: boolean }): string {
  switch (why) {
    case "resigned":
      return isOurs ? t("over-resigned-you") : t("over-resigned", { name });
    case "time":
      return isOurs ? t("over-time-you") : t("over-time", { name });
    case "abandoned":
      return isOurs ? t("over-left-you") : t("over-left", { name });
    default:
      return why === "agreed" ? t("over-agreed") : "";
  }
}
