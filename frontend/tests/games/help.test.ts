import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { codeOf, groupRules, ruleSections } from "../../src/games/help";
import { catalogues, messageIds } from "../catalogues";
import { BUILT_IN_GAMES, moduleFor } from "../../src/games/registry";

test("rules are numbered by their sections", () => {
  expect(ruleSections("XY", 2, 3)[1]).toEqual({ id: "XY-2", rules: ["XY-2.1", "XY-2.2", "XY-2.3"] });
  expect(codeOf("XY-2.3")).toBe("XY-2-3");
});

test("rules are grouped by their sections, in their order", () => {
  expect(groupRules(["XY-1", "XY-2", "XY-2.1", "XY-2.2"])).toEqual([
    { id: "XY", rules: ["XY-1", "XY-2"] },
    { id: "XY-2", rules: ["XY-2.1", "XY-2.2"] },
  ]);
});

describe.each(BUILT_IN_GAMES)("the help of %s", (id) => {
  test("marks the same rulings as docs/rules", async () => {
    const help = await moduleFor(id).loadHelp?.();
    const text = readFileSync(`../docs/rules/${id}.md`, "utf8");
    const listed = [...text.slice(text.indexOf("\n## Rulings")).matchAll(/^\| ([A-Z]+-\d+\.\d+) \|/gm)];
    expect([...(help?.rulings ?? [])].sort()).toEqual(listed.map(([, rule]) => rule!).sort());
    expect(listed.length).toBeGreaterThan(0);
  });
  test("has a text for each screen, in every language", async () => {
    const help = await moduleFor(id).loadHelp?.();
    for (const language of ["en", "de", "fr", "ru"]) {
      const known = catalogues(language).flatMap(messageIds);
      for (const step of help?.steps ?? []) expect(known).toContain(`howto-${id}-${step}`);
    }
    expect(help?.steps.length).toBeGreaterThan(0);
  });
});
