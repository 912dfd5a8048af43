/** Converts a view of any game into a scene. */

import { assignIds, reuseSpaces } from "../../board/identity";
import type { Mark, Scene, Trace } from "../../board/scene";
import { readable, textOrNull } from "../../i18n/translator";
import type { Translate } from "../../i18n/translator";
import type { SceneInput } from "../module";
import { groundsOf, piecesOf, spacesOf } from "./plain";
import type { PlainBoard, PlainEvent, PlainPiece, PlainView } from "./plain";

/** The names of the sides as they are drawn, by the position of their seat; `other` is for pieces of nobody. */
const SIDES = ["first", "second"];

/** A board without pieces. The colour of a space is its ground, its sign a feature, as the terrain draws them. */
export function emptyScene(board: PlainBoard, t: Translate): Scene {
  const grounds = groundsOf(board);
  const [usual] = grounds.keys();
  return {
    label: textOrNull(t, `game-${board.game}`) ?? board.name,
    width: board.width,
    height: board.height,
    spaces: board.spaces.map(({ id, x, y, ground, level }) => {
      const { color = "", sign } = grounds.get(ground) ?? {};
      const label = ground === usual ? id : t("board-space", { space: id, ground });
      return { id, x, y, level, label, ground: color, features: sign ? [{ kind: sign }] : [] };
    }),
    pieces: [],
    marks: [],
    arrows: [],
    effects: [],
  };
}

export function scene({
  board,
  view,
  events,
  earlier,
  seats,
  t,
  before,
}: SceneInput<PlainView, PlainBoard, PlainEvent>): Scene {
  const empty = emptyScene(board, t);
  const standing = piecesOf(view, new Set(board.spaces.map(({ id }) => id)));
  const pieces = standing.map((piece) => ({
    space: piece.space,
    kind: piece.kind,
    side: SIDES[seats.indexOf(piece.side)] ?? "other",
    states: piece.letters ? [piece.letters] : [], // drawn on the piece
    label: pieceLabel(piece, seats, t),
  }));
  return {
    ...empty,
    spaces: reuseSpaces(empty.spaces, before?.spaces),
    pieces: assignIds(pieces, before?.pieces ?? [], new Map(events.flatMap(moveOf))),
    marks: lastMarks([...earlier, ...events], standing, t),
  };
}

/** The name of a kind of piece. */
export const kindLabel = (kind: string, t: Translate): string => textOrNull(t, `kind-${kind}`) ?? kind;

/** A piece with its side, unless they have the same name. */
function pieceLabel({ kind, side }: PlainPiece, seats: readonly string[], t: Translate): string {
  const sideLabel = seats.includes(side) ? (textOrNull(t, `side-${side}`) ?? readable(side)) : "";
  return [...new Set([kindLabel(kind, t), sideLabel])].filter(Boolean).join(", ");
}

/** The move that an event tells: one that names two spaces. */
function moveOf(event: PlainEvent): (readonly [from: string, to: string])[] {
  const [from, to] = spacesOf(event);
  return from !== undefined && to !== undefined ? [[from, to]] : [];
}

/** A piece that has moved from space to space, as far as events tell it. */
export const traces = (event: PlainEvent): Trace[] => moveOf(event).map(([from, to]) => ({ kind: "move", from, to }));

/** Marks the spaces of the last events. If an event names one space and nothing stands there, its piece was removed. */
function lastMarks(events: readonly PlainEvent[], standing: readonly PlainPiece[], t: Translate): Mark[] {
  const occupied = new Set(standing.map(({ space }) => space));
  const moved = new Set(events.flatMap(moveOf).flat());
  const named = [...new Set(events.flatMap(spacesOf))];
  return named.map((space) =>
    moved.has(space) || occupied.has(space)
      ? { space, kind: "last" }
      : { space, kind: "removed", label: t("board-removed") },
  );
}
