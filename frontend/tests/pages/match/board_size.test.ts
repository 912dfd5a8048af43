import { describe, expect, test } from "vitest";
import { doubleTapZoom, clampZoom } from "../../../src/board/zoom";
import { maxBoardHeight, isUpright } from "../../../src/pages/match/board_size";

const field = { width: 11, height: 7 };
const town = { width: 10, height: 10 };

describe("the board of an upright phone", () => {
  test("leaves room for the prompt and keeps nearly half of the screen", () => {
    expect(maxBoardHeight({ width: 390, height: 844 })).toBe(844 - 436);
    expect(maxBoardHeight({ width: 320, height: 568 })).toBe(227);
  });
  test("stands on its short side where that makes it clearly larger", () => {
    expect(isUpright(field, { width: 390, height: 1000 })).toBe(true);
    expect(isUpright(field, { width: 360, height: 740 })).toBe(false);
    expect(isUpright(field, { width: 740, height: 360 })).toBe(false);
    expect(isUpright(field, { width: 1280, height: 900 })).toBe(false);
    expect(isUpright(town, { width: 390, height: 844 })).toBe(false);
  });
});

describe("a zoom", () => {
  test("is clamped between the whole board and its maximum", () => {
    expect([clampZoom(0.3), clampZoom(2), clampZoom(99)]).toEqual([1, 2, 4]);
  });
  test("by a double tap makes spaces large enough for a finger", () => {
    expect(doubleTapZoom(1, 34)).toBe(1.5);
    expect(doubleTapZoom(1, 22) * 22).toBe(44);
    expect(doubleTapZoom(1.5, 51)).toBe(1);
  });
});
