/** Click handling for any game whose actions name their spaces: first a piece, then its destination. */

import type { Mark, Piece } from "../../board/scene";
import type { LegalAction } from "../legal_action";
import type { Controls, GameContext, MainAction } from "../module";
import { spacesIn } from "./plain";
import type { PlainBoard, PlainEvent, PlainView } from "./plain";

export type GenericContext = GameContext<PlainView, PlainBoard, PlainEvent>;

/** A legal action with the spaces that it names: `from` is null if it names only one. */
interface Move extends LegalAction {
  readonly from: string | null;
  readonly to: string;
}

/** An action as notation, with its cost. */
export const actionLabel = ({ action, cost }: LegalAction): string =>
  cost === undefined ? action : `${action} (${cost})`;

export class GenericControls implements Controls {
  /** The space of the selected piece. */
  chosen = $state<string | null>(null);
  /** The legal actions that a click may mean, if there are several. */
  ambiguous = $state.raw<readonly LegalAction[]>([]);
  readonly #context: GenericContext;
  readonly #spaces: ReadonlySet<string>;
  readonly #moves = $derived.by(() => this.#findMoves());

  constructor(context: GenericContext) {
    this.#context = context;
    this.#spaces = new Set(context.board.spaces.map(({ id }) => id));
  }

  /** The selected space, while an action starts there. */
  get active(): string | null {
    return this.#moves.some(({ from }) => from !== null && from === this.chosen) ? this.chosen : null;
  }

  /** The id of the message that says what to do next: the game's own, or one that follows from the legal actions. */
  get question(): string {
    if (this.ambiguous.length > 0) return "board-ask-which";
    if (this.active !== null) return "board-ask-target";
    const { prompt } = this.#context.view;
    if (prompt) return prompt;
    if (this.#moves.length === 0) return "board-ask-action";
    return this.#moves.some(({ from }) => from !== null) ? "board-ask-piece" : "board-ask-space";
  }

  /** The legal actions that no click on the board stands for. */
  get untargeted(): readonly LegalAction[] {
    return this.#context.legalActions.filter(({ action }) => spacesIn(action, this.#spaces).length === 0);
  }

  /** The only action that no click stands for, such as passing. Several of them are listed in the panel. */
  get mainAction(): MainAction | null {
    const [choice, ...others] = this.untargeted;
    if (!choice || others.length > 0) return null;
    return {
      label: actionLabel(choice),
      blockedBy: null,
      isSuggested: this.#moves.length === 0,
      run: () => void this.take(choice),
    };
  }

  readonly pieceActions = [];

  get marks(): readonly Mark[] {
    const { t } = this.#context;
    const { active } = this;
    const starts = new Set(this.#moves.flatMap(({ from }) => from ?? []));
    const targets = new Map(this.#moves.filter(({ from }) => from === active).map((move) => [move.to, move]));
    return [
      ...[...targets.values()].map(({ to, cost }): Mark => ({
        space: to,
        kind: "target",
        label: cost === undefined ? t("board-target") : t("board-target-cost", { cost }),
        ...(cost !== undefined && { cost }),
      })),
      ...[...starts].map((space): Mark => ({
        space,
        kind: "movable",
        ...(space !== active && { label: t("board-movable") }),
      })),
      ...(active === null ? [] : [{ space: active, kind: "selected" } as const]),
    ];
  }

  pick(space: string): void {
    const found = this.#moves.filter(({ from, to }) => from === this.active && to === space);
    this.ambiguous = found.length > 1 ? found : [];
    if (found.length === 1 && found[0]) void this.take(found[0]);
    else if (found.length === 0) this.chosen = null;
  }

  choose({ space }: Pick<Piece, "space">): void {
    this.ambiguous = [];
    if (this.#moves.some(({ from }) => from === space)) this.chosen = this.chosen === space ? null : space;
    else this.pick(space);
  }

  grab(space: string): void {
    this.ambiguous = [];
    this.chosen = space;
  }

  drag(from: string, to: string): void {
    this.chosen = from;
    this.pick(to);
  }

  clear(): void {
    this.chosen = null;
    this.ambiguous = [];
  }

  /** Plays an action, then clears the selection, unless another piece is selected before the answer. */
  async take({ action }: LegalAction): Promise<void> {
    this.ambiguous = [];
    const { chosen } = this;
    if ((await this.#context.act(action)) && this.chosen === chosen) this.chosen = null;
  }

  #findMoves(): Move[] {
    return this.#context.legalActions.flatMap((choice) => {
      const [first, second] = spacesIn(choice.action, this.#spaces);
      if (first === undefined) return [];
      return [second === undefined ? { ...choice, from: null, to: first } : { ...choice, from: first, to: second }];
    });
  }
}
