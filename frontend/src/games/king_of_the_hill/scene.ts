/** Converts views of King of the Hill into scenes. */

import { assignIds, reuseSpaces } from "../../board/identity";
import type { UnidentifiedPiece } from "../../board/identity";
import type { Arrow, Effect, Feature, Mark, Piece, Scene, Space } from "../../board/scene";
import type { PieceState } from "./pieces";
import type { Translate } from "../../i18n/translator";
import type { KingOfTheHillDetails, KingOfTheHillLayout, KingOfTheHillView } from "../../api/types";

/** The part of a view that is drawn. */
export type KingOfTheHillSceneView = Pick<KingOfTheHillView, "units" | "razed" | "fight">;

/** The part of the details that is drawn. */
export type KingOfTheHillSceneDetails = Pick<
  KingOfTheHillDetails,
  "ground" | "objectives" | "zones" | "paralysed" | "engaged"
>;

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
  readonly details: KingOfTheHillSceneDetails;
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
  details,
  t,
  events = [],
  earlier = [],
  ply = 0,
  before,
  marks = [],
}: KingOfTheHillSceneInput): Scene {
  const moves = events.flatMap(({ from, to }) => (from && to ? [[from, to] as const] : []));
  const pieces = assignIds(units(view, details, t), before?.pieces ?? [], new Map(moves));
  return {
    label: t("board-field", { name: board.name }),
    width: board.width,
    height: board.height,
    spaces: reuseSpaces(boardSpaces(board, { ...details, razed: view.razed }, t), before?.spaces),
    pieces,
    marks: [...last([...earlier, ...events]), ...marks],
    arrows: [...engagements(pieces, details.engaged, view.fight), ...fight(view.fight)],
    effects: events.flatMap((event, i) => effect(event, ply + i)),
  };
}

/** The spaces of a map with the placed terrain, the objectives, and the zones while they are in use. */
export function boardSpaces(
  board: KingOfTheHillLayout,
  shown: Pick<KingOfTheHillSceneDetails, "ground" | "objectives" | "zones"> & Pick<KingOfTheHillSceneView, "razed">,
  t: Translate,
): Space[] {
  return board.spaces.map((space) => {
    const ground = shown.ground[space.id] ?? space.ground;
    const goals = shown.objectives.filter(({ spaces }) => spaces.includes(space.id));
    const razed = shown.razed.includes(space.id);
    const features: Feature[] = goals.map(({ side }) => ({ kind: "objective", side, razed }));
    const zones = (["blue", "red"] as const).filter((side) => shown.zones && board.zones[side]?.includes(space.id));
    features.push(...zones.map((side): Feature => ({ kind: "zone", side })));
    const words = [
      t("board-space", { space: space.id, ground }),
      ...zones.map((side) => t("board-zone", { seat: side })),
    ];
    words.push(...goals.map(({ side }) => t(razed ? "board-razed" : "board-objective", { seat: side })));
    return { ...space, ground, label: words.join(", "), features };
  });
}

function units(
  view: KingOfTheHillSceneView,
  { paralysed }: KingOfTheHillSceneDetails,
  t: Translate,
): UnidentifiedPiece[] {
  const stunned = new Set(paralysed);
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

/** Crossed swords between engaged enemies, unless they are gone in this frame or the fight itself is shown. */
function engagements(
  pieces: readonly Piece[],
  engaged: KingOfTheHillSceneDetails["engaged"],
  fight: KingOfTheHillSceneView["fight"],
): Arrow[] {
  const sides = new Map(pieces.map(({ space, side }) => [space, side]));
  const isFight = (spaces: readonly string[]): boolean =>
    spaces.every((space) => space === fight?.attacker || space === fight?.target);
  return engaged
    .filter(([blue, red]) => sides.get(blue) === "blue" && sides.get(red) === "red" && !isFight([blue, red]))
    .map(([from, to]): Arrow => ({ from, to, kind: "engaged" }));
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
