/** How the board is shown: its scene, rotation and zoom, and where the players are. */

import { withMove } from "../../board/expected";
import { computeLayout } from "../../board/layout";
import { turnTrails } from "../../board/trails";
import type { Rotation } from "../../board/layout";
import type { Scene } from "../../board/scene";
import type { Controls } from "../../games/module";
import { t } from "../../i18n/locale.svelte";
import { lessonMarks } from "./lesson";
import { audience, seats, shown, shownBoard, shownTurn } from "../../match/store.svelte";
import type { MatchPageState } from "../../match/store.svelte";
import { hasTabsBeside, isUpright, maxBoardHeight } from "./board_size";

export class BoardView {
  /** The size of the window, in pixels. */
  width = $state(window.innerWidth);
  height = $state(window.innerHeight);
  zoom = $state(1);
  /** How far the player has rotated the board, in degrees. */
  rotatedBy = $state(0);
  readonly #match: MatchPageState;
  readonly #controls: Controls;
  #last: Scene | undefined; // the previous scene, for animation

  constructor(match: MatchPageState, controls: Controls) {
    this.#match = match;
    this.#controls = controls;
  }

  /** Whether there are three columns. The styles use the same bounds. */
  readonly isWide = $derived.by(() => this.width >= 1280 && this.height > 480);
  /** The height of the game's panel, in rem. */
  get panelHeight(): number {
    return this.#match.game.panelHeight;
  }
  get narrowPanelHeight(): number {
    return this.#match.game.narrowPanelHeight ?? this.panelHeight;
  }

  /** Whether messages are one strip, on phones. The styles use the same bounds. */
  readonly isCompact = $derived.by(
    () => this.width <= 576 || this.height <= 480 || (this.width <= 832 && this.height >= this.width),
  );
  readonly isPhone = $derived.by(() => this.height < 480 || (this.width < 640 && this.height > this.width));
  readonly rotation = $derived.by(() => {
    const { game } = this.#match;
    const upright = isUpright(shownBoard(this.#match), this);
    return ((game.rotation(audience(this.#match), upright) + this.rotatedBy) % 360) as Rotation;
  });
  /** The position without marks of the controls. */
  readonly #position = $derived.by(() => {
    const { game } = this.#match;
    const board = shownBoard(this.#match);
    const { view, details, events, earlier, number } = shown(this.#match);
    const input = { board, view, details, events, earlier, number, seats: seats(this.#match), t };
    this.#last = game.scene({ ...input, before: this.#last });
    return this.#last;
  });
  /** What the last turn of others changed, until this seat acts. */
  readonly #trails = $derived.by(() => {
    const turn = this.#match.expected ? [] : shownTurn(this.#match);
    const actions = turn.map(({ events }, i) => ({
      number: i + 1,
      traces: events.flatMap((event) => this.#match.game.traces(event)),
    }));
    return turnTrails(actions, this.#position.pieces);
  });
  /** What a lesson points at. */
  readonly #lesson = $derived.by(() => lessonMarks(this.#match));
  readonly scene: Scene = $derived.by(() => ({
    ...this.#position,
    ...this.#trails,
    marks: [...this.#position.marks, ...this.#lesson.marks, ...this.#controls.marks],
    arrows: [...this.#position.arrows, ...this.#lesson.arrows],
  }));
  /** The scene as it is drawn: an own move is shown before the server has answered. */
  readonly drawn: Scene = $derived.by(() => withMove(this.scene, this.#match.expected));
  readonly #layout = $derived.by(() => computeLayout(this.#position, this.rotation));
  /** Whether the tabs are beside the board, on upright phones. */
  readonly hasTabsBeside = $derived.by(() => hasTabsBeside(this.#layout, this));
  /** Whether prompts have little room, and show their choices before all else. */
  readonly isTight = $derived.by(() => this.hasTabsBeside || this.height <= 480);
  /** The maximum height of the board on upright phones, in pixels. */
  readonly maxHeight = $derived.by(() => maxBoardHeight(this, this.hasTabsBeside));
  /** Width of the board with its frame, divided by its height. */
  readonly ratio = $derived.by(() => (this.#layout.columns * 100 + 72) / (this.#layout.rows * 100 + 72));
  /**
   * The seats above and below the board, placed like the pieces at the start: above and below, or left and right.
   * Without home spaces, the own one is below.
   */
  readonly plates = $derived.by(() => {
    const all = seats(this.#match);
    const own = all.includes(audience(this.#match)) ? audience(this.#match) : all[0];
    const plates = [...all].sort((a) => (a === own ? 1 : -1));
    const hasHome = all.some((seat) => this.#homeSpaces(seat).length > 0);
    return hasHome ? plates.sort((a, b) => this.#homePlace(a) - this.#homePlace(b)) : plates;
  });

  /** Rotates the board: on phones, long boards by a quarter turn. */
  flip(): void {
    const { width, height } = this.#position;
    this.rotatedBy += this.isPhone && width !== height ? 90 : 180;
  }

  #homeSpaces(seat: string): readonly string[] {
    return this.#match.game.homeSpaces(shownBoard(this.#match), seat);
  }

  /** The mean row of a seat's home spaces, or their mean column if the board stands on its side. */
  #homePlace(seat: string): number {
    const cells = this.#homeSpaces(seat).flatMap((space) => this.#layout.at.get(space) ?? []);
    const places = cells.map(({ row, column }) => (this.rotation % 180 === 0 ? row : column));
    return places.reduce((sum, place) => sum + place, 0) / (places.length || 1);
  }
}
