// Lint rules. Prettier formats; these rules find mistakes and enforce the layers of src/.
import { readdirSync } from "node:fs";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** The folders of src/, each with the others that it may import. Generated messages may be imported anywhere. */
const LAYERS = {
  i18n: [],
  router: [],
  api: ["i18n"],
  stores: ["i18n", "router", "api"],
  components: ["i18n", "router", "api", "stores", "art"],
  art: ["board"],
  board: ["art", "stores"],
  cards: ["art"],
  games: ["i18n", "board", "art", "cards"],
  pages: ["i18n", "router", "api", "stores", "components", "art", "board", "cards", "games"],
};
const GAMES = readdirSync(new URL("src/games", import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** A configuration that forbids the files of `folder` to import from `others`, statically or dynamically. */
function forbid(folder, others) {
  const regex = String.raw`^(\.\./)+(${others.join("|")})/`;
  const message = `src/${folder} must not import this: see LAYERS in eslint.config.js.`;
  return {
    files: [`src/${folder}/**/*.{ts,svelte}`],
    rules: {
      "no-restricted-imports": ["error", { patterns: [{ regex, message }] }],
      "no-restricted-syntax": [
        "error",
        { selector: `ImportExpression[source.value=/${regex.replaceAll("/", String.raw`\/`)}/]`, message },
      ],
    },
  };
}

const layers = Object.entries(LAYERS).map(([folder, allowed]) =>
  forbid(
    folder,
    Object.keys(LAYERS).filter((other) => other !== folder && !allowed.includes(other)),
  ),
);
/** A game imports neither a page nor another game. */
const games = GAMES.map((game) =>
  forbid(`games/${game}`, [
    "router",
    "api",
    "stores",
    "components",
    "pages",
    ...GAMES.filter((other) => other !== game),
  ]),
);

export default ts.config(
  { ignores: ["src/messages.ts"] },
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
);
