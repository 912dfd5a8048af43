import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { codeOf, RULINGS } from "../../src/pages/help/rules";
import { STEPS } from "../../src/pages/help/steps";
import { catalogues } from "../catalogues";

const CAN_LEAD = ["infantry", "cavalry", "archers"];
const steps = Object.values(STEPS).flat();

test("no picture of the help has a general in a fantasy unit (KH-3.2)", () => {
  const led = steps.flatMap(({ pieces }) => pieces).filter(({ states }) => states?.includes("general"));
  expect(led.map(({ kind }) => kind).filter((kind) => !CAN_LEAD.includes(kind))).toEqual([]);
  expect(led.length).toBeGreaterThan(0);
});

test("no picture of the help has the king on a roof (KA-6.1)", () => {
  expect(steps.filter(({ ground, pieces }) => ground === "roof" && pieces.some(({ kind }) => kind === "king"))).toEqual(
    [],
  );
});

test("the home page's picture has a general only in units that can have one (KH-3.2)", () => {
  const picture = readFileSync("src/pages/home/KingOfTheHillPicture.svelte", "utf8");
  const led = [...picture.matchAll(/unit="([\w-]+)" side="\w+" general/g)].map(([, unit]) => unit!);
  expect(led.filter((unit) => !CAN_LEAD.includes(unit))).toEqual([]);
  expect(led).toHaveLength(2);
});

test("the help marks the same rulings as docs/rules", () => {
  const docs = ["king-and-assassins", "king-of-the-hill"].map((game) =>
    readFileSync(`../docs/rules/${game}.md`, "utf8"),
  );
  const listed = docs.flatMap((text) =>
    [...text.slice(text.indexOf("\n## Rulings")).matchAll(/^\| (K[AH]-\d+\.\d+) \|/gm)].map(([, rule]) => rule!),
  );
  expect([...RULINGS].sort()).toEqual(listed.sort());
});

test("every language names the games' authors", () => {
  for (const language of ["en", "de", "fr", "ru"]) {
    const text = catalogues(language)
      .map((each) => each.text)
      .join("\n");
    expect(text).toContain("Chien Sauvage");
    expect(text).toContain("perno");
    expect(text).toContain(`clause-${codeOf("KH-12.5")} =`);
  }
});
