/** What clicks mean in King & Assassins: a piece, then where it goes or whom it strikes. */

import type { Citizen, Mark, Piece } from "../../board/scene";
import type { KingAndAssassinsView } from "../../messages";
import type { Choice, TownBoard } from "../board";
import type { Controls, Table } from "../table";
import { townMarks } from "./marks";
import { alone, between, meant, readMove, writePick } from "./moves";

export type TownTable = Table<KingAndAssassinsView, TownBoard>;

const ASSASSINS = 3;
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  north: [0, 1],
  east: [1, 0],
  south: [0, -1],
  west: [-1, 0],
};

export class TownControls implements Controls {
  /** The space of the piece that is to act. */
  chosen = $state<string | null>(null);
  /** Citizens that are to be assassins. */
  picked = $state.raw<readonly Citizen[]>([]);
  /** What a click may mean where it may mean several things. */
  doubtful = $state.raw<readonly Choice[]>([]);
  readonly #table: TownTable;

  constructor(table: TownTable) {
    this.#table = table;
  }

  /** Whoever is chosen, as long as one of ours stands there and may act. */
  get active(): string | null {
    const { chosen } = this;
    return chosen !== null && this.#table.asked && this.#isOurs(chosen) ? chosen : null;
  }

  /** What the chosen one may do without a target. */
  get deeds(): readonly Choice[] {
    return this.active === null ? [] : alone(this.#table.choices, this.active);
  }

  get marks(): readonly Mark[] {
    const { asked, view, choices, say } = this.#table;
    if (!asked) return [];
    if (view.phase === "pick") {
      return Object.entries(view.citizens).map(([name, space]) => ({
        space,
        kind: this.picked.includes(name as Citizen) ? "selected" : "movable",
      }));
    }
    const marks = townMarks(choices, this.active, say, Object.values(view.citizens));
    const entering = this.deeds.find(({ action }) => readMove(action)?.kind === "enter");
    const castle = this.active === null ? null : this.#behind(this.active);
    if (entering && castle)
      marks.push({
        space: castle,
        kind: "target",
        label: say("town-enter"),
        ...(entering.cost !== undefined && { cost: entering.cost }),
      });
    return marks;
  }

  pick(space: string): void {
    const { asked, view } = this.#table;
    this.doubtful = [];
    if (!asked) return;
    if (view.phase === "start") void this.#table.act(`start:${space}`);
    else if (this.active !== null && this.active !== space) this.#go(this.active, space);
  }

  choose({ space, kind }: Pick<Piece, "space" | "kind">): void {
    const { asked, view } = this.#table;
    this.doubtful = [];
    if (!asked) return;
    if (view.phase === "pick") this.toggle(kind as Citizen);
    else if (this.#isOurs(space)) this.chosen = this.active === space ? null : space;
    else this.pick(space);
  }

  grab(space: string): void {
    if (!this.#table.asked || this.#table.view.phase === "pick") return;
    this.doubtful = [];
    this.chosen = space;
  }

  drag(from: string, to: string): void {
    if (!this.#table.asked || this.#table.view.phase === "pick") return;
    this.chosen = from;
    this.pick(to);
  }

  clear(): void {
    this.chosen = null;
    this.doubtful = [];
  }

  /** Pick a citizen as an assassin, or not. */
  toggle(citizen: Citizen): void {
    if (!(citizen in this.#table.view.citizens)) return;
    if (this.picked.includes(citizen)) this.picked = this.picked.filter((one) => one !== citizen);
    else if (this.picked.length < ASSASSINS) this.picked = [...this.picked, citizen];
  }

  /** The three are picked. */
  async confirmPick(): Promise<void> {
    if (await this.#table.act(writePick(this.picked))) this.picked = [];
  }

  /** Do one of the things that are offered as buttons. */
  async take({ action }: Choice): Promise<void> {
    this.doubtful = [];
    const move = readMove(action);
    if ((await this.#table.act(action)) && move?.kind === "go") this.chosen = move.to;
  }

  #go(from: string, to: string): void {
    const { choices, view } = this.#table;
    const found = between(choices, from, to);
    const entering = this.deeds.find(({ action }) => readMove(action)?.kind === "enter");
    if (found.length > 1) this.doubtful = found;
    else if (found[0]) void this.take(found[0]);
    else if (entering && this.#behind(from) === to) void this.take(entering);
    else void this.#table.act(meant(view, from, to));
  }

  #isOurs(space: string): boolean {
    const { view, seat } = this.#table;
    if (seat === "king") return view.king === space || view.knights.includes(space);
    return seat === "assassins" && Object.values(view.citizens).includes(space);
  }

  /** The space of the castle that a gate leads to. */
  #behind(space: string): string | null {
    const { board } = this.#table;
    const [gate, at] = [board.gates.find((one) => one.space === space), board.spaces.find(({ id }) => id === space)];
    const [x, y] = STEPS[gate?.exit ?? ""] ?? [0, 0];
    return gate && at ? (board.spaces.find((one) => one.x === at.x + x && one.y === at.y + y)?.id ?? null) : null;
  }
}
