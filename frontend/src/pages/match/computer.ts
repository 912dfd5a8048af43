/** Texts about a computer that is to act: it is searching, queued, or its move cannot be stored. */

import type { ComputerProgress } from "../../match/feed.svelte";
import { t } from "../../i18n/locale.svelte";

/** A label beside its name. */
export function computerLabel({ position, trouble }: ComputerProgress): string {
  if (trouble) return t("table-trouble");
  return position > 0 ? t("table-queued", { position }) : t("table-thinks");
}

export function computerSentence({ position, trouble }: ComputerProgress): string {
  if (trouble) return t("turn-trouble");
  return position > 0 ? t("turn-queued", { position }) : t("turn-thinking");
}
