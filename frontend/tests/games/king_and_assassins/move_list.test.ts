import { describe, expect, test } from "vitest";
import type { KingAndAssassinsContext } from "../../../src/games/king_and_assassins/controls.svelte";
import { listMoves } from "../../../src/games/king_and_assassins/move_list";
import { LANGUAGES } from "../../../src/i18n/locale.svelte";
import { gameNamespaces, loadTranslator } from "../../../src/i18n/translator";

const view = { king: "j1", knights: ["i1", "i2"], citizens: { monk: "h1", courtesan: "h2" } };
const ACTIONS = ["i1h1", "i2=h2", "h1xi1", "h1xj1", "i2i3", "!h1", "j1*"];

async function said(language: string): Promise<string[]> {
  const t = await loadTranslator(language, gameNamespaces("king-and-assassins", "board", "match"));
  return listMoves({
    legalActions: ACTIONS.map((action) => ({ action, cost: 1 })),
    view,
    t,
  } as unknown as KingAndAssassinsContext).map((one) => one.text);
}

describe("the list of legal actions", () => {
  test.each(Object.keys(LANGUAGES))("is complete in %s", async (language) => {
    const all = await said(language);
    expect(all).toHaveLength(ACTIONS.length);
    for (const each of all) expect(each).not.toMatch(/[{}]|citizen-|piece-|town-/);
  });
  test("declines the object", async () => {
    const [monk, courtesan] = [
      { kind: "citizen", id: "monk" },
      { kind: "citizen", id: "courtesan" },
    ];
    const [knight, king] = [
      { kind: "piece", id: "knight" },
      { kind: "piece", id: "king" },
    ];
    for (const language of ["de", "ru"]) {
      const t = await loadTranslator(language, gameNamespaces("king-and-assassins", "board", "match"));
      expect((await said(language)).slice(0, 4)).toEqual([
        t("town-say-shove", { who: knight, from: "i1", whom: monk, to: "h1", cost: 1 }),
        t("town-say-capture", { who: knight, from: "i2", whom: courtesan, to: "h2", cost: 1 }),
        t("town-say-strike", { who: monk, from: "h1", whom: knight, to: "i1", cost: 1 }),
        t("town-say-strike", { who: monk, from: "h1", whom: king, to: "j1", cost: 1 }),
      ]);
    }
    expect((await said("de"))[1]).toContain("die Kurtisane");
    expect((await said("ru"))[1]).toContain("куртизанку");
  });
});
