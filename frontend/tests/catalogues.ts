/** The Fluent catalogues on disk: the shared texts and those of every game. */

import { existsSync, readdirSync, readFileSync } from "node:fs";

export interface Catalogue {
  /** The folder of a game, or empty for the shared texts. */
  readonly owner: string;
  readonly topic: string;
  readonly text: string;
}

const PACKAGE = "../src/regalia";

/** The catalogues of a language. */
export function catalogues(language: string): Catalogue[] {
  const games = readdirSync(`${PACKAGE}/games`).map((game) => `games/${game}/`);
  return ["", ...games].flatMap((owner) => {
    const folder = `${PACKAGE}/${owner}locales/${language}`;
    const files = existsSync(folder) ? readdirSync(folder) : [];
    return files.map((file) => ({
      owner: owner.split("/")[1] ?? "",
      topic: file.replace(".ftl", ""),
      text: readFileSync(`${folder}/${file}`, "utf8"),
    }));
  });
}

/** The ids of the messages in a catalogue, in order. */
export const messageIds = ({ text }: Catalogue): string[] =>
  [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id!);
