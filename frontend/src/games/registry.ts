/** The games with a module in this app: the folders here with an index.ts. */

import { chunks } from "../chunks.svelte";
import { genericModule } from "./generic/index";
import type { GameModule } from "./module";

/**
 * A module as the app sees it. The only cast: a module is written for the views, boards and events of its game, and the
 * app passes on to it what the server sends for that game.
 */
const asModule = (module: unknown): GameModule => withRetries(module as GameModule);

/** A module whose parts are loaded as soon as there is a connection. */
const withRetries = (module: GameModule): GameModule => ({
  ...module,
  loadHomePicture: whenConnected(module.loadHomePicture),
  loadHelp: whenConnected(module.loadHelp),
  loadBoardArt: () => chunks.load(() => module.loadBoardArt()),
  loadMatch: () => chunks.load(() => module.loadMatch()),
});

const whenConnected = <Part>(load: (() => Promise<Part>) | null): (() => Promise<Part>) | null =>
  load && (() => chunks.load(load));

/** The modules in the order of their folders. */
const MODULES = Object.values(
  import.meta.glob(["./*/index.ts", "!./generic/index.ts"], { eager: true, import: "game" }),
).map(asModule);
const byId = new Map(MODULES.map((module) => [module.id, module]));

/** The ids of the games with a module of their own, in display order. */
export const BUILT_IN_GAMES: readonly string[] = MODULES.map(({ id }) => id);

/** The module of a game; any game without one is shown by the generic module. */
export function moduleFor(game: string): GameModule {
  const found = byId.get(game) ?? asModule(genericModule(game));
  byId.set(game, found);
  return found;
}
