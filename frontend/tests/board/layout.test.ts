import { expect, test } from "vitest";
import { angle, computeLayout, freeCorner, neighbour } from "../../src/board/layout";
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

test("the free corner is the one that is farthest from some spaces, and turns with the board", () => {
  const spaces = Array.from({ length: 7 * 11 }, (_, i) => ({
    id: `${"abcdefghijk".charAt(i % 11)}${1 + Math.floor(i / 11)}`,
    x: i % 11,
    y: Math.floor(i / 11),
    level: 0,
    label: "",
  }));
  const layout = (rotation: 0 | 90 | 180) => computeLayout({ spaces, width: 11, height: 7 } as never, rotation);
  expect(freeCorner(layout(0), ["j6", "i5"])).toEqual({ isRight: false, isLow: true });
  expect(freeCorner(layout(180), ["j6", "i5"])).toEqual({ isRight: true, isLow: false });
  expect(freeCorner(layout(0), ["a1", "k7", "a7"])).toEqual({ isRight: true, isLow: true });
  expect(freeCorner(layout(0), [])).toBeNull();
});
