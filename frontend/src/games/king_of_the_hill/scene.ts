/** King of the Hill put into the words of the board. */

import { recognise, unchanged } from "../../board/identity";
import type { Stranger } from "../../board/identity";
import type { Arrow, Effect, Feature, Mark, Piece, PieceState, Say, Scene, Space, Unit } from "../../board/scene";
import type { Army, FieldBoard, FieldGround } from "../board";

export interface FieldElement {
  readonly kind: string;
  readonly at: string | readonly string[];
  readonly turned?: boolean;
  readonly owner?: Army;
}

/** The part of a seat's view that is drawn. */
export interface FieldView {
  readonly phase: string;
  readonly elements: readonly FieldElement[];
  readonly units: readonly {
    readonly side: Army;
    readonly type: Unit;
    readonly at: string;
    readonly general?: boolean;
  }[];
  readonly razed: readonly string[];
  readonly paralysed: readonly { readonly at: string; readonly actions: number }[];
  readonly fight: {
    readonly kind: "close" | "shot";
    readonly target: string;
    readonly attacker?: string | null;
  } | null;
}

/** Something that happened, as the server tells it. */
export interface FieldEvent {
  readonly type: string;
  readonly from?: string;
  readonly to?: string;
  readonly space?: string;
}

export interface FieldInput {
  readonly board: FieldBoard;
  readonly view: FieldView;
  readonly say: Say;
  /** What has happened since the last scene; its first has the number `ply`. */
  readonly events?: readonly FieldEvent[];
  readonly ply?: number;
  /** What belongs to the same entry and was in a scene before: its spaces stay marked. */
  readonly earlier?: readonly FieldEvent[];
  /** The scene before this one: pieces glide from there, and ground that is the same is not drawn again. */
  readonly before?: Scene;
  readonly marks?: readonly Mark[];
}

const SETTING_UP = ["army", "draw-first", "terrain", "deploy"];
const EFFECTS: Readonly<Record<string, Effect["kind"]>> = {
  attacked: "stab",
  countered: "stab",
  "shot-at": "shot",
  "lightning-cast": "lightning",
  blocked: "blocked",
};

export function fieldScene({
  board,
  view,
  say,
  events = [],
  earlier = [],
  ply = 0,
  before,
  marks = [],
}: FieldInput): Scene {
  const moves = events.flatMap(({ from, to }) => (from && to ? [[from, to] as const] : []));
  const pieces = recognise(units(view, say), before?.pieces ?? [], new Map(moves));
  return {
    label: say("board-field", { name: board.name }),
    width: board.width,
    height: board.height,
    spaces: unchanged(fieldSpaces(board, view, say), before?.spaces),
    pieces,
    marks: [...last([...earlier, ...events]), ...marks],
    arrows: [...engagements(pieces, view.fight), ...fight(view.fight)],
    effects: events.flatMap((event, i) => effect(event, ply + i)),
  };
}

/** The spaces of a map with the elements that were laid on it; zones while armies take the field. */
export function fieldSpaces(
  board: FieldBoard,
  view: Pick<FieldView, "phase" | "elements" | "razed">,
  say: Say,
): Space[] {
  const laid = new Map<string, FieldGround>(view.elements.flatMap((element) => covered(board, element)));
  const pairs = [
    ...board.objectives,
    ...view.elements.flatMap(({ at, owner }) => (owner && typeof at !== "string" ? [{ side: owner, spaces: at }] : [])),
  ];
  return board.spaces.map((space) => {
    const ground = laid.get(space.id) ?? space.ground;
    const goals = pairs.filter(({ spaces }) => spaces.includes(space.id));
    const razed = view.razed.includes(space.id);
    const features: Feature[] = goals.map(({ side }) => ({ kind: "objective", side, razed }));
    const zones = (["blue", "red"] as const).filter(
      (side) => SETTING_UP.includes(view.phase) && board.zones[side].includes(space.id),
    );
    features.push(...zones.map((side): Feature => ({ kind: "zone", side })));
    const words = [
      say("board-space", { space: space.id, ground }),
      ...zones.map((side) => say("board-zone", { seat: side })),
    ];
    words.push(...goals.map(({ side }) => say(razed ? "board-razed" : "board-objective", { seat: side })));
    return { ...space, ground, label: words.join(", "), features };
  });
}

/** The spaces of an element from its lowest-left one, or those of a road's column, with their ground. */
function covered(board: FieldBoard, { kind, at, turned }: FieldElement): [string, FieldGround][] {
  const size = board.elements[turned ? `${kind}/t` : kind];
  if (typeof at !== "string" || !size) return [];
  const corner = board.spaces.find(({ id }) => id === at || id === `${at}1`);
  if (!corner) return [];
  return board.spaces
    .filter(({ x, y }) => x >= corner.x && x < corner.x + size.width && y >= corner.y && y < corner.y + size.height)
    .map(({ id }) => [id, size.ground]);
}

function units(view: FieldView, say: Say): Stranger[] {
  const stunned = new Set(view.paralysed.filter(({ actions }) => actions > 0).map(({ at }) => at));
  return view.units.map(({ side, type, at, general = false }) => {
    const states: PieceState[] = general ? ["general"] : [];
    if (stunned.has(at)) states.push("paralysed");
    const name = say(general ? "board-general" : "board-unit", { seat: side, unit: type });
    return {
      space: at,
      kind: type,
      side,
      states,
      label: stunned.has(at) ? `${name}, ${say("board-paralysed")}` : name,
    };
  });
}

/** Crossed swords between enemies on adjacent spaces (KH-1.2): a picture of where they stand, no more. */
function engagements(pieces: readonly Piece[], fight: FieldView["fight"]): Arrow[] {
  const near = (a: Piece, b: Piece): boolean =>
    Math.abs(a.space.charCodeAt(0) - b.space.charCodeAt(0)) <= 1 &&
    Math.abs(Number(a.space.slice(1)) - Number(b.space.slice(1))) <= 1;
  const fighting = (a: Piece, b: Piece): boolean =>
    [a.space, b.space].every((space) => space === fight?.attacker || space === fight?.target);
  const [blue, red] = (["blue", "red"] as const).map((side) => pieces.filter((piece) => piece.side === side));
  return (blue ?? []).flatMap((one) =>
    (red ?? [])
      .filter((other) => near(one, other) && !fighting(one, other))
      .map((other): Arrow => ({ from: one.space, to: other.space, kind: "engaged" })),
  );
}

function fight(on: FieldView["fight"]): Arrow[] {
  return on?.attacker ? [{ from: on.attacker, to: on.target, kind: on.kind === "shot" ? "shot" : "attack" }] : [];
}

function last(events: readonly FieldEvent[]): Mark[] {
  const touched = events.flatMap(({ from, to, space }) => [from, to, space].filter((one) => one !== undefined));
  return [...new Set(touched)].map((space) => ({ space, kind: "last" }));
}

function effect({ type, space, from, to }: FieldEvent, number: number): Effect[] {
  const kind = EFFECTS[type];
  const at = to ?? space;
  return kind && at ? [{ id: `${number}-${type}`, kind, space: at, ...(from === undefined ? {} : { from }) }] : [];
}
