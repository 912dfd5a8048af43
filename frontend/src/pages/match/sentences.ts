/** What happened at a table, in sentences: for the log, and for those who hear it. */

import { nameIn } from "../../ui/matches";
import { say } from "../../words/speech.svelte";
import type { Row } from "./log";
import type { GameTable } from "./table.svelte";

/** Somebody at the table by name. */
export const nameAt = ({ match: { known } }: GameTable, seat: string | null): string =>
  seat === null || !known ? "" : nameIn(known.kind, seat, known.seats[seat]);

/** A row of the log in words, for the eye or to be read out, or in notation, where it has any. */
export function sentence(
  table: GameTable,
  { line, events, seat }: Row,
  how: "words" | "aloud" | "notation" = "words",
): string {
  const { what } = line;
  switch (what?.type) {
    case "begun":
    case "acted":
      if (how === "notation") return events.flatMap((event) => table.play.write(event) ?? []).join(" ") || "…";
      return (
        events.map((event) => table.play.tell(event, say, how === "aloud")).join(" ") ||
        (seat === null ? say("table-log-begun") : say("table-log-hidden", { name: nameAt(table, seat) }))
      );
    case "joined":
      return say("table-log-joined", { name: nameIn(table.match.known?.kind ?? "open", what.seat, what.face) });
    case "taken-back":
      return say("table-log-undone", { name: nameAt(table, seat) });
    case "asked":
    case "declined":
      return say(`table-log-${what.type}-${what.offer}`, { name: nameAt(table, seat) });
    case "ended":
      return say("table-log-ended");
    case "followed":
      return say("table-log-followed");
    default:
      return "";
  }
}

/** How it ended: who has won, why, and by which rule. */
export interface Ending {
  readonly title: string;
  readonly why: string;
  readonly rule: string | null;
}

/** The ending of a match, in the eyes of who looks on; null while it is played. */
export function ending(table: GameTable): Ending | null {
  const { result } = table.now;
  const { known } = table.match;
  if (!result || !known) return null;
  const rule = /^K[AH]-/.test(result.reason) ? result.reason : null;
  const loser = Object.keys(known.seats).find((seat) => seat !== result.winner) ?? "";
  const isOurs = loser === table.seat && known.kind !== "hotseat";
  return {
    title: verdict(table, result.reason, result.winner),
    why: reason(rule ?? result.reason, result.winner, { name: nameAt(table, loser), isOurs }),
    rule,
  };
}

function verdict({ match, seat }: GameTable, reason: string, winner: string | null): string {
  if (reason === "aborted") return say("over-aborted");
  if (winner === null) return say("over-drawn");
  if (match.known?.kind === "hotseat" || seat === "spectator") return say(`winner-${winner}`);
  return say(winner === seat ? "over-won" : "over-lost");
}

function reason(
  why: string,
  winner: string | null,
  loser: { readonly name: string; readonly isOurs: boolean },
): string {
  const code = why.replaceAll(".", "-");
  if (why.startsWith("KH-")) return say(`end-${code}-${winner ?? "none"}`);
  if (why.startsWith("KA-")) return say(`reason-${code}`);
  const { name, isOurs } = loser;
  switch (why) {
    case "resigned":
      return isOurs ? say("over-resigned-you") : say("over-resigned", { name });
    case "time":
      return isOurs ? say("over-time-you") : say("over-time", { name });
    case "abandoned":
      return isOurs ? say("over-left-you") : say("over-left", { name });
    default:
      return why === "agreed" ? say("over-agreed") : "";
  }
}
