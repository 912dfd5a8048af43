/** Small things that lists of matches say. */

import type { Correspondence, PublicIdentity, Fischer, Listed, NoClock } from "../messages";
import { nameOf } from "../state/session.svelte";
import { say } from "../words/speech.svelte";

/** What the option for the board says where the board is one's own. */
const OWN_BOARD = "own";

type Kind = Listed["kind"];

export function clockWords(clock: NoClock | Fischer | Correspondence): string {
  if (clock.type === "fischer") return say("new-clock-form", { minutes: clock.minutes, seconds: clock.seconds });
  if (clock.type === "correspondence") return say("clock-days", { days: clock.days });
  return say("new-clock-none");
}

/** On which board, or in which scenario, a game is played; nothing where that is not known. */
export function settingWords(game: string, options: Readonly<Record<string, unknown>> = {}): string[] {
  const { board, map, scenario } = options;
  const own = [board, map].includes(OWN_BOARD) ? [say("new-own-board")] : [];
  if (game === "king-of-the-hill")
    return [...(typeof scenario === "string" ? [say(`scenario-${scenario}`)] : []), ...own];
  return board === "A" || board === "B" ? [say(`about-board-${board}`)] : own;
}

/** Who sits somewhere, by name; two who share one device are told apart by their sides. */
export const nameIn = (kind: Kind, seat: string, face: PublicIdentity | undefined): string =>
  kind === "hotseat" ? sideWords(seat) : nameOf(face);

/** A side with a capital letter, as a label. */
export const sideWords = (seat: string): string => say(`side-${seat}`);
export const levelWords = (level: number): string => say("level-of", { level, name: say(`level-name-${level}`) });

/** Where somebody's page is; guests have none, and nobody has one of whom only a record tells. */
export function profileAddress(face: PublicIdentity): string | undefined {
  if (face.kind === "computer") return `/people/level-${face.level}`;
  return face.kind === "person" ? `/people/${encodeURIComponent(face.name ?? "")}` : undefined;
}
