// Lint rules. Prettier formats; these rules find mistakes and enforce the layers of src/.
import { readdirSync } from "node:fs";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** The folders of src/, each with the others that it may import. Generated types may be imported anywhere. */
const LAYERS = {
  i18n: [],
  router: [],
  art: [],
  api: ["i18n"],
  stores: ["i18n", "router", "api"],
  board: ["art", "stores"],
  games: ["i18n", "board", "art"],
  match: ["i18n", "router", "api", "stores", "games"],
  components: ["i18n", "router", "api", "stores", "art", "games"],
  pages: ["i18n", "router", "api", "stores", "components", "art", "board", "games", "match"],
};
const GAMES = readdirSync(new URL("src/games", import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** A configuration that forbids `files` to import what matches a pattern, statically or dynamically. */
function forbid(files, regex, message) {
  return {
    files: [`${files}/**/*.{ts,svelte}`],
    rules: {
      "no-restricted-imports": ["error", { patterns: [{ regex, message }] }],
      "no-restricted-syntax": [
        "error",
        { selector: `ImportExpression[source.value=/${regex.replaceAll("/", String.raw`\/`)}/]`, message },
      ],
    },
  };
}

/** A folder imports only the layers below it, and no game: games are found by src/games/registry.ts. */
const layers = Object.entries(LAYERS).map(([folder, allowed]) => {
  const others = Object.keys(LAYERS).filter((other) => other !== folder && !allowed.includes(other));
  return forbid(
    `src/${folder}`,
    String.raw`^(\.\./)+(?!api/types$)(${others.join("|")})/|^\.{1,2}/(.*/)?(${GAMES.join("|")})/`,
    `src/${folder} must not import this: see LAYERS in eslint.config.js.`,
  );
});
/** A game imports shared files of src/games and the layers below, but neither the registry nor another game. */
const games = GAMES.map((game) => {
  const above = Object.keys(LAYERS).filter((other) => !LAYERS.games.includes(other) && other !== "games");
  const others = [...above, ...GAMES.filter((other) => other !== game)];
  return forbid(
    `src/games/${game}`,
    String.raw`^(\.\./)+(?!api/types$)((${others.join("|")})/|registry$)`,
    `src/games/${game} must not import this: a game knows only shared code.`,
  );
});
/** The registry finds the games by a glob; the generic module serves games without one, so it is imported by name. */
const registry = forbid(
  "src/games",
  String.raw`^\./(${GAMES.filter((game) => game !== "generic").join("|")})/|^\./generic/(?!index$)`,
  "The registry finds games by their folders.",
);
registry.files = ["src/games/registry.ts"];

export default ts.config(
  { ignores: ["src/api/types.ts", "src/api/endpoints.ts"] },
  ts.configs.recommended,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: { globals: globals.browser },
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // Prettier wraps code but not comments and long strings. Only path data may be longer.
      "max-len": ["error", { code: 120, ignorePattern: String.raw`\bd="M|: "M|\\n` }],
      "svelte/no-useless-mustaches": "off", // {" "} is a space that must survive formatting
      "svelte/prefer-svelte-reactivity": "off", // the rule cannot see that a private Set or Map is never rendered
    },
  },
  {
    // Type-aware rules for modules; components are type-checked by svelte-check.
    files: ["**/*.ts"],
    extends: [ts.configs.recommendedTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
  },
  {
    files: ["**/*.svelte"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // Mocks: async without await, methods passed as values, and matchers of type any.
    files: ["tests/**/*.ts"],
    rules: {
      "@typescript-eslint/require-await": "off",
      "@typescript-eslint/unbound-method": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-base-to-string": "off",
    },
  },
  ...layers,
  ...games,
  registry,
);
