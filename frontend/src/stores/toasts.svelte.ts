/** Toasts: short messages that disappear by themselves and are announced to screen readers. */

import { Refusal } from "../api/http";
import { t } from "../i18n/locale.svelte";

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly kind: "note" | "error";
  readonly action?: ToastAction;
}

/** An action of a toast: a link or a function. */
export interface ToastAction {
  readonly text: string;
  readonly href?: string;
  readonly run?: () => void;
  /** How long the toast is shown, in milliseconds; Infinity until it is closed. */
  readonly duration: number;
}

const MIN_DURATION = 4000;
const DURATION_PER_LETTER = 60;

class Toasts {
  list = $state.raw<readonly Toast[]>([]);
  #next = 1;

  /** Shows a toast, by default for as long as it takes to read. */
  show(text: string, kind: Toast["kind"] = "note", action?: ToastAction): void {
    const toast = { id: this.#next++, text, kind, ...(action && { action }) };
    this.list = [...this.list.filter((each) => each.text !== text), toast];
    const duration = action?.duration ?? MIN_DURATION + DURATION_PER_LETTER * text.length;
    if (Number.isFinite(duration)) setTimeout(() => this.close(toast.id), duration);
  }

  /** Shows an error; refusals have the server's message. */
  showError(error: unknown): void {
    this.show(errorMessage(error), "error");
  }

  close(id: number): void {
    this.list = this.list.filter((each) => each.id !== id);
  }
}

/** The message of an error for users. */
export function errorMessage(error: unknown): string {
  return error instanceof Refusal ? error.problem.message : t("net-unreachable");
}

export const toasts = new Toasts();
