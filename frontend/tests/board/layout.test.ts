import { expect, test } from "vitest";
import { angle, neighbour, computeLayout } from "../../src/board/layout";
import type { Space } from "../../src/board/scene";

const space = (id: string, x: number, y: number): Space => ({
  id,
  x,
  y,
  ground: "open",
  level: 0,
  label: id,
  features: [],
});
const wide = {
  width: 3,
  height: 2,
  spaces: [0, 1].flatMap((y) => [0, 1, 2].map((x) => space(`${"abc"[x]}${y + 1}`, x, y))),
};
const rows = (rotation: 0 | 90 | 180 | 270): string[] =>
  computeLayout(wide, rotation).cells.map((cell) => cell.space.id);

test("row 1 is at the bottom and rotates with the board", () => {
  expect(rows(0)).toEqual(["a2", "b2", "c2", "a1", "b1", "c1"]);
  expect(rows(90)).toEqual(["a1", "a2", "b1", "b2", "c1", "c2"]);
  expect(rows(180)).toEqual(["c1", "b1", "a1", "c2", "b2", "a2"]);
  expect(rows(270)).toEqual(["c2", "c1", "b2", "b1", "a2", "a1"]);
});

test("a board on its side is as wide as it was high", () => {
  expect(computeLayout(wide, 90)).toMatchObject({ columns: 2, rows: 3 });
});

test("directions turn with the board", () => {
  expect(angle("north", 0)).toBe(0);
  expect(angle("west", 90)).toBe(0);
});

test("there is no cell beyond the edge", () => {
  const layout = computeLayout(wide, 0);
  expect(neighbour(layout, layout.cells[2]!, 1, 0)).toBeUndefined();
  expect(neighbour(layout, layout.cells[2]!, 0, 1)?.space.id).toBe("c1");
});
