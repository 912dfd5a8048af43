/** Objectives on the plates of King of the Hill, and questions before actions that lose. */

import { describe, expect, it } from "vitest";
import type { KingOfTheHillDetails } from "../../../src/api/types";
import type { KingOfTheHillContext } from "../../../src/games/king_of_the_hill/controls.svelte";
import { decisiveQuestion, objectives, roundVerdict } from "../../../src/games/king_of_the_hill/objectives";

const t = (id: string): string => id;
const details = {
  progress: {
    blue: [
      { code: "hill-three", rule: "KH-14.2", have: 2, need: 3 },
      { code: "cards", rule: "KH-7.3", have: 5 },
    ],
  },
  if_round_ended: "red",
  consequences: [
    { kind: "loses", winner: "red", rule: "KH-14.1", actions: ["5C h5-i5"] },
    { kind: "gives-away", winner: null, rule: "KH-14.1", actions: ["5C h5-h6"] },
  ],
} as unknown as KingOfTheHillDetails;
const context = { details, t } as unknown as KingOfTheHillContext;

describe("objectives of King of the Hill", () => {
  it("are those of the details, each with an icon and a sentence", () => {
    const counts = objectives(context, "blue");
    expect(counts.map(({ code, have, need, label }) => [code, have, need, label])).toEqual([
      ["hill-three", 2, 3, "progress-hill-three"],
      ["cards", 5, null, "cards-left"],
    ]);
    expect(counts.every(({ icon }) => icon !== "")).toBe(true);
    expect(objectives(context, "red")).toEqual([]);
  });

  it("say who would win if the round ended now", () => {
    expect(roundVerdict(context)).toBe("round-verdict");
    expect(roundVerdict({ ...context, details: { ...details, if_round_ended: null } })).toBeNull();
  });

  it("ask before an action that loses or gives the win away, and before no other", () => {
    expect(decisiveQuestion("5C h5-i5", details, t)).toBe("round-loses");
    expect(decisiveQuestion("5C h5-h6", details, t)).toBe("round-gives-away");
    expect(decisiveQuestion("5C burn", details, t)).toBeNull();
  });
});
