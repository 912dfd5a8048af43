// @vitest-environment jsdom
import "../setup";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type * as Games from "../../src/stores/games.svelte";
import type * as Locale from "../../src/i18n/locale.svelte";

const INFO = { rules_version: 1, seats: ["hares", "hounds"], options: {}, levels: [1], boards: [] };
const TEXTS: Readonly<Record<string, string>> = {
  en: "game-hares = Hares\nside-hounds = Hounds\n",
  ru: "game-hares = Зайцы\nside-hounds = Hounds\n",
};
let asked: string[];
let failing: RegExp | null;

function answer(path: string): Response {
  const [, language] = /\/api\/games\/hares\/texts\/(\w+)\?version=v1/.exec(path) ?? [];
  const games = [
    { ...INFO, id: "built-in" },
    { ...INFO, id: "hares", texts: "v1" },
  ];
  const body = language ? { messages: TEXTS[language], rules: ["H-1", "H-2.1"] } : { games, languages: ["en", "ru"] };
  return new Response(JSON.stringify(body));
}

// The stores keep what they have loaded, so that each test gets new ones.
let games: typeof Games;
let locale: typeof Locale;
beforeEach(async () => {
  [asked, failing] = [[], null];
  vi.stubGlobal(
    "fetch",
    vi.fn(async (path: string) => {
      asked.push(path);
      if (failing?.test(path)) throw new TypeError("Failed to fetch");
      return answer(path);
    }),
  );
  vi.resetModules();
  locale = await import("../../src/i18n/locale.svelte");
  games = await import("../../src/stores/games.svelte");
  await locale.setLocale("en");
});
afterEach(() => vi.unstubAllGlobals());

describe("the texts of an installed game", () => {
  test("are shown from when the games are listed", async () => {
    expect(locale.t("game-hares")).toBe("game-hares");
    await games.games();
    expect([locale.t("game-hares"), locale.t("side-hounds")]).toEqual(["Hares", "Hounds"]);
    expect(games.listedGames().map(({ id }) => id)).toEqual(["built-in", "hares"]);
    expect(games.rulesOf("hares")).toEqual(["H-1", "H-2.1"]);
  });

  test("are requested once for each language, and those of built-in games never", async () => {
    await games.games();
    await games.games();
    await locale.setLocale("ru");
    await locale.loadNamespaces("match");
    await locale.setLocale("en");
    expect(asked).toEqual([
      "/api/games",
      "/api/games/hares/texts/en?version=v1",
      "/api/games/hares/texts/ru?version=v1",
    ]);
  });

  test("change with the language", async () => {
    await games.games();
    await locale.setLocale("ru");
    expect(locale.t("game-hares")).toBe("Зайцы");
  });

  test("are requested again after a failure, and the game is not listed before", async () => {
    failing = /texts/;
    await expect(games.games()).rejects.toThrow();
    expect(games.listedGames()).toEqual([]);
    failing = null;
    await games.games();
    expect(locale.t("game-hares")).toBe("Hares");
  });
});

test("games without a text are called by their ids, readable", async () => {
  const labels = await import("../../src/components/match_labels");
  expect([labels.gameLabel("fox-and-geese"), labels.sideLabel("geese")]).toEqual(["Fox and geese", "Geese"]);
});
