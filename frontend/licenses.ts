/** Writes licenses.txt into the build: the licence of every package whose code or font is part of the bundle. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const FILE = "licenses.txt"; // pyproject.toml names it among the licence files of the wheel
const RULE = "=".repeat(78);

interface Package {
  name: string;
  version: string;
  license: string;
  homepage?: string;
}

export function licenses(): Plugin {
  return {
    name: "regalia-licenses",
    apply: "build",
    generateBundle(_, bundle) {
      const sources = Object.values(bundle).flatMap((file) =>
        file.type === "chunk" ? Object.keys(file.modules) : file.originalFileNames,
      );
      const folders = new Set(sources.map(packageFolder).filter((folder) => folder !== null));
      const texts = [...folders].sort().map(licenseOf);
      this.emitFile({ type: "asset", fileName: FILE, source: texts.join(`\n${RULE}\n\n`) });
    },
  };
}

/** The folder of the npm package that a file belongs to; null for files of this project. */
function packageFolder(file: string): string | null {
  const found = /^.*\/node_modules\/(@[^/]+\/)?[^/]+/.exec(resolve(import.meta.dirname, file));
  return found && !file.startsWith("\0") ? found[0] : null;
}

/** Name, version and licence text of a package. Throws where the package names no licence that has a known text. */
function licenseOf(folder: string): string {
  const { name, version, license, homepage } = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf-8"),
  ) as Package;
  const title = `${name} ${version} (${license})${homepage ? `\n${homepage}` : ""}`;
  return `${title}\n\n${licenseText(folder, license).trim()}\n`;
}

/** The text that a package ships, else the standard text of the licence that it names. */
function licenseText(folder: string, license: string): string {
  const shipped = readdirSync(folder).find((name) => /^licen[cs]e(\.(md|txt))?$/i.test(name));
  if (shipped) return readFileSync(join(folder, shipped), "utf-8");
  const list = createRequire(import.meta.url).resolve("spdx-license-list");
  const standard = resolve(list, `../licenses/${license}.json`);
  if (!existsSync(standard)) throw new Error(`${folder} has no licence file, and "${license}" has no standard text`);
  return (JSON.parse(readFileSync(standard, "utf-8")) as { licenseText: string }).licenseText;
}
