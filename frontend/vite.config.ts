// Builds the front end into the Python package.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { catalogues } from "./catalogues.ts";
import { icons } from "./icons.ts";
import { licenses } from "./licenses.ts";

/** The chunk with what draws the board of a game. */
const gameChunk = (module: string): string => `board-${/games\/([^/]+)\//.exec(module)?.[1]}`;

export default defineConfig({
  plugins: [svelte(), svelteTesting({ autoCleanup: false }), catalogues(), icons(), licenses()],
  server: {
    fs: { allow: [".."] }, // the Fluent catalogues are in the Python package
    // The dev server forwards the API and the socket to a running `regalia serve`.
    proxy: { "/api": { target: process.env.REGALIA_ADDRESS ?? "http://127.0.0.1:8000", ws: true } },
  },
  build: {
    outDir: "../src/regalia/web/static",
    emptyOutDir: true,
    target: "es2022",
    // The Content-Security-Policy forbids data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Modules that are always loaded together are one chunk each: small chunks compress badly.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: "games",
              test: /src\/(art|games\/[^/]+\/art)\/|src\/games\/(registry|[^/]+\/(index|pieces|Seat\w+))\./,
            },
            { name: "labels", test: /src\/components\/(game_list|match_labels|SeatIcon)\./ },
            { name: "board", test: /src\/(board\/|games\/PieceIcon)/ },
            { name: gameChunk, test: /src\/games\/[^/]+\/(board_art|scene|terrain\/|plain|Terrain|Piece)/ },
            { name: "pictures", test: /src\/games\/[^/]+\/HomePicture\./ },
            { name: "help", test: /src\/games\/([^/]+\/)?(help\w*|HelpPicture|PieceRow)\./ },
          ],
        },
      },
    },
  },
  test: {
    environment: "node", // component tests select jsdom themselves, as it starts slowly
    include: ["tests/**/*.test.ts"],
    restoreMocks: true,
    testTimeout: 120_000, // axe takes seconds on large boards, and more on a busy machine
  },
});
