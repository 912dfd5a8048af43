/** Boards and views of real games, which tools/scenes.py writes, and the English words for them. */

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Say } from "../src/board/scene";
import { speaker } from "../src/words/speaker";

const LOCALES = "../src/regalia/locales/en";

export function fixture<T>(name: string): T {
  return JSON.parse(readFileSync(resolve("tests/fixtures", `${name}.json`), "utf8")) as T;
}

export const say: Say = speaker(
  "en",
  ["board", "king-and-assassins", "king-of-the-hill", "table"].map((name) =>
    readFileSync(resolve(LOCALES, `${name}.ftl`), "utf8"),
  ),
);
