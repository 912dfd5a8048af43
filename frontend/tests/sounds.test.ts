import { expect, test } from "vitest";
import { soundOf } from "../src/sounds";

test("of several sounds, the most important one is played", () => {
  expect(soundOf([{ type: "moved" }, { type: "pushed" }, { type: "silent" }], { moved: "step", pushed: "shove" })).toBe(
    "shove",
  );
  expect(soundOf([], {})).toBeNull();
});
