// Builds the front end into the Python package, so that a wheel brings it along.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { icons } from "./icons.ts";
import { licenses } from "./licenses.ts";

export default defineConfig({
  plugins: [svelte(), svelteTesting(), icons(), licenses()],
  server: {
    fs: { allow: [".."] }, // the catalogues lie in the Python package
    // `npm run dev` shows the pages of a server that runs beside it (`regalia serve`): its API and its socket.
    proxy: { "/api": { target: process.env.REGALIA_ADDRESS ?? "http://127.0.0.1:8000", ws: true } },
  },
  build: {
    outDir: "../src/regalia/web/static",
    emptyOutDir: true,
    target: "es2022",
    // A data: address would need a hole in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  test: {
    environment: "node", // tests of components ask for jsdom by themselves: it is slow to start
    include: ["tests/**/*.test.ts"],
    restoreMocks: true,
    testTimeout: 30_000, // axe looks at a hundred cells, and the machine may be busy
  },
});
