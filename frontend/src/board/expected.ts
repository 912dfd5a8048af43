/** Shows a move before it has happened: the piece is drawn on its destination, and nothing can be picked. */

import { isPickable } from "./scene";
import type { Scene } from "./scene";

/** The scene with the piece on `from` drawn on `to`; unchanged if there is no such piece. */
export function withMove(scene: Scene, move: { readonly from: string; readonly to: string } | null): Scene {
  if (!move || !scene.pieces.some(({ space }) => space === move.from)) return scene;
  const moved = <Placed extends { readonly space: string }>(one: Placed): Placed =>
    one.space === move.from ? { ...one, space: move.to } : one;
  return {
    ...scene,
    pieces: scene.pieces.map(moved),
    marks: scene.marks.filter((mark) => !isPickable(mark)).map((mark) => (mark.kind === "last" ? mark : moved(mark))),
  };
}
