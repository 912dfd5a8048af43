/** Boards and views of real matches, which tools/scenes.py writes, and their English texts. */

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Translate } from "../src/i18n/translator";
import { createTranslator } from "../src/i18n/translator";
import { catalogues } from "./catalogues";

export function fixture<T>(name: string): T {
  return JSON.parse(readFileSync(resolve("tests/fixtures", `${name}.json`), "utf8")) as T;
}

export const t: Translate = createTranslator(
  "en",
  catalogues("en").map(({ text }) => text),
);
