import { describe, expect, test } from "vitest";
import { formatClock, timeLeft } from "../../../src/pages/match/clock";

describe("a clock", () => {
  const standing = { left: { king: 60_000, assassins: 30_000 }, running: "king", at: 1000 };
  test("runs for one seat and stops at zero", () => {
    expect(timeLeft(standing, "king", 11_000)).toBe(50_000);
    expect(timeLeft(standing, "assassins", 11_000)).toBe(30_000);
    expect(timeLeft(standing, "king", 999_000)).toBe(0);
    expect(timeLeft(standing, "king", 500)).toBe(60_000);
  });
  test.each([
    [9_400, "9.4"],
    [65_000, "1:05"],
    [3_600_000, "1:00:00"],
    [180_000_000, "2d 2h"],
  ])("%i ms is %s", (ms, text) => expect(formatClock(ms, "en")).toBe(text));
});
