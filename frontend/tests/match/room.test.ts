import { describe, expect, test } from "vitest";
import { tapped, within } from "../../src/board/zoom";
import { roomFor, stands } from "../../src/pages/match/room";

const field = { width: 11, height: 7 };
const town = { width: 10, height: 10 };

describe("the board of an upright phone", () => {
  test("leaves room for what is asked, and keeps nearly half of the screen whatever is asked", () => {
    expect(roomFor({ width: 390, height: 844 })).toBe(844 - 376);
    expect(roomFor({ width: 320, height: 568 })).toBe(261);
  });
  test("stands on its short side where that makes it clearly larger", () => {
    expect(stands(field, { width: 390, height: 844 })).toBe(true);
    expect(stands(field, { width: 360, height: 740 })).toBe(false);
    expect(stands(field, { width: 740, height: 360 })).toBe(false);
    expect(stands(field, { width: 1280, height: 900 })).toBe(false);
    expect(stands(town, { width: 390, height: 844 })).toBe(false);
  });
});

describe("a zoom", () => {
  test("is never smaller than all of the board, and has an end", () => {
    expect([within(0.3), within(2), within(99)]).toEqual([1, 2, 4]);
  });
  test("by two taps makes spaces large enough for a finger", () => {
    expect(tapped(1, 34)).toBe(1.5);
    expect(tapped(1, 22) * 22).toBe(44);
    expect(tapped(1.5, 51)).toBe(1);
  });
});
