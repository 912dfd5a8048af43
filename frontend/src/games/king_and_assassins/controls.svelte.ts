/** Click handling of King & Assassins: first a piece, then its destination or victim. */

import type { Mark, Piece } from "../../board/scene";
import type { Citizen } from "./pieces";
import type { KingAndAssassinsDetails, KingAndAssassinsLayout, KingAndAssassinsView } from "../../api/types";
import type { LegalAction } from "../legal_action";
import type { Controls, GameContext, MainAction, PieceAction } from "../module";
import type { KingAndAssassinsEvent } from "./index";
import { actionLabel, mainAction } from "./main_action";
import { actionMarks, reachMarks } from "./marks";
import { untargetedActions, actionsBetween, intendedAction, parseMove, pickAction } from "./moves";

export type KingAndAssassinsContext = GameContext<
  KingAndAssassinsView,
  KingAndAssassinsLayout,
  KingAndAssassinsEvent,
  KingAndAssassinsDetails
>;

export class KingAndAssassinsControls implements Controls {
  /** The space of the selected piece. */
  chosen = $state<string | null>(null);
  /** Citizens that are picked as assassins. */
  picked = $state.raw<readonly Citizen[]>([]);
  /** The legal actions that a click may mean, if there are several. */
  ambiguous = $state.raw<readonly LegalAction[]>([]);
  readonly #context: KingAndAssassinsContext;

  constructor(context: KingAndAssassinsContext) {
    this.#context = context;
  }

  /** The selected space, while it has a piece of this seat that can act. */
  get active(): string | null {
    const { chosen } = this;
    return chosen !== null && this.#context.canAct && this.#isOwn(chosen) ? chosen : null;
  }

  /** The actions of the selected piece that need no target. */
  get untargeted(): readonly LegalAction[] {
    return this.active === null ? [] : untargetedActions(this.#context.legalActions, this.active);
  }

  get mainAction(): MainAction | null {
    return mainAction(this, this.#context);
  }

  get pieceActions(): readonly PieceAction[] {
    return this.untargeted.map((choice) => ({
      label: actionLabel(choice, this.#context.t),
      run: () => void this.take(choice),
    }));
  }

  get marks(): readonly Mark[] {
    const { canAct, view, legalActions, t } = this.#context;
    if (!canAct) return [];
    if (view.phase === "pick") {
      return Object.entries(view.citizens).map(([name, space]) => ({
        space,
        kind: this.picked.includes(name as Citizen) ? "selected" : "movable",
      }));
    }
    const marks = actionMarks(legalActions, this.active, t, Object.values(view.citizens));
    if (this.active !== null) marks.push(...reachMarks(this.#context.reachOf(this.active), marks, t));
    const entering = this.untargeted.find(({ action }) => parseMove(action)?.kind === "enter");
    const castle = this.active === null ? null : this.#behind(this.active);
    if (entering && castle)
      marks.push({
        space: castle,
        kind: "target",
        label: t("town-enter"),
        ...(entering.cost !== undefined && { cost: entering.cost }),
      });
    return marks;
  }

  pick(space: string): void {
    const { canAct, view } = this.#context;
    this.ambiguous = [];
    if (!canAct) return;
    if (view.phase === "start") void this.#context.act(`start:${space}`);
    else if (this.active !== null && this.active !== space) this.#moveTo(this.active, space);
  }

  choose({ space, kind }: Pick<Piece, "space" | "kind">): void {
    const { canAct, view } = this.#context;
    this.ambiguous = [];
    if (!canAct) return;
    if (view.phase === "pick") this.toggle(kind as Citizen);
    else if (this.#isOwn(space)) this.#select(this.active === space ? null : space);
    else this.pick(space);
  }

  grab(space: string): void {
    if (!this.#context.canAct || this.#context.view.phase === "pick") return;
    this.ambiguous = [];
    if (this.chosen !== space) this.#select(space);
  }

  drag(from: string, to: string): void {
    if (!this.#context.canAct || this.#context.view.phase === "pick") return;
    this.grab(from);
    this.#moveTo(from, to, to);
  }

  clear(): void {
    this.#select(null);
    this.ambiguous = [];
  }

  /** Adds a citizen to the pick, or removes it. */
  toggle(citizen: Citizen): void {
    if (!(citizen in this.#context.view.citizens)) return;
    if (this.picked.includes(citizen)) this.picked = this.picked.filter((one) => one !== citizen);
    else if (!this.isPickComplete) this.picked = [...this.picked, citizen];
  }

  /** Whether as many citizens are picked as there are assassins. */
  get isPickComplete(): boolean {
    return this.picked.length >= this.#context.details.assassins;
  }

  async confirmPick(): Promise<void> {
    const action = pickAction(this.#context.legalActions, this.picked);
    if (action !== null && (await this.#context.act(action))) this.picked = [];
  }

  /** Plays an action. A piece that moves stays selected, unless another one is selected before the answer. */
  async take({ action }: LegalAction): Promise<void> {
    this.ambiguous = [];
    const [move, { chosen }] = [parseMove(action), this];
    const played = await this.#context.act(action);
    if (played && move?.kind === "go" && this.chosen === chosen) this.#select(move.to);
  }

  /** Sends the steps of the selected piece, which stays selected. */
  async #walk(steps: readonly string[], droppedOn: string | undefined): Promise<void> {
    const onStep = (step: string): void => {
      const move = parseMove(step);
      if (move?.kind === "go" && this.chosen === move.from) this.#select(move.to);
    };
    await this.#context.walk(steps, { onStep, ...(droppedOn !== undefined && { droppedOn }) });
  }

  /** Selects the piece on a space, and asks where it can go. */
  #select(space: string | null): void {
    this.chosen = space;
    void this.#context.askReach(space);
  }

  #moveTo(from: string, to: string, droppedOn?: string): void {
    const { legalActions } = this.#context;
    const found = actionsBetween(legalActions, from, to);
    const entering = this.untargeted.find(({ action }) => parseMove(action)?.kind === "enter");
    if (found.length > 1) this.ambiguous = found;
    else if (found[0]) void this.take(found[0]);
    else if (entering && this.#behind(from) === to) void this.take(entering);
    else void this.#moveFar(from, to, droppedOn);
  }

  /** Walks to a space that is several steps away. If the piece cannot, the server says why. */
  async #moveFar(from: string, to: string, droppedOn: string | undefined): Promise<void> {
    if (this.#context.reachOf(from).length === 0) await this.#context.askReach(from);
    const steps = this.#context.reachOf(from).find(({ space }) => space === to)?.actions;
    if (steps) await this.#walk(steps, droppedOn);
    else await this.#context.act(intendedAction(this.#context.details.enemies, from, to));
  }

  #isOwn(space: string): boolean {
    const { view, seat } = this.#context;
    if (seat === "king") return view.king === space || view.knights.includes(space);
    return seat === "assassins" && Object.values(view.citizens).includes(space);
  }

  /** The castle space behind a gate. */
  #behind(space: string): string | null {
    return this.#context.board.gates.find((gate) => gate.space === space)?.behind ?? null;
  }
}
