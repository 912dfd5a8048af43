import { describe, expect, test } from "vitest";
import type { TownTable } from "../../src/games/king_and_assassins/controls.svelte";
import { list } from "../../src/games/king_and_assassins/list";
import { LANGUAGES } from "../../src/words/speech.svelte";
import { words } from "../../src/words/speaker";

const view = { king: "j1", knights: ["i1", "i2"], citizens: { monk: "h1", courtesan: "h2" } };
const ACTIONS = ["i1h1", "i2=h2", "h1xi1", "h1xj1", "i2i3", "!h1", "j1*"];

async function said(language: string): Promise<string[]> {
  const say = await words(language, ["table", "web", "king-and-assassins"]);
  return list({ choices: ACTIONS.map((action) => ({ action, cost: 1 })), view, say } as unknown as TownTable).map((one) => one.words);
}

describe("all that may be done, in words", () => {
  test.each(Object.keys(LANGUAGES))("is whole in %s", async (language) => {
    const all = await said(language);
    expect(all).toHaveLength(ACTIONS.length);
    for (const each of all) expect(each).not.toMatch(/[{}]|citizen-|piece-|town-/);
  });
  test("has whom it happens to in the right case", async () => {
    expect((await said("de")).slice(0, 4)).toEqual([
      "ein Ritter auf i1 schubst den Mönch von h1 weg (1)",
      "ein Ritter auf i2 nimmt auf h2 die Kurtisane gefangen (1)",
      "der Mönch auf h1 greift auf i1 einen Ritter an (1)",
      "der Mönch auf h1 greift auf j1 den König an (1)",
    ]);
    expect((await said("ru")).slice(0, 4)).toEqual([
      "рыцарь на i1 толкает монаха с h1 (1)",
      "рыцарь на i2 хватает куртизанку на h2 (1)",
      "монах на h1 бьёт рыцаря на i1 (1)",
      "монах на h1 бьёт короля на j1 (1)",
    ]);
  });
});
