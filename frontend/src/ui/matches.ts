/** Small things that lists of matches say. */

import type { Correspondence, Face, Fischer, NoClock } from "../messages";
import { say } from "../words/speech.svelte";

export function clockWords(clock: NoClock | Fischer | Correspondence): string {
  if (clock.type === "fischer") return say("new-clock-form", { minutes: clock.minutes, seconds: clock.seconds });
  if (clock.type === "correspondence") return say("clock-days", { days: clock.days });
  return say("new-clock-none");
}

/** A side with a capital letter, as a label. */
export const sideWords = (seat: string): string => say(`side-${seat}`);
export const levelWords = (level: number): string => say("level-of", { level, name: say(`level-name-${level}`) });

/** Where somebody's page is; guests have none, and nobody has one of whom only a record tells. */
export function profileAddress(face: Face): string | undefined {
  if (face.kind === "computer") return `/people/level-${face.level}`;
  return face.kind === "person" ? `/people/${encodeURIComponent(face.name ?? "")}` : undefined;
}
