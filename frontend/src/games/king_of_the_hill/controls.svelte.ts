/** Click handling of King of the Hill: a card, its use, a unit and a target; and all phases of the set-up. */

import type { Mark, Piece } from "../../board/scene";
import type { Unit } from "./pieces";
import type { KingOfTheHillDetails, KingOfTheHillLayout, KingOfTheHillView, Recruit } from "../../api/types";
import type { Controls, GameContext, MainAction } from "../module";
import type { KingOfTheHillEvent } from "./index";
import { defenceWays } from "./defence";
import type { DefenceWay } from "./defence";
import { mainAction } from "./main_action";
import { cardsFor, cardInHand, intendedAction, playsFor, parseMove, cardUses } from "./moves";
import type { CardPlay, CardUse } from "./moves";
import { JOKER, readCard, SUIT_SIGNS } from "./cards/suits";
import type { Suit } from "./cards/suits";
import { coveredSpaces, placementAt, placements, placementSpaces } from "./placing";

export type KingOfTheHillContext = GameContext<
  KingOfTheHillView,
  KingOfTheHillLayout,
  KingOfTheHillEvent,
  KingOfTheHillDetails
>;

const HOSTILE = ["attack", "lightning", "paralysis", "raze"];
/** Uses that show their odds first: a second click on the target, or the main button, plays them. */
const AIMED = ["attack", "lightning"];
/** Uses that act with one of the player's own units. */
const BY_UNIT = ["move", "attack", "vigour"];

