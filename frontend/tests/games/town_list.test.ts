import { describe, expect, test } from "vitest";
import type { TownTable } from "../../src/games/king_and_assassins/controls.svelte";
import { list } from "../../src/games/king_and_assassins/list";
import { LANGUAGES } from "../../src/words/speech.svelte";
import { words } from "../../src/words/speaker";

const view = { king: "j1", knights: ["i1", "i2"], citizens: { monk: "h1", courtesan: "h2" } };
const ACTIONS = ["i1h1", "i2=h2", "h1xi1", "h1xj1", "i2i3", "!h1", "j1*"];

async function said(language: string): Promise<string[]> {
  const say = await words(language, ["table", "web", "king-and-assassins"]);
  return list({ choices: ACTIONS.map((action) => ({ action, cost: 1 })), view, say } as unknown as TownTable).map(
    (one) => one.words,
  );
}

describe("all that may be done, in words", () => {
  test.each(Object.keys(LANGUAGES))("is whole in %s", async (language) => {
    const all = await said(language);
    expect(all).toHaveLength(ACTIONS.length);
    for (const each of all) expect(each).not.toMatch(/[{}]|citizen-|piece-|town-/);
  });
  test("has whom it happens to in the right case", async () => {
    const [monk, courtesan] = [
      { kind: "citizen", id: "monk" },
      { kind: "citizen", id: "courtesan" },
    ];
    const [knight, king] = [
      { kind: "piece", id: "knight" },
      { kind: "piece", id: "king" },
    ];
    for (const language of ["de", "ru"]) {
      const say = await words(language, ["table", "web", "king-and-assassins"]);
      expect((await said(language)).slice(0, 4)).toEqual([
        say("town-say-shove", { who: knight, from: "i1", whom: monk, to: "h1", cost: 1 }),
        say("town-say-capture", { who: knight, from: "i2", whom: courtesan, to: "h2", cost: 1 }),
        say("town-say-strike", { who: monk, from: "h1", whom: knight, to: "i1", cost: 1 }),
        say("town-say-strike", { who: monk, from: "h1", whom: king, to: "j1", cost: 1 }),
      ]);
    }
    expect((await said("de"))[1]).toContain("die Kurtisane");
    expect((await said("ru"))[1]).toContain("куртизанку");
  });
});
