// @vitest-environment jsdom
import "../setup";
import { render } from "@testing-library/svelte";
import { describe, expect, test } from "vitest";
import Help from "../../src/pages/Help.svelte";
import Rules from "../../src/pages/help/Rules.svelte";
import { codeOf } from "../../src/games/help";
import { BUILT_IN_GAMES, moduleFor } from "../../src/games/registry";
import { LANGUAGES, loadNamespaces, setLocale, t } from "../../src/i18n/locale.svelte";
import type { Language } from "../../src/i18n/locale.svelte";
import { gameNamespaces } from "../../src/i18n/translator";
import { catalogues, messageIds } from "../catalogues";

/** The ids of all rules with texts; a Python test compares them with docs/rules. */
const told = (language: string): string[] =>
  catalogues(language)
    .flatMap(messageIds)
    .filter((id) => id.startsWith("clause-"));

describe.each(Object.keys(LANGUAGES) as Language[])("in %s", (language) => {
  test("every rule has a text at the address that refusals link to", async () => {
    await loadNamespaces("help", ...BUILT_IN_GAMES.flatMap((game) => gameNamespaces(game, "help")));
    await setLocale(language);
    const found: string[] = [];
    for (const game of BUILT_IN_GAMES) {
      const help = (await moduleFor(game).loadHelp?.())!;
      const { container } = render(Rules, { help });
      for (const place of container.querySelectorAll("li[id]")) {
        expect(place.textContent).not.toContain("clause-");
        found.push(`clause-${codeOf(place.id)}`);
      }
    }
    expect(found.sort()).toEqual(told(language).sort());
  });
});

test("the help of a game has its own rules only", async () => {
  await setLocale("en");
  const { container, findByText } = render(Help, { params: { game: "king-of-the-hill" } });
  await findByText(t("rules-title"));
  expect(container.querySelector("[id='KH-9.10']")).not.toBeNull();
  expect(container.querySelector("[id^=KA]")).toBeNull();
  expect(container.querySelector("[id='KH-12.12']")?.textContent).toContain(` (${t("rules-ruling")})`);
});
