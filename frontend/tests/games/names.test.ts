import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const FOLDERS = readdirSync("src/games", { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "generic")
  .map(({ name }) => name);
/** A game's name as a folder, as an id and as part of a type. */
const spellings = (folder: string): string[] => [
  folder,
  folder.replaceAll("_", "-"),
  folder.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase()),
];

test("no shared file names a game", () => {
  const own = FOLDERS.map((folder) => `src/games/${folder}/`);
  const shared = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(ts|svelte|css)$/.test(path))
    .map((path) => `src/${path.replaceAll("\\", "/")}`)
    .filter((path) => path !== "src/api/types.ts" && !own.some((folder) => path.startsWith(folder)));
  expect(shared).toContain("src/games/registry.ts");
  const named = shared.filter((path) => {
    const text = readFileSync(path, "utf8");
    return FOLDERS.flatMap(spellings).some((name) => text.includes(name));
  });
  expect(named).toEqual([]);
});
