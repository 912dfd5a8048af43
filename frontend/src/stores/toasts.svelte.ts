/** Short notes that appear for a moment, and are read out. */

import { Refusal } from "../api/http";
import { t } from "../i18n/locale.svelte";

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly kind: "note" | "error";
  readonly action?: ToastAction;
}

/** What a note leads to: a page, or something that is done at once. */
export interface ToastAction {
  readonly text: string;
  readonly href?: string;
  readonly run?: () => void;
  /** For how long it is offered, in milliseconds; Infinity stays until it is closed. */
  readonly duration: number;
}

const MIN_DURATION = 4000;
const DURATION_PER_LETTER = 60;

class Toasts {
  list = $state.raw<readonly Toast[]>([]);
  #next = 1;

  /** Show a note for as long as it takes to read. */
  show(text: string, kind: Toast["kind"] = "note", action?: ToastAction): void {
    const toast = { id: this.#next++, text, kind, ...(action && { action }) };
    this.list = [...this.list.filter((each) => each.text !== text), toast];
    const duration = action?.duration ?? MIN_DURATION + DURATION_PER_LETTER * text.length;
    if (Number.isFinite(duration)) setTimeout(() => this.close(toast.id), duration);
  }

  /** Show what went wrong: the server's own words where it has answered. */
  showError(error: unknown): void {
    this.show(errorMessage(error), "error");
  }

  close(id: number): void {
    this.list = this.list.filter((each) => each.id !== id);
  }
}

/** What went wrong, for people. */
export function errorMessage(error: unknown): string {
  return error instanceof Refusal ? error.problem.message : t("net-unreachable");
}

export const toasts = new Toasts();
