/** Renders the app's SVG icons as PNG at build time, as phones need them for the home screen. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import type { Plugin } from "vite";

/** The icons: file, source drawing and width. The manifest and index.html name them. */
const ICONS = [
  { file: "icon-192.png", of: "icon.svg", width: 192 },
  { file: "icon-512.png", of: "icon.svg", width: 512 },
  { file: "icon-full-512.png", of: "icon-full.svg", width: 512 }, // maskable
  { file: "apple-touch-icon.png", of: "icon-full.svg", width: 180 }, // masked by the system; must not be transparent
] as const;

export function icons(): Plugin {
  return {
    name: "regalia-icons",
    apply: "build",
    async generateBundle() {
      await ready();
      for (const { file, of, width } of ICONS)
        this.emitFile({ type: "asset", fileName: file, source: draw(of, width) });
    },
  };
}

let started: Promise<void> | undefined; // resvg must be initialised once

function ready(): Promise<void> {
  started ??= initWasm(readFileSync(createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm")));
  return started;
}

function draw(drawing: string, width: number): Uint8Array {
  const svg = readFileSync(new URL(`public/${drawing}`, import.meta.url), "utf-8");
  return new Resvg(svg, { fitTo: { mode: "width", value: width } }).render().asPng();
}
