/** What clicks mean in King of the Hill: a card, what it is played for, a unit, a target; and all of the set-up. */

import type { Mark, Piece, Unit } from "../../board/scene";
import type { KingOfTheHillView, Recruit } from "../../messages";
import type { FieldBoard } from "../board";
import type { Controls, Table } from "../table";
import { cardsFor, held, meant, played, readMove, uses } from "./moves";
import type { Played, Use } from "./moves";
import { covers, placedAt, placings, spots } from "./placing";

export type FieldTable = Table<KingOfTheHillView, FieldBoard>;

const HARM = ["attack", "lightning", "paralysis", "raze"];
/** What is played on a unit of one's own, or by it. */
const BY_UNIT = ["move", "attack", "vigour"];

export class FieldControls implements Controls {
  /** The card that is to be played, as it is held. */
  card = $state<string | null>(null);
  /** The space of the unit that is to act. */
  unit = $state<string | null>(null);
  /** The unit that a portal is to bring back. */
  fallen = $state<Unit | null>(null);
  /** The element that is to be laid, and whether it is turned; of a pair, the first of its two spaces. */
  element = $state<string | null>(null);
  turned = $state(false);
  marker = $state<string | null>(null);
  /** Where an element is to be seen before it is laid. */
  spot = $state<string | null>(null);
  /** The unit that is to take the field. */
  recruit = $state.raw<Recruit | null>(null);
  #use = $state.raw<Use | null>(null);
  readonly #table: FieldTable;

  constructor(table: FieldTable) {
    this.#table = table;
  }

  get legal(): readonly string[] {
    return this.#table.choices.map(({ action }) => action);
  }

  get ours(): "blue" | "red" {
    return this.#table.seat === "red" ? "red" : "blue";
  }

  get hand(): readonly string[] {
    return this.#table.view.hands[this.ours] ?? [];
  }

  /** The chosen card, as long as it is in the hand. */
  get held(): string | null {
    return this.card !== null && this.hand.includes(this.card) ? this.card : null;
  }

  /** What the chosen card can be played for. */
  get uses(): readonly Use[] {
    return this.held === null || this.#table.view.phase !== "action" ? [] : uses(this.legal, this.held);
  }

