/** Converts views of King of the Hill into scenes. */

import { assignIds, reuseSpaces } from "../../board/identity";
import type { UnidentifiedPiece } from "../../board/identity";
import type { Arrow, Effect, Feature, Mark, Piece, Scene, Space } from "../../board/scene";
import type { PieceState } from "./pieces";
import type { Translate } from "../../i18n/translator";
import type { Element, KingOfTheHillLayout, KingOfTheHillSpace, KingOfTheHillView } from "../../api/types";

/** The part of a view that is drawn. */
export type KingOfTheHillSceneView = Pick<
  KingOfTheHillView,
  "phase" | "elements" | "units" | "razed" | "paralysed" | "fight"
> &
  Partial<Pick<KingOfTheHillView, "scenario">>;

/** The part of an event that is drawn. */
export interface KingOfTheHillSceneEvent {
  readonly type: string;
  readonly from?: string;
  readonly to?: string;
  readonly space?: string;
}

export interface KingOfTheHillSceneInput {
  readonly board: KingOfTheHillLayout;
  readonly view: KingOfTheHillSceneView;
  readonly t: Translate;
  /** The events since the previous scene, numbered from `ply`. */
  readonly events?: readonly KingOfTheHillSceneEvent[];
  readonly ply?: number;
  /** Events of the same entry in earlier scenes: their spaces stay marked. */
  readonly earlier?: readonly KingOfTheHillSceneEvent[];
  /** The previous scene: pieces are animated from there, and unchanged terrain is not redrawn. */
  readonly before?: Scene;
  readonly marks?: readonly Mark[];
}

const SETTING_UP = ["army", "draw-scenario", "draw-first", "terrain", "deploy"];
const EFFECTS: Readonly<Record<string, Effect["kind"]>> = {
  attacked: "stab",
  countered: "stab",
  "shot-at": "shot",
  "lightning-cast": "lightning",
  blocked: "blocked",
};

export function kingOfTheHillScene({
  board,
  view,
  t,
  events = [],
  earlier = [],
  ply = 0,
  before,
  marks = [],
}: KingOfTheHillSceneInput): Scene {
  const moves = events.flatMap(({ from, to }) => (from && to ? [[from, to] as const] : []));
  const pieces = assignIds(units(view, t), before?.pieces ?? [], new Map(moves));
  return {
    label: t("board-field", { name: board.name }),
    width: board.width,
    height: board.height,
    spaces: reuseSpaces(boardSpaces(board, view, t), before?.spaces),
    pieces,
    marks: [...last([...earlier, ...events]), ...marks],
    arrows: [...engagements(pieces, view.fight), ...fight(view.fight)],
    effects: events.flatMap((event, i) => effect(event, ply + i)),
  };
}

/** The spaces of a map with the placed elements; with zones during the set-up, once the scenario is known. */
export function boardSpaces(
  board: KingOfTheHillLayout,
  view: Pick<KingOfTheHillSceneView, "scenario" | "phase" | "elements" | "razed">,
  t: Translate,
): Space[] {
  const laid = new Map<string, KingOfTheHillSpace["ground"]>(
    view.elements.flatMap((element) => covered(board, element)),
  );
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
      (side) => SETTING_UP.includes(view.phase) && view.scenario !== "random" && board.zones[side]?.includes(space.id),
    );
    features.push(...zones.map((side): Feature => ({ kind: "zone", side })));
    const words = [
      t("board-space", { space: space.id, ground }),
      ...zones.map((side) => t("board-zone", { seat: side })),
    ];
    words.push(...goals.map(({ side }) => t(razed ? "board-razed" : "board-objective", { seat: side })));
    return { ...space, ground, label: words.join(", "), features };
  });
}

/** The spaces of an element from its lower left corner, or of a road's column, with their terrain. */
function covered(board: KingOfTheHillLayout, { kind, at, turned }: Element): [string, KingOfTheHillSpace["ground"]][] {
  const size = board.elements[turned ? `${kind}/t` : kind];
  if (typeof at !== "string" || !size) return [];
  const corner = board.spaces.find(({ id }) => id === at || id === `${at}1`);
  if (!corner) return [];
  return board.spaces
    .filter(({ x, y }) => x >= corner.x && x < corner.x + size.width && y >= corner.y && y < corner.y + size.height)
    .map(({ id }) => [id, size.ground]);
}

function units(view: KingOfTheHillSceneView, t: Translate): UnidentifiedPiece[] {
  const stunned = new Set(view.paralysed.filter(({ actions }) => actions > 0).map(({ at }) => at));
  return view.units.map(({ side, type, at, general = false }) => {
    const states: PieceState[] = general ? ["general"] : [];
    if (stunned.has(at)) states.push("paralysed");
    const name = t(general ? "board-general" : "board-unit", { seat: side, unit: type });
    return {
      space: at,
      kind: type,
      side,
      isTall: general,
      states,
      label: stunned.has(at) ? `${name}, ${t("board-paralysed")}` : name,
    };
  });
}

/** Crossed swords between adjacent enemies (KH-1.2), derived from their positions only. */
function engagements(pieces: readonly Piece[], fight: KingOfTheHillSceneView["fight"]): Arrow[] {
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

function fight(on: KingOfTheHillSceneView["fight"]): Arrow[] {
  return on?.attacker ? [{ from: on.attacker, to: on.target, kind: on.kind === "shot" ? "shot" : "attack" }] : [];
}

function last(events: readonly KingOfTheHillSceneEvent[]): Mark[] {
  const touched = events.flatMap(({ from, to, space }) => [from, to, space].filter((one) => one !== undefined));
  return [...new Set(touched)].map((space) => ({ space, kind: "last" }));
}

function effect({ type, space, from, to }: KingOfTheHillSceneEvent, number: number): Effect[] {
  const kind = EFFECTS[type];
  const at = to ?? space;
  return kind && at ? [{ id: `${number}-${type}`, kind, space: at, ...(from === undefined ? {} : { from }) }] : [];
}