/** A selection ends with the decision that it was made for: it is null again when the position has changed. */
export class KingOfTheHillControls implements Controls {
  readonly #context: KingOfTheHillContext;
  // A value of its own: messages that leave the position as it is must not end a selection.
  readonly #revision = $derived.by(() => this.#context.revision);
  /** The selected card, as held in the hand. */
  card = $derived.by(() => this.#nothing<string>());
  /** The space of the selected unit. */
  unit = $derived.by(() => this.#nothing<string>());
  /** The target of an attack that is not confirmed yet, as an action: see `attack`. */
  aim = $derived.by(() => this.#nothing<string>());
  /** The unit that a portal brings back. */
  revivedUnit = $derived.by(() => this.#nothing<Unit>());
  /** The terrain element to place, whether it is rotated, and for a pair of objectives the first space. */
  element = $derived.by(() => this.#nothing<string>());
  turned = $derived.by(() => this.#nothing<boolean>() ?? false);
  marker = $derived.by(() => this.#nothing<string>());
  /** The space where the element is previewed before it is placed. */
  preview = $derived.by(() => this.#nothing<string>());
  /** The army that is chosen and not confirmed yet, as an action. */
  army = $derived.by(() => this.#nothing<string>());
  /** The drawn card to defend with, and the colour of a joker. */
  drawnCard = $derived.by(() => this.#nothing<string>());
  jokerAs = $derived.by(() => this.#nothing<"red" | "black">());
  /** The unit to deploy next. It stays selected for the units that follow. */
  recruit = $state.raw<Recruit | null>(null);
  #use = $derived.by(() => this.#nothing<CardUse>());

  constructor(context: KingOfTheHillContext) {
    this.#context = context;
  }

  get legal(): readonly string[] {
    return this.#context.legalActions.map(({ action }) => action);
  }

  get ownSide(): "blue" | "red" {
    return this.#context.seat === "red" ? "red" : "blue";
  }

  get hand(): readonly string[] {
    return this.#context.view.hands[this.ownSide] ?? [];
  }

  /** The selected card, while it is in the hand. */
  get heldCard(): string | null {
    return this.card !== null && this.hand.includes(this.card) ? this.card : null;
  }

  /** The attack that is not confirmed yet, while its card and its unit are selected. */
  get attack(): string | null {
    const move = this.aim === null ? null : parseMove(this.aim);
    const isChosen =
      move?.kind === "play" && cardInHand(move.card) === this.heldCard && (move.from ?? this.unit) === this.unit;
    return isChosen ? this.aim : null;
  }

  /** The possible uses of the selected card. */
  get uses(): readonly CardUse[] {
    return this.heldCard === null || this.#context.view.phase !== "action" ? [] : cardUses(this.legal, this.heldCard);
  }

  /** The chosen use, or the first possible one. */
  get use(): CardUse | null {
    const said = this.uses.find(({ card, verb }) => card === this.#use?.card && verb === this.#use.verb);
    return (
      said ??
      this.uses.find(({ verb, card }) => !this.unit || this.#canAct({ card, verb }, this.unit)) ??
      this.uses[0] ??
      null
    );
  }

  /** The cards that can be used now; if only a unit is selected, those that it can use. */
  get playable(): ReadonlySet<string> {
    const { legal, unit } = this;
    if (this.#context.view.phase === "action" && unit !== null && this.card === null) return cardsFor(legal, unit);
    return new Set(
      legal.flatMap((action) => {
        const move = parseMove(action);
        return move && "card" in move && move.kind !== "draw" ? [cardInHand(move.card)] : [];
      }),
    );
  }

  get marks(): readonly Mark[] {
    const { canAct, view } = this.#context;
    if (!canAct) return [];
    switch (view.phase) {
      case "action":
        return [...this.#actionMarks(), ...this.#aimMarks()];
      case "deploy":
        return this.#targets(this.#deployable());
      case "terrain":
        return this.#placementMarks();
      case "flee":
      case "retreat": {
        const unit = view.fight?.target;
        const to = this.legal.flatMap((action) =>
          [parseMove(action)].flatMap((move) => (move && "to" in move && move.to ? [move.to] : [])),
        );
        return [...this.#targets(to), ...(unit ? [{ space: unit, kind: "selected" } as const] : [])];
      }
      case "pursue":
        return view.fight ? this.#targets([view.fight.target]) : [];
      default:
        return [];
    }
  }

  /** Actions that need no target on the board: burn, confusion, leaving the board. */
  get untargeted(): readonly { readonly action: string; readonly move: CardPlay }[] {
    if (!this.use) return [];
    return playsFor(this.legal, this.use).filter(
      ({ move }) => move.to === undefined || (move.to === "off" && move.from === this.unit),
    );
  }

  /** The destroyed units that a portal can bring back. */
  get revivableUnits(): readonly Unit[] {
    if (this.use?.verb !== "portal") return [];
    return [...new Set(playsFor(this.legal, this.use).flatMap(({ move }) => move.unit ?? []))];
  }

  /** The ways to defend with the selected card. */
  get defences(): readonly DefenceWay[] {
    const suits = this.#context.details.defence_suits;
    if (this.drawnCard !== null) return defenceWays(this.legal, suits, "draw", this.drawnCard);
    return this.heldCard === null ? [] : defenceWays(this.legal, suits, "hand", this.heldCard);
  }

  /** The chosen way to defend, or the first one. */
  get defence(): DefenceWay | null {
    return this.defences.find(({ as }) => as === this.jokerAs) ?? this.defences[0] ?? null;
  }

  get mainAction(): MainAction | null {
    return mainAction(this, this.#context);
  }

  readonly pieceActions = [];

  pick(space: string): void {
    const { canAct, view } = this.#context;
    if (!canAct) return;
    switch (view.phase) {
      case "action":
        return this.#playOn(space);
      case "deploy":
        return this.#deploy(space);
      case "terrain":
        return this.#place(space);
      case "flee":
      case "retreat":
        return void this.#context.act(`${view.phase}:${space}`);
      case "pursue":
        if (space === view.fight?.target) void this.#context.act("pursue");
    }
  }

  choose({ space, side }: Pick<Piece, "space" | "side">): void {
    const { canAct, view } = this.#context;
    if (!canAct) return;
    if (view.phase !== "action" || side !== this.ownSide) return this.pick(space);
    if (this.use && !BY_UNIT.includes(this.use.verb)) return this.#playOn(space);
    this.#select(this.unit === space ? null : space);
  }

  grab(space: string): void {
    if (this.#context.canAct && this.#context.view.phase === "action" && this.unit !== space) this.#select(space);
  }

  drag(from: string, to: string): void {
    if (!this.#context.canAct || this.#context.view.phase !== "action") return;
    this.grab(from);
    this.pick(to);
  }

  clear(): void {
    void this.#context.askReach(null);
    this.card =
      this.unit =
      this.aim =
      this.revivedUnit =
      this.element =
      this.marker =
      this.preview =
      this.drawnCard =
        null;
    this.recruit = null;
    this.#use = null;
  }

  /** Selects a card, or deselects it. */
  takeCard(card: string): void {
    this.card = this.card === card ? null : card;
    this.#use = this.aim = null;
    this.revivedUnit = this.drawnCard = null;
  }

  /** Selects a drawn card to defend with, or deselects it. */
  takeDrawnCard(card: string): void {
    this.drawnCard = this.drawnCard === card ? null : card;
    this.card = null;
  }

  /** Chooses the use of the card. The selected unit is kept. */
  setUse(use: CardUse): void {
    this.aim = null;
    this.#use = use;
  }

  /** Plays an action. */
  async take(action: string): Promise<void> {
    await this.#context.act(action);
  }

  /** The unit to deploy next: the chosen one, or the first in the reserve. */
  get nextRecruit(): Recruit | null {
    const waiting = this.#context.view.reserve[this.ownSide] ?? [];
    return (
      waiting.find(
        ({ type, general }) => type === this.recruit?.type && Boolean(general) === Boolean(this.recruit.general),
      ) ??
      waiting[0] ??
      null
    );
  }

  /** The initial value of a selection, which it has again after the position has changed. */
  #nothing<Selected>(): Selected | null {
    void this.#revision;
    return null;
  }

  #canAct(use: CardUse, unit: string): boolean {
    return playsFor(this.legal, use).some(
      ({ move }) => move.from === unit || (move.verb === "raze" && move.to === unit),
    );
  }

  #actionMarks(): Mark[] {
    const { use, unit, legal } = this;
    if (!use) {
      const units =
        this.card === null
          ? this.#context.view.units
              .filter(({ side }) => side === this.ownSide)
              .map(({ at }) => at)
              .filter((at) => cardsFor(legal, at).size)
          : [];
      return this.#withChosen([...this.#reachMarks(), ...this.#movable(units)]);
    }
    const found = playsFor(legal, use);
    const kind = HOSTILE.includes(use.verb) ? "attack" : "target";
    if (!BY_UNIT.includes(use.verb)) {
      const open = found.filter(
        ({ move }) => use.verb !== "portal" || move.unit === (this.revivedUnit ?? this.revivableUnits[0]),
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

  /** Where the selected unit can go with the cards of the hand, before a card is chosen: the suits that lead there. */
  #reachMarks(): Mark[] {
    const { unit, card } = this;
    if (unit === null || card !== null) return [];
    const { t } = this.#context;
    const held = new Set(this.hand.map((each) => readCard(each).suit));
    return this.#context.reachOf(unit).flatMap(({ space, by = [] }) => {
      const suits = by.filter((suit) => held.has(suit as Suit) || this.hand.includes(JOKER));
      const sign = suits.map((suit) => SUIT_SIGNS[suit as Suit]).join("");
      const label = t("field-reach", { suits: suits.map((id) => ({ kind: "suit", id })) });
      return suits.length > 0 ? [{ space, kind: "reach" as const, sign, label }] : [];
    });
  }

  #aimMarks(): Mark[] {
    const move = this.attack === null ? null : parseMove(this.attack);
    return move?.kind === "play" && move.to ? [{ space: move.to, kind: "selected" }] : [];
  }

  #withChosen(marks: Mark[]): Mark[] {
    return this.unit === null ? marks : [...marks, { space: this.unit, kind: "selected" }];
  }

  /** Marks of units that can act; the selected one needs no label. */
  #movable(spaces: readonly string[]): Mark[] {
    const label = this.#context.t("board-movable");
    return spaces.map((space) => ({ space, kind: "movable", ...(space !== this.unit && { label }) }));
  }

  #targets(spaces: readonly string[], kind: "target" | "attack" = "target"): Mark[] {
    const label = this.#context.t(`board-${kind}`);
    return [...new Set(spaces)].map((space) => ({ space, kind, label }));
  }

  /** Plays the selected card with the selected unit on a space. */
  #playOn(space: string): void {
    const { use, unit, legal } = this;
    if (!use) return unit === null || unit === space ? undefined : this.#suggestCard(unit, space);
    const found = playsFor(legal, use).filter(({ move }) => move.to === space);
    const fitting = found.find(({ move }) =>
      BY_UNIT.includes(use.verb)
        ? move.from === unit
        : use.verb !== "portal" || move.unit === (this.revivedUnit ?? this.revivableUnits[0]),
    );
    if (fitting && AIMED.includes(use.verb) && this.attack !== fitting.action) this.aim = fitting.action;
    else if (fitting) void this.take(fitting.action);
    else if (BY_UNIT.includes(use.verb)) {
      if (unit !== null && unit !== space) void this.#context.act(intendedAction(use, unit, space, this.#enemies()));
    } else {
      const unitPrefix = use.verb === "portal" ? `${this.revivedUnit ?? this.revivableUnits[0]}@` : "";
      void this.#context.act(`${use.card} ${use.verb}:${unitPrefix}${space}`);
    }
  }

  /** Selects the unit on a space, and asks where each suit takes it. */
  #select(unit: string | null): void {
    this.unit = unit;
    void this.#context.askReach(unit);
  }

  /** A unit was sent somewhere without a selected card: selects the weakest card that allows it, without playing it. */
  #suggestCard(from: string, to: string): void {
    const fits = this.legal
      .map((action) => parseMove(action))
      .filter((move) => move?.kind === "play" && move.from === from && move.to === to);
    const cards = fits.flatMap((move) =>
      move?.kind === "play" && (move.verb === "move" || move.verb === "attack") ? [cardInHand(move.card)] : [],
    );
    const card = this.#context.details.weakest_first.find((each) => cards.includes(each)) ?? null;
    const attack = fits.find(
      (move) => move?.kind === "play" && move.verb === "attack" && cardInHand(move.card) === card,
    );
    this.card = card;
    this.aim = attack?.kind === "play" ? `${attack.card} ${from}x${to}` : null;
  }

  #enemies(): string[] {
    return this.#context.view.units.filter(({ side }) => side !== this.ownSide).map(({ at }) => at);
  }

  #deployable(): string[] {
    const { nextRecruit } = this;
    return this.legal.flatMap((action) => {
      const move = parseMove(action);
      return move?.kind === "deploy" && move.unit === nextRecruit?.type && move.general === Boolean(nextRecruit.general)
        ? [move.to]
        : [];
    });
  }

  #deploy(space: string): void {
    const { nextRecruit } = this;
    if (nextRecruit) void this.#context.act(`deploy:${nextRecruit.type}${nextRecruit.general ? "+" : ""}@${space}`);
  }

  /** Selects an element from the supply, or deselects it. */
  takeElement(element: string): void {
    this.element = this.element === element ? null : element;
    this.marker = this.preview = null;
    this.turned = false;
  }

  turnElement(): void {
    this.turned = !this.turned;
    this.preview = null;
  }

  /** The action that places the previewed element. */
  get placementAction(): string | null {
    return this.element === null || this.preview === null
      ? null
      : placementAt(placements(this.legal, this.element, this.turned), this.preview, this.marker);
  }

  #placementMarks(): Mark[] {
    if (this.element === null) return [];
    const found = placements(this.legal, this.element, this.turned);
    const seen = this.preview === null ? [] : this.#covered(this.preview);
    const chosen = this.marker === null ? seen : [...seen, this.marker];
    const open = placementSpaces(found, this.marker).filter((space) => !chosen.includes(space));
    return [...this.#targets(open), ...chosen.map((space): Mark => ({ space, kind: "selected" }))];
  }

  /** A click on a space: the first one previews the element there, the second one places it. */
  #place(space: string): void {
    const { element, turned, marker, preview } = this;
    if (element === null) return;
    if (element === "objectives" && (marker === null || marker === space)) {
      this.marker = marker === space ? null : space;
      this.preview = null;
    } else if (preview !== null && this.placementAction && this.#covered(preview).includes(space)) {
      void this.take(this.placementAction);
    } else if (placementAt(placements(this.legal, element, turned), space, marker)) {
      this.preview = space;
    } else {
      const at =
        element === "objectives"
          ? [marker ?? "", space].sort().join(",")
          : element === "road"
            ? space.charAt(0)
            : space;
      void this.#context.act(`place:${element}${turned ? "/t" : ""}@${at}`);
    }
  }

  /** The spaces that the element covers when placed on a space. */
  #covered(space: string): string[] {
    if (this.element === null) return [];
    return this.element === "objectives"
      ? [space]
      : coveredSpaces(this.#context.board, this.element, this.turned, space);
  }
}
