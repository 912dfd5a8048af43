/** What is said of a computer that is to act: it searches, waits for a free worker, or its move cannot be stored yet. */

import type { ComputerProgress } from "../../state/match.svelte";
import { say } from "../../words/speech.svelte";

/** In a few words, beside its name. */
export function computerLabel({ position, trouble }: ComputerProgress): string {
  if (trouble) return say("table-trouble");
  return position > 0 ? say("table-queued", { position }) : say("table-thinks");
}

/** In a sentence. */
export function computerSentence({ position, trouble }: ComputerProgress): string {
  if (trouble) return say("turn-trouble");
  return position > 0 ? say("turn-queued", { position }) : say("turn-thinking");
}