  /** What it is to be played for: what was said, or the first that there is. */
  get use(): Use | null {
    const said = this.uses.find(({ card, verb }) => card === this.#use?.card && verb === this.#use.verb);
    return (
      said ??
      this.uses.find(({ verb, card }) => !this.unit || this.#canAct({ card, verb }, this.unit)) ??
      this.uses[0] ??
      null
    );
  }

  /** The cards that can be used just now; with a unit chosen first, those that it can use. */
  get playable(): ReadonlySet<string> {
    const { legal, unit } = this;
    if (this.#table.view.phase === "action" && unit !== null && this.card === null) return cardsFor(legal, unit);
    return new Set(
      legal.flatMap((action) => {
        const move = readMove(action);
        return move && "card" in move && move.kind !== "draw" ? [held(move.card)] : [];
      }),
    );
  }

  get marks(): readonly Mark[] {
    const { asked, view } = this.#table;
    if (!asked) return [];
    switch (view.phase) {
      case "action":
        return this.#actionMarks();
      case "deploy":
        return this.#targets(this.#deployable());
      case "terrain":
        return this.#placingMarks();
      case "flee":
      case "retreat": {
        const unit = view.fight?.target;
        const to = this.legal.flatMap((action) =>
          [readMove(action)].flatMap((move) => (move && "to" in move && move.to ? [move.to] : [])),
        );
        return [...this.#targets(to), ...(unit ? [{ space: unit, kind: "selected" } as const] : [])];
      }
      case "pursue":
        return view.fight ? this.#targets([view.fight.target]) : [];
      default:
        return [];
    }
  }

  /** The deeds that need no target on the board: burn, confusion, leaving over the edge. */
  get deeds(): readonly { readonly action: string; readonly move: Played }[] {
    if (!this.use) return [];
    return played(this.legal, this.use).filter(
      ({ move }) => move.to === undefined || (move.to === "off" && move.from === this.unit),
    );
  }

  /** The destroyed units that the portal can bring back. */
  get returning(): readonly Unit[] {
    if (this.use?.verb !== "portal") return [];
    return [...new Set(played(this.legal, this.use).flatMap(({ move }) => move.unit ?? []))];
  }

  pick(space: string): void {
    const { asked, view } = this.#table;
    if (!asked) return;
    switch (view.phase) {
      case "action":
        return this.#aim(space);
      case "deploy":
        return this.#deploy(space);
      case "terrain":
        return this.#lay(space);
      case "flee":
      case "retreat":
        return void this.#table.act(`${view.phase}:${space}`);
      case "pursue":
        if (space === view.fight?.target) void this.#table.act("pursue");
    }
  }

  choose({ space, side }: Pick<Piece, "space" | "side">): void {
    const { asked, view } = this.#table;
    if (!asked) return;
    if (view.phase !== "action" || side !== this.ours) return this.pick(space);
    if (this.use && !BY_UNIT.includes(this.use.verb)) return this.#aim(space);
    this.unit = this.unit === space ? null : space;
  }

  grab(space: string): void {
    if (this.#table.asked && this.#table.view.phase === "action") this.unit = space;
  }

  drag(from: string, to: string): void {
    if (!this.#table.asked || this.#table.view.phase !== "action") return;
    this.unit = from;
    if (this.held === null) this.#suggestCard(from, to);
    else this.pick(to);
  }

  clear(): void {
    this.card = this.unit = this.fallen = this.element = this.marker = this.spot = null;
    this.recruit = null;
    this.#use = null;
  }

  /** Take a card into the other hand, or put it back. */
  takeCard(card: string): void {
    this.card = this.card === card ? null : card;
    this.#use = null;
    this.fallen = null;
  }

  /** Say what the card is for. The chosen unit is kept: a use that needs none does not show it. */
  setUse(use: Use): void {
    this.#use = use;
  }

  async take(action: string): Promise<void> {
    if (await this.#table.act(action)) this.clear();
  }

  /** The unit that comes next, where none is chosen: the first of those that wait. */
  get recruiting(): Recruit | null {
    const waiting = this.#table.view.reserve[this.ours] ?? [];
    return (
      waiting.find(
        ({ type, general }) => type === this.recruit?.type && Boolean(general) === Boolean(this.recruit.general),
      ) ??
      waiting[0] ??
      null
    );
  }

  #canAct(use: Use, unit: string): boolean {
    return played(this.legal, use).some(({ move }) => move.from === unit || (move.verb === "raze" && move.to === unit));
  }

  #actionMarks(): Mark[] {
    const { use, unit, legal } = this;
    if (!use) {
      const units =
        this.card === null
          ? this.#table.view.units
              .filter(({ side }) => side === this.ours)
              .map(({ at }) => at)
              .filter((at) => cardsFor(legal, at).size)
          : [];
      return this.#withChosen(this.#movable(units));
    }
    const found = played(legal, use);
    const kind = HARM.includes(use.verb) ? "attack" : "target";
    if (!BY_UNIT.includes(use.verb)) {
      const open = found.filter(
        ({ move }) => use.verb !== "portal" || move.unit === (this.fallen ?? this.returning[0]),
      );
      return this.#targets(
        open.flatMap(({ move }) => move.to ?? []),
        kind,
      );
    }
    const movers = this.#movable([...new Set(found.flatMap(({ move }) => move.from ?? []))]);
    const targets = found.flatMap(({ move }) => (move.from === unit && move.to && move.to !== "off" ? [move.to] : []));
    return this.#withChosen([...this.#targets(targets, kind), ...movers]);
  }

  #withChosen(marks: Mark[]): Mark[] {
    return this.unit === null ? marks : [...marks, { space: this.unit, kind: "selected" }];
  }

  /** Who can act; of who is chosen that is known. */
  #movable(spaces: readonly string[]): Mark[] {
    const label = this.#table.say("board-movable");
    return spaces.map((space) => ({ space, kind: "movable", ...(space !== this.unit && { label }) }));
  }

  #targets(spaces: readonly string[], kind: "target" | "attack" = "target"): Mark[] {
    const label = this.#table.say(`board-${kind}`);
    return [...new Set(spaces)].map((space) => ({ space, kind, label }));
  }

  /** A target for the card and the unit that are chosen. */
  #aim(space: string): void {
    const { use, unit, legal } = this;
    if (!use) return;
    const found = played(legal, use).filter(({ move }) => move.to === space);
    const fitting = found.find(({ move }) =>
      BY_UNIT.includes(use.verb)
        ? move.from === unit
        : use.verb !== "portal" || move.unit === (this.fallen ?? this.returning[0]),
    );
    if (fitting) void this.take(fitting.action);
    else if (BY_UNIT.includes(use.verb)) {
      if (unit !== null && unit !== space) void this.#table.act(meant(use, unit, space, this.#enemies()));
    } else
      void this.#table.act(
        `${use.card} ${use.verb}:${use.verb === "portal" ? `${this.fallen ?? this.returning[0]}@` : ""}${space}`,
      );
  }

  /** A unit was dragged with no card chosen: the lowest card that does it is taken in hand, not played. */
  #suggestCard(from: string, to: string): void {
    const fits = this.legal
      .map((action) => readMove(action))
      .filter((move) => move?.kind === "play" && move.from === from && move.to === to);
    const cards = fits.flatMap((move) =>
      move?.kind === "play" && (move.verb === "move" || move.verb === "attack") ? [held(move.card)] : [],
    );
    const order = "23456789TJQKA*";
    this.card = cards.sort((a, b) => order.indexOf(a.charAt(0)) - order.indexOf(b.charAt(0)))[0] ?? null;
  }

  #enemies(): string[] {
    return this.#table.view.units.filter(({ side }) => side !== this.ours).map(({ at }) => at);
  }

  #deployable(): string[] {
    const { recruiting } = this;
    return this.legal.flatMap((action) => {
      const move = readMove(action);
      return move?.kind === "deploy" && move.unit === recruiting?.type && move.general === Boolean(recruiting.general)
        ? [move.to]
        : [];
    });
  }

  #deploy(space: string): void {
    const { recruiting } = this;
    if (recruiting) void this.#table.act(`deploy:${recruiting.type}${recruiting.general ? "+" : ""}@${space}`);
  }

  /** Take an element from the supply, or put it back. */
  takeElement(element: string): void {
    this.element = this.element === element ? null : element;
    this.marker = this.spot = null;
    this.turned = false;
  }

  turnElement(): void {
    this.turned = !this.turned;
    this.spot = null;
  }

  /** The action for what is seen on the board before it is laid. */
  get laying(): string | null {
    return this.element === null || this.spot === null
      ? null
      : placedAt(placings(this.legal, this.element, this.turned), this.spot, this.marker);
  }

  #placingMarks(): Mark[] {
    if (this.element === null) return [];
    const found = placings(this.legal, this.element, this.turned);
    const seen = this.spot === null ? [] : this.#covered(this.spot);
    const chosen = this.marker === null ? seen : [...seen, this.marker];
    const open = spots(found, this.marker).filter((space) => !chosen.includes(space));
    return [...this.#targets(open), ...chosen.map((space): Mark => ({ space, kind: "selected" }))];
  }

  /** A space for the chosen element: it is seen there first, and laid by a second click. */
  #lay(space: string): void {
    const { element, turned, marker, spot } = this;
    if (element === null) return;
    if (element === "objectives" && (marker === null || marker === space)) {
      this.marker = marker === space ? null : space;
      this.spot = null;
    } else if (spot !== null && this.laying && this.#covered(spot).includes(space)) {
      void this.take(this.laying);
    } else if (placedAt(placings(this.legal, element, turned), space, marker)) {
      this.spot = space;
    } else {
      const at =
        element === "objectives"
          ? [marker ?? "", space].sort().join(",")
          : element === "road"
            ? space.charAt(0)
            : space;
      void this.#table.act(`place:${element}${turned ? "/t" : ""}@${at}`);
    }
  }

  /** What the chosen element would cover from a space. */
  #covered(space: string): string[] {
    if (this.element === null) return [];
    return this.element === "objectives" ? [space] : covers(this.#table.board, this.element, this.turned, space);
  }
}
