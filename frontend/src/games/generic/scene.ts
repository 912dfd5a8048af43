/** Converts a view of any game into a scene. */

import { assignIds, reuseSpaces } from "../../board/identity";
import type { Mark, Scene } from "../../board/scene";
import type { Translate } from "../../i18n/translator";
import type { BoardLayout } from "../../api/types";
import type { SceneInput } from "../module";
import { piecesOf } from "./plain";
import type { PlainEvent, PlainView } from "./plain";

/** The names of the sides as they are drawn, by the position of their seat; `other` is for pieces of nobody. */
const SIDES = ["first", "second"];

export function emptyScene(board: BoardLayout, t: Translate): Scene {
  return {
    label: board.name,
    width: board.width,
    height: board.height,
    spaces: board.spaces.map((space) => ({
      ...space,
      label: t("board-space", { space: space.id, ground: space.ground }),
      features: [],
    })),
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
}: SceneInput<PlainView, BoardLayout, PlainEvent>): Scene {
  const empty = emptyScene(board, t);
  const known = new Set(board.spaces.map(({ id }) => id));
  const pieces = piecesOf(view, known).map(({ space, kind, side, name }) => ({
    space,
    kind,
    side: SIDES[seats.indexOf(side)] ?? "other",
    states: [],
    label: [name ?? kind, ...(seats.includes(side) ? [t(`side-${side}`)] : [])].join(", "),
  }));
  const moves = events.flatMap(({ from, to }) => (from && to ? [[from, to] as const] : []));
  return {
    ...empty,
    spaces: reuseSpaces(empty.spaces, before?.spaces),
    pieces: assignIds(pieces, before?.pieces ?? [], new Map(moves)),
    marks: lastMarks([...earlier, ...events], known),
  };
}

function lastMarks(events: readonly PlainEvent[], spaces: ReadonlySet<string>): Mark[] {
  const touched = events.flatMap(({ from, to, space }) => [from, to, space]).filter((one) => one !== undefined);
  return [...new Set(touched)].filter((space) => spaces.has(space)).map((space) => ({ space, kind: "last" }));
}
