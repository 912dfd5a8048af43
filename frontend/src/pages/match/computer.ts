/** What is said of a computer that is to act: it searches, waits for a free worker, or its move cannot be stored yet. */

import type { ComputerProgress } from "../../stores/match.svelte";
import { t } from "../../i18n/locale.svelte";

/** In a few words, beside its name. */
export function computerLabel({ position, trouble }: ComputerProgress): string {
  if (trouble) return t("table-trouble");
  return position > 0 ? t("table-queued", { position }) : t("table-thinks");
}

/** In a sentence. */
export function computerSentence({ position, trouble }: ComputerProgress): string {
  if (trouble) return t("turn-trouble");
  return position > 0 ? t("turn-queued", { position }) : t("turn-thinking");
}
