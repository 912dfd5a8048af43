/**
 * Bundles the Fluent catalogues of the Python package. The module `virtual:catalogues` has a loader for each namespace
 * in each language; a namespace is the texts that a page needs together, in one chunk.
 */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const PACKAGE = fileURLToPath(new URL("../src/regalia", import.meta.url));
const MODULE = "virtual:catalogues";
const DEFAULT_LANGUAGE = "en";

/** The shared namespaces with their topics. Every page loads `app`, which has the labels of every game, too. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  app: ["account", "app", "home", "lists", "new-match", "players", "ratings", "safety", "settings"],
  match: ["board", "match", "match-layout", "presence", "reach", "review"],
  inspector: ["inspector"],
  help: ["help"],
  learn: ["learn"],
  moderation: ["moderators"],
};
/** The namespaces of a game with their topics; a game may lack some of them. */
const GAME: Readonly<Record<string, readonly string[]>> = {
  board: ["board", "names", "options"],
  match: ["costs", "duel", "events", "headlines", "match", "objectives", "presets"],
  inspector: ["inspector"],
  help: ["help", "rules"],
  lessons: ["lessons"],
};

/** A catalogue in every language: `locales` of the package or of a game, and a topic. */
type Source = readonly [folder: string, topic: string];

export function catalogues(): Plugin {
  return {
    name: "regalia-catalogues",
    resolveId: (id) => (id.startsWith(MODULE) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${MODULE}`)) return undefined;
      const [, language, ...namespace] = id.split("/"); // virtual:catalogues/de/king-of-the-hill/match
      if (language === undefined) return loaders();
      return textModule(language, namespace.join("/"), (path) => this.addWatchFile(path));
    },
  };
}

/** The sources of each namespace, such as `match` and `king-of-the-hill/match`. */
function namespaces(): Map<string, Source[]> {
  const games = readdirSync(`${PACKAGE}/games`).filter((game) => existsSync(`${PACKAGE}/games/${game}/locales`));
  const found = new Map(Object.entries(SHARED).map(([name, topics]) => [name, sources("locales", topics)]));
  for (const game of games) {
    const folder = `games/${game}/locales`;
    found.get("app")?.push([folder, "labels"]);
    for (const [name, topics] of Object.entries(GAME))
      found.set(`${game.replaceAll("_", "-")}/${name}`, sources(folder, topics));
  }
  return found;
}

const sources = (folder: string, topics: readonly string[]): Source[] => topics.map((topic) => [folder, topic]);

/** The source of the module with all loaders. */
function loaders(): string {
  const entries = readdirSync(`${PACKAGE}/locales`).flatMap((language) =>
    [...namespaces().keys()].map((name) => `${language}/${name}`),
  );
  const lines = entries.map((entry) => `"${entry}": () => import("${MODULE}/${entry}"),`);
  return `export default {\n${lines.join("\n")}\n};`;
}

/** The source of a module with the texts of a namespace. Messages that the language lacks are in English. */
function textModule(language: string, namespace: string, watch: (path: string) => void): string {
  const texts = (namespaces().get(namespace) ?? []).map(([folder, topic]) => {
    const [english, own] = [DEFAULT_LANGUAGE, language].map((each) => {
      const path = `${PACKAGE}/${folder}/${each}/${topic}.ftl`;
      if (!existsSync(path)) return "";
      watch(path);
      return readFileSync(path, "utf8");
    }) as [string, string];
    const isComplete = messageIds(english).every((id) => messageIds(own).includes(id));
    return isComplete ? own : `${english}\n${own}`; // of two messages with one id, the later one is used
  });
  return `export default ${JSON.stringify(withoutComments(texts.join("\n")))};`;
}

const messageIds = (text: string): string[] => [...text.matchAll(/^[a-z][\w-]*(?= *=)/gm)].map(([id]) => id);
const withoutComments = (text: string): string => text.replaceAll(/^#.*\n/gm, "");
