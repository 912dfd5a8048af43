/**
 * The match page at every prompt of every game, without a server; the positions are generated from the rules.
 * `npm run dev`, then /gallery/prompts.html?prompt=king-of-the-hill/bid&language=de&theme=dark
 */

import { mount, unmount } from "svelte";
import "../src/styles/base.css";
import "../src/styles/ui.css";
import type { Socket } from "../src/api/socket.svelte";
import type { BoardLayout, Preset, Snapshot } from "../src/api/types";
import { moduleFor } from "../src/games/registry";
import { loadNamespaces, setLocale } from "../src/i18n/locale.svelte";
import type { Language } from "../src/i18n/locale.svelte";
import { gameNamespaces } from "../src/i18n/translator";
import { MatchFeed } from "../src/match/feed.svelte";
import { createState } from "../src/match/store.svelte";
import PromptPage from "./PromptPage.svelte";

/** What the seat to act is sent, as `tools/dev/prompt_fixtures.py` writes it. */
interface Prompt {
  readonly seat: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly view: unknown;
  readonly details: unknown;
  readonly events: readonly unknown[];
  readonly legal: readonly string[];
  readonly costs: readonly number[] | null;
  readonly presets: readonly Preset[];
}

const read = <Fixture>(files: Record<string, Fixture>): [name: string, fixture: Fixture][] =>
  Object.entries(files).map(([path, fixture]) => [/(?:prompts|board)-(.*)\.json$/.exec(path)?.[1] ?? "", fixture]);
const games = read(
  import.meta.glob<Record<string, Prompt>>("../tests/fixtures/prompts-*.json", { eager: true, import: "default" }),
);
const boards = Object.fromEntries(
  read(import.meta.glob<BoardLayout>("../tests/fixtures/board-*.json", { eager: true, import: "default" })),
);
const all = new Map<string, { game: string; prompt: Prompt }>(
  games.flatMap(([game, prompts]) =>
    Object.entries(prompts).map(([name, prompt]) => [`${game}/${name}`, { game, prompt }] as const),
  ),
);
const silent = {
  subscribe: () => () => undefined,
  resync: () => undefined,
  send: () => new Promise(() => undefined),
} as unknown as Socket;
// There is no server: what is asked of it is never answered.
window.fetch = () => new Promise(() => undefined);
let shown: Record<string, unknown> | null = null;

/** Each event is a log line. */
const lastNumber = (events: readonly unknown[]): number => Math.max(1, events.length);

function snapshotOf(game: string, { seat, options, view, details, events, legal, costs }: Prompt): Snapshot {
  const seats = moduleFor(game).seats;
  const other = seats.find((each) => each !== seat) ?? "";
  const left = Object.fromEntries(seats.map((each) => [each, 897_000]));
  return {
    type: "snapshot",
    match: "prompt",
    audience: seat,
    number: lastNumber(events),
    game,
    options,
    kind: "invite",
    clock: { type: "fischer", minutes: 15, seconds: 10 },
    rated: true,
    seats: Object.fromEntries(seats.map((each) => [each, { kind: "person", name: "Kestrel 505" }])),
    founder_seat: seat,
    commitment: "",
    log: events.map((event, i) => ({
      number: i + 1,
      at: 0,
      what: { type: "acted", seat: other, plies: i + 1 },
      events: [event],
    })),
    now: {
      status: "running",
      changed: lastNumber(events),
      actor: seat,
      view,
      details,
      legal,
      ...(costs && { costs }),
      undo: true,
      takeback: true,
      clock: { left, running: null, at: 0 },
    },
  } as unknown as Snapshot;
}

/** Shows a prompt in a language. */
async function show(name: string, language: Language): Promise<void> {
  const found = all.get(name);
  if (!found) throw new Error(`no prompt ${name}: ${[...all.keys()].join(", ")}`);
  const { game, prompt } = found;
  document.documentElement.lang = language;
  await setLocale(language);
  await loadNamespaces("match", ...gameNamespaces(game, "board", "match"));
  const feed = new MatchFeed(silent, "prompt");
  feed.receive(snapshotOf(game, prompt));
  feed.present = Object.fromEntries(moduleFor(game).seats.map((seat) => [seat, true]));
  const match = createState(feed, await moduleFor(game).loadMatch(), boards);
  match.choices = { changed: lastNumber(prompt.events), choices: { legal: prompt.legal, offers: prompt.presets } };
  if (shown) await unmount(shown);
  shown = mount(PromptPage, { target: document.getElementById("prompts") as HTMLElement, props: { match } });
  await document.fonts.ready;
}

const query = new URLSearchParams(location.search);
const theme = query.get("theme");
if (theme) document.documentElement.dataset.theme = theme;
Object.assign(window, { prompts: { names: [...all.keys()], show } });
await show(query.get("prompt") ?? [...all.keys()][0] ?? "", (query.get("language") ?? "en") as Language);
