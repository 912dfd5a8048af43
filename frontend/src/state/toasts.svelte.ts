/** Short notes that appear for a moment, and are read out. */

import { Refusal } from "../net/http";
import { say } from "../words/speech.svelte";

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly kind: "note" | "error";
  readonly offer?: Offered;
}

/** What a note leads to: a page, or something that is done at once. */
export interface Offered {
  readonly text: string;
  readonly href?: string;
  readonly run?: () => void;
  /** For how long it is offered, in milliseconds; Infinity stays until it is closed. */
  readonly lasts: number;
}

const SHORTEST = 4000;
const PER_LETTER = 60;

class Toasts {
  list = $state.raw<readonly Toast[]>([]);
  #next = 1;

  /** Show a note for as long as it takes to read. */
  show(text: string, kind: Toast["kind"] = "note", offer?: Offered): void {
    const toast = { id: this.#next++, text, kind, ...(offer && { offer }) };
    this.list = [...this.list.filter((each) => each.text !== text), toast];
    const lasts = offer?.lasts ?? SHORTEST + PER_LETTER * text.length;
    if (Number.isFinite(lasts)) setTimeout(() => this.close(toast.id), lasts);
  }

  /** Show what went wrong: the server's own words where it has answered. */
  fail(error: unknown): void {
    this.show(wordsOf(error), "error");
  }

  close(id: number): void {
    this.list = this.list.filter((each) => each.id !== id);
  }
}

/** What went wrong, for people. */
export function wordsOf(error: unknown): string {
  return error instanceof Refusal ? error.problem.message : say("net-unreachable");
}

export const toasts = new Toasts();
