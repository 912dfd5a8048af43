import { expect, test } from "vitest";
import { STEPS } from "../../../src/games/king_and_assassins/help_steps";
import { catalogues } from "../../catalogues";

test("no picture of the help has the king on a roof (KA-6.1)", () => {
  expect(STEPS.filter(({ ground, pieces }) => ground === "roof" && pieces.some(({ kind }) => kind === "king"))).toEqual(
    [],
  );
  expect(STEPS.some(({ ground }) => ground === "roof")).toBe(true);
});

test("every language names the game's authors", () => {
  for (const language of ["en", "de", "fr", "ru"])
    expect(
      catalogues(language)
        .map(({ text }) => text)
        .join(),
    ).toContain("Chien Sauvage");
});
