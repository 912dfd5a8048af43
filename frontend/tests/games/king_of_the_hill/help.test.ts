import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { STEPS } from "../../../src/games/king_of_the_hill/help_steps";
import { catalogues } from "../../catalogues";

const CAN_LEAD = ["infantry", "cavalry", "archers"];

test("no picture of the help has a general in a fantasy unit (KH-3.2)", () => {
  const led = STEPS.flatMap(({ pieces }) => pieces).filter(({ states }) => states?.includes("general"));
  expect(led.map(({ kind }) => kind).filter((kind) => !CAN_LEAD.includes(kind))).toEqual([]);
  expect(led.length).toBeGreaterThan(0);
});

test("the home page's picture has a general only in units that can have one (KH-3.2)", () => {
  const picture = readFileSync("src/games/king_of_the_hill/HomePicture.svelte", "utf8");
  const led = [...picture.matchAll(/unit="([\w-]+)" side="\w+" general/g)].map(([, unit]) => unit!);
  expect(led.filter((unit) => !CAN_LEAD.includes(unit))).toEqual([]);
  expect(led).toHaveLength(2);
});

test("every language names the game's author", () => {
  for (const language of ["en", "de", "fr", "ru"])
    expect(
      catalogues(language)
        .map(({ text }) => text)
        .join(),
    ).toContain("perno");
});
