import { describe, expect, test } from "vitest";
import { doubleTapZoom, clampZoom } from "../../../src/board/zoom";
import { hasTabsBeside, isUpright, maxBoardHeight } from "../../../src/pages/match/board_size";

const field = { width: 11, height: 7 };
const town = { width: 10, height: 10 };

const screen = (width: number, height: number, panelHeight = 9, narrowPanelHeight = 11.5) => ({
  width,
  height,
  panelHeight,
  narrowPanelHeight,
});

describe("the board of an upright phone", () => {
  test("leaves room for the bars and the panel of the game, and keeps a part of the screen", () => {
    expect(maxBoardHeight(screen(390, 844))).toBe(844 - 66 - 162 - 144);
    expect(maxBoardHeight(screen(390, 844, 17))).toBe(844 - 66 - 162 - 272);
    expect(maxBoardHeight(screen(320, 568, 17))).toBe(227);
  });
  test("leaves more room where the tabs are beside it", () => {
    expect(maxBoardHeight(screen(390, 844, 17), true)).toBe(844 - 66 - 114 - 184);
  });
  test("has the tabs beside it if it stands on its short side", () => {
    expect(hasTabsBeside({ columns: 7, rows: 11 }, screen(390, 844))).toBe(true);
    expect(hasTabsBeside({ columns: 11, rows: 7 }, screen(390, 844))).toBe(false);
    expect(hasTabsBeside({ columns: 7, rows: 11 }, screen(740, 360))).toBe(false);
  });
  test("stands on its short side where that makes it clearly larger", () => {
    expect(isUpright(field, screen(390, 844))).toBe(true);
    expect(isUpright(field, screen(390, 844, 17))).toBe(true);
    expect(isUpright(field, screen(390, 844, 17, 17))).toBe(false);
    expect(isUpright(field, screen(360, 640))).toBe(false);
    expect(isUpright(field, screen(740, 360))).toBe(false);
    expect(isUpright(field, screen(1280, 900))).toBe(false);
    expect(isUpright(town, screen(390, 844))).toBe(false);
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
