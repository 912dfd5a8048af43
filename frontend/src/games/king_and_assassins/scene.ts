/** Converts views of King & Assassins into scenes. */

import { assignIds, reuseSpaces } from "../../board/identity";
import type { UnidentifiedPiece } from "../../board/identity";
import type { Effect, Feature, Mark, Scene, Space } from "../../board/scene";
import type { PieceState } from "./pieces";
import type { Translate } from "../../i18n/translator";
import type { KingAndAssassinsLayout, KingAndAssassinsView } from "../../api/types";

/** The part of a view that is drawn. */
export type KingAndAssassinsSceneView = Pick<
  KingAndAssassinsView,
  "wounds" | "king" | "knights" | "citizens" | "assassins"
>;

/** The part of an event that is drawn. */
export interface KingAndAssassinsSceneEvent {
  readonly type: string;
  readonly from?: string;
  readonly to?: string;
  readonly space?: string;
  readonly by?: string;
}

export interface KingAndAssassinsSceneInput {
  readonly board: KingAndAssassinsLayout;
  readonly view: KingAndAssassinsSceneView;
  /** How many wounds kill the king; a board without him needs no number. */
  readonly fatalWounds?: number;
  readonly t: Translate;
  /** The events since the previous scene, numbered from `ply`. */
  readonly events?: readonly KingAndAssassinsSceneEvent[];
  readonly ply?: number;
  /** Events of the same entry in earlier scenes: their spaces stay marked. */
  readonly earlier?: readonly KingAndAssassinsSceneEvent[];
  /** The previous scene: pieces are animated from there, and unchanged terrain is not redrawn. */
  readonly before?: Scene;
  readonly marks?: readonly Mark[];
}

const EFFECTS: Readonly<Record<string, Effect["kind"]>> = {
  captured: "capture",
  eliminated: "stab",
  "knight-killed": "stab",
  "king-wounded": "stab",
  revealed: "revealed",
  shoved: "shoved",
};

export function kingAndAssassinsScene({
  board,
  view,
  fatalWounds = Infinity,
  t,
  events = [],
  earlier = [],
  ply = 0,
  before,
  marks = [],
}: KingAndAssassinsSceneInput): Scene {
  const moves = events.flatMap(({ from, to }) => (from && to ? [[from, to] as const] : []));
  return {
    label: t("board-town", { name: board.name }),
    width: board.width,
    height: board.height,
    spaces: reuseSpaces(boardSpaces(board, t), before?.spaces),
    pieces: assignIds(pieces(view, fatalWounds, t), before?.pieces ?? [], new Map(moves)),
    marks: [...last([...earlier, ...events]), ...marks],
    arrows: [],
    effects: events.flatMap((event, i) => effect(event, ply + i)),
  };
}

/** The spaces of a board; the roofs of the castle have a ground of their own. */
export function boardSpaces(board: KingAndAssassinsLayout, t: Translate): Space[] {
  const castle = new Set(board.castle);
  return board.spaces.map((space) => {
    const ground = castle.has(space.id) ? "castle" : space.ground;
    const gates = board.gates.filter((gate) => gate.space === space.id);
    const features: Feature[] = gates.map(({ exit }) => ({ kind: "gate", exit }));
    const words = [t("board-space", { space: space.id, ground })];
    words.push(...gates.map(({ exit }) => t("board-gate", { direction: exit })));
    if (board.starts.includes(space.id)) {
      features.push({ kind: "start" });
      words.push(t("board-start"));
    }
    return { ...space, ground, label: words.join(", "), features };
  });
}

function pieces(view: KingAndAssassinsSceneView, fatalWounds: number, t: Translate): UnidentifiedPiece[] {
  const found: UnidentifiedPiece[] = view.knights.map((space) => ({
    space,
    kind: "knight",
    side: "king",
    states: [],
    label: t("piece-knight"),
  }));
  if (view.king) {
    const [wounded, dead] = [view.wounds > 0, view.wounds >= fatalWounds];
    const label = t(dead ? "board-king-dead" : wounded ? "board-king-wounded" : "piece-king");
    found.push({
      space: view.king,
      kind: "king",
      side: "king",
      isTall: true,
      states: dead ? ["wounded", "dead"] : wounded ? ["wounded"] : [],
      label,
    });
  }
  for (const [name, space] of Object.entries(view.citizens)) {
    const fate = view.assassins[name];
    const states: PieceState[] = fate === "revealed" ? ["revealed"] : fate === "hidden" ? ["marked"] : [];
    const label = t(states.length ? `board-citizen-${fate}` : `citizen-${name}`, { citizen: name });
    found.push({ space, kind: name, side: "citizens", states, label });
  }
  return found;
}

function last(events: readonly KingAndAssassinsSceneEvent[]): Mark[] {
  const touched = events.flatMap(({ from, to, space, by }) => [from, to, space, by].filter((one) => one !== undefined));
  return [...new Set(touched)].map((space) => ({ space, kind: "last" }));
}

function effect({ type, space, to, from, by }: KingAndAssassinsSceneEvent, number: number): Effect[] {
  const kind = EFFECTS[type];
  const at = space ?? to;
  const source = type === "shoved" ? from : by;
  return kind && at
    ? [{ id: `${number}-${type}`, kind, space: at, ...(source === undefined ? {} : { from: source }) }]
    : [];
}
