import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The files of the games' own folders. */
const FILES = readdirSync("src/games", { recursive: true, encoding: "utf8" })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => /^[a-z_]+\/.*\.(ts|svelte)$/.test(path));
const matching = (pattern: RegExp): string[] =>
  FILES.filter((path) => pattern.test(readFileSync(`src/games/${path}`, "utf8")));

test("there are files to look at", () => expect(FILES.length).toBeGreaterThan(50));

test("no game works out by itself what the server sends", () => {
  const functions = "eventNotation isRelevant hasDraws hasPresets boardIds formatPick formatArmy";
  const facts = "castleSpaces inOrder onHill mostLimited";
  const retired = [functions, facts].join(" ").replaceAll(" ", "|");
  expect(matching(new RegExp(`\\b(${retired})\\b`))).toEqual([]);
});

test("no game knows the order of cards", () => expect(matching(/23456789|TJQKA/)).toEqual([]));

test("no code of a game cites a rule: rules are in Python, and only the help lists their numbers", () => {
  const cited = matching(/\b[A-Z]{2}-\d+\.\d/);
  expect(cited.filter((path) => !path.endsWith("/help.ts"))).toEqual([]);
});
