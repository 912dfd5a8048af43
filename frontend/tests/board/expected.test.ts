import { expect, test } from "vitest";
import { withMove } from "../../src/board/expected";
import type { Mark, Piece, Scene } from "../../src/board/scene";

const piece = (id: string, space: string): Piece => ({
  id,
  space,
  kind: "knight",
  side: "king",
  states: [],
  label: "",
});
const marks: readonly Mark[] = [
  { space: "a1", kind: "selected" },
  { space: "a2", kind: "target" },
  { space: "a3", kind: "reach", cost: 2 },
  { space: "b1", kind: "movable" },
  { space: "a1", kind: "last" },
];
const scene = { pieces: [piece("one", "a1"), piece("two", "b1")], marks } as unknown as Scene;

test("the piece that moves is drawn on its destination with its marks, and nothing can be picked", () => {
  const shown = withMove(scene, { from: "a1", to: "a2" });
  expect(shown.pieces.map(({ id, space }) => [id, space])).toEqual([
    ["one", "a2"],
    ["two", "b1"],
  ]);
  expect(shown.marks.map(({ space, kind }) => [space, kind])).toEqual([
    ["a2", "selected"],
    ["b1", "movable"],
    ["a1", "last"],
  ]);
});

test("without such a move, or without such a piece, the scene is the same", () => {
  expect(withMove(scene, null)).toBe(scene);
  expect(withMove(scene, { from: "c3", to: "c4" })).toBe(scene);
});
