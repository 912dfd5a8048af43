/** What is inspected on the match page, and what the server explains about it. */

import { getExplanation } from "../api/endpoints";
import type { Explanation } from "../api/types";
import { targetOf } from "../games/inspection";
import type { Inspection, InspectTarget } from "../games/inspection";
import type { GameContext, Inspect } from "../games/module";
import { language, loadNamespaces, t } from "../i18n/locale.svelte";
import { gameNamespaces } from "../i18n/translator";
import { isPlayer, isPresent, now, snapshotOf } from "./store.svelte";
import type { MatchPageState } from "./store.svelte";

/** How the inspector was opened. `hover` closes when the pointer leaves; the others stay and get the focus. */
export type Gesture = "hover" | "touch" | "key" | "click";

interface Opened {
  readonly target: InspectTarget;
  /** The element that stands for it. */
  readonly anchor: HTMLElement;
  readonly gesture: Gesture;
}

export class InspectorState {
  opened = $state.raw<Opened | null>(null);
  /** The answers of the server, by position and target. */
  #answers = $state.raw<ReadonlyMap<string, Explanation>>(new Map());
  readonly #match: MatchPageState;
  readonly #context: GameContext;
  readonly #inspectByGame: Inspect;

  constructor(match: MatchPageState, context: GameContext, inspect: Inspect) {
    this.#match = match;
    this.#context = context;
    this.#inspectByGame = inspect;
  }

  /** What is shown; null if nothing is inspected. */
  readonly shown: Inspection | null = $derived.by(() => this.opened && this.#inspect(this.opened.target));

  /** What the server says about it; null before the answer, and where it is not asked. */
  get explanation(): Explanation | null {
    return (this.opened && this.#answers.get(this.#key(this.opened.target))) ?? null;
  }

  /** Inspects what an element stands for. A resting pointer does not replace what was opened on purpose. */
  open(element: Element, gesture: Gesture): void {
    const found = targetOf(element);
    const inspection = found && this.#inspect(found.target);
    if (!found || !inspection) return;
    if (gesture === "hover" && (inspection.isPlain || (this.opened && this.opened.gesture !== "hover"))) return;
    this.opened = { ...found, gesture };
    void loadNamespaces(...gameNamespaces(snapshotOf(this.#match).game, "help")); // the texts of the rules
    if (inspection.canExplain) void this.#explain(found.target);
  }

  close(): void {
    this.opened = null;
  }

  /** The pointer has left: closes what it opened by resting there. */
  leave(): void {
    if (this.opened?.gesture === "hover") this.close();
  }

  #inspect(target: InspectTarget): Inspection | null {
    return sharedInspection(target) ?? this.#inspectByGame(target, this.#context);
  }

  readonly #key = ({ kind, id }: InspectTarget): string => `${language()} ${now(this.#match).changed} ${kind}:${id}`;

  /** Asks the server, if this seat plays and the present is shown. Without an answer, the rest is still shown. */
  async #explain(target: InspectTarget): Promise<void> {
    const [match, key] = [this.#match, this.#key(target)];
    if (!isPlayer(match) || !isPresent(match) || now(match).status !== "running" || this.#answers.has(key)) return;
    const { match: id, seat } = match.feed;
    const subject = target.kind === "card" ? { card: target.id } : { space: target.id };
    try {
      const answer = await getExplanation(id, { at: now(match).changed, seat, ...subject });
      this.#answers = new Map([...this.#answers, [key, answer]]);
    } catch {
      // The position has changed, or the connection is lost: then there is nothing to explain.
    }
  }
}

/** What is the same in every game. */
function sharedInspection({ kind, id }: InspectTarget): Inspection | null {
  if (kind !== "topic" || id !== "undo") return null;
  return { title: t("act-undo"), facts: [], uses: [t("inspect-undo")], rules: [] };
}
