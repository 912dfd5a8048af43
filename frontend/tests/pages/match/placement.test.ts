import { expect, test } from "vitest";
import { place, roomAboveOrBelow } from "../../../src/pages/match/placement";
import type { Box } from "../../../src/pages/match/placement";

const DESK = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };

function covers(
  { left, top }: { left: number; top: number },
  size: { width: number; height: number },
  box: Box,
): boolean {
  const across = left < box.left + box.width && box.left < left + size.width;
  return across && top < box.top + box.height && box.top < top + size.height;
}

test("it stands beside what it describes, inside the window", () => {
  const size = { width: 300, height: 200 };
  const anchor = { left: 600, top: 300, width: 50, height: 50 };
  const at = place(size, { anchor, window: DESK, kept: [], wanted: [] });
  expect(covers(at, size, anchor)).toBe(false);
  expect(Math.abs(at.left + 150 - 625) + Math.abs(at.top + 100 - 325)).toBeLessThan(400);
});

test.each([0, 1230])("at the edge %i of the window it turns to the other side", (left) => {
  const size = { width: 300, height: 200 };
  const anchor = { left, top: 0, width: 50, height: 50 };
  const at = place(size, { anchor, window: DESK, kept: [], wanted: [] });
  expect(at.left).toBeGreaterThanOrEqual(0);
  expect(at.left + size.width).toBeLessThanOrEqual(DESK.width);
  expect(covers(at, size, anchor)).toBe(false);
});

test("it leaves the targets of the chosen piece visible", () => {
  const size = { width: 300, height: 200 };
  const anchor = { left: 600, top: 300, width: 50, height: 50 };
  const wanted = [
    { left: 660, top: 300, width: 50, height: 50 },
    { left: 600, top: 360, width: 50, height: 50 },
  ];
  const at = place(size, { anchor, window: DESK, kept: [], wanted });
  expect(wanted.filter((box) => covers(at, size, box))).toEqual([]);
});

test("on a phone it is neither under the finger nor over the action bar, wherever the piece is", () => {
  const bar = { left: 0, top: 780, width: 390, height: 64 };
  for (let top = 60; top <= 690; top += 10) {
    const around = { anchor: { left: 150, top, width: 90, height: 90 }, window: PHONE, kept: [bar], wanted: [] };
    const size = { width: 374, height: Math.min(380, roomAboveOrBelow(around)) };
    const at = place(size, around);
    expect(size.height).toBeGreaterThan(280);
    expect(covers(at, size, bar)).toBe(false);
    expect(covers(at, size, around.anchor)).toBe(false);
  }
});

test("it stays in the window if nothing fits", () => {
  const anchor = { left: 0, top: 0, width: 390, height: 844 };
  const at = place({ width: 374, height: 380 }, { anchor, window: PHONE, kept: [], wanted: [] });
  expect(at.left).toBeGreaterThanOrEqual(0);
  expect(at.top).toBeGreaterThanOrEqual(0);
});
