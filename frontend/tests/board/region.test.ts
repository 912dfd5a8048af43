import { describe, expect, test } from "vitest";
import { outline, regions, seams, shore } from "../../src/board/region";

const cells = (...places: [number, number][]) => places.map(([column, row]) => ({ column, row }));

describe("regions", () => {
  test("cells are connected along sides, not at corners", () => {
    expect(regions(cells([0, 0], [1, 0], [2, 1])).map((group) => group.length)).toEqual([2, 1]);
  });
});

describe("an outline", () => {
  test("goes once around a block", () => {
    expect(outline(cells([0, 0], [1, 0]))).toBe("M0 0L200 0L200 100L0 100Z");
  });
  test("is drawn in at every corner", () => {
    expect(outline(cells([0, 0]), { inset: 5 })).toBe("M5 5L95 5L95 95L5 95Z");
  });
  test("separates cells that only touch at a corner", () => {
    expect(outline(cells([0, 0], [1, 1])).match(/M/g)).toHaveLength(2);
  });
  test("goes around a hole too", () => {
    const ring = cells([0, 0], [1, 0], [2, 0], [0, 1], [2, 1], [0, 2], [1, 2], [2, 2]);
    expect(outline(ring).match(/M/g)).toHaveLength(2);
  });
});

test("a shore is deterministic", () => {
  expect(shore(cells([3, 3], [4, 3]), 4)).toBe(shore(cells([3, 3], [4, 3]), 4));
});

test("there are seams only between cells of the same ground", () => {
  expect(seams(cells([0, 0], [1, 0]))).toBe("M100 6v88");
});
