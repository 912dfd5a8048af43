/** Our own games, looked for now and then, and at once when the server says so: those that wait for us are said in the tab's title, and told if that is wanted. */

import { untrack } from "svelte";
import { get } from "../net/http";
import type { Listed, Matches } from "../messages";
import { route } from "../route.svelte";
import { say } from "../words/speech.svelte";
import { waitingForMe } from "./my_matches";
import { page } from "./page.svelte";
import { nameOf, session } from "./session.svelte";
import { settings } from "./settings.svelte";
import { toasts } from "./toasts.svelte";

const EVERY = 30_000;
/** How long it is said that somebody has joined, in milliseconds. */
const LONG = 30_000;

class Turns {
  /** All of our games, as we last heard; null until then. */
  mine = $state.raw<readonly Listed[] | null>(null);
  waiting = $derived(waitingForMe(this.mine ?? []));
  /** Whether others may join or move without us. */
  isExpecting = $derived((this.mine ?? []).some(({ status, kind }) => status !== "over" && isWithSomebody(kind)));
  /** Games of ours that somebody has joined, until we look at them. */
  begun = $state.raw<readonly Listed[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Look from now on, and whenever somebody comes back to the tab. */
  start(): void {
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") void this.look();
    });
    void this.look();
  }

  /** Look now: a turn may have come or gone, or somebody else is here. */
  async look(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.look(), EVERY);
    if (!session.face) return void (this.mine = null);
    try {
      this.take((await get<Matches>("/api/my/matches")).matches);
    } catch {
      // The next look may have more luck; whether we are connected is said elsewhere.
    }
  }

  /** A list of our matches has come, for whatever reason. */
  take(matches: readonly Listed[]): void {
    const before = new Set(this.waiting.map(key));
    const isFirst = this.mine === null;
    const open = new Set((this.mine ?? []).filter(({ status }) => status === "waiting").map(({ match }) => match));
    this.mine = matches;
    matches.filter(({ match, status }) => status === "running" && open.has(match)).forEach((each) => this.#join(each));
    const news = this.waiting.filter((each) => !before.has(key(each)));
    if (document.visibilityState === "hidden") news.forEach((each) => tell(each, say("turn-yours")));
    else if (!isFirst)
      for (const each of news) if (location.pathname !== `/match/${each.match}`) page.announce(summons(each));
  }

  /** We look at a page: what has begun there is no news any more. */
  visit(path: string): void {
    untrack(() => (this.begun = this.begun.filter((each) => addressOf(each) !== path)));
  }

  /** Somebody has joined: who waits in the lobby goes there, anybody else is told. */
  #join(listed: Listed): void {
    const address = addressOf(listed);
    if (route.path === address) return; // the page that waits shows it by itself
    if (settings.chosen.sound) void import("../sounds").then(({ play }) => play("bell"));
    if (document.visibilityState === "hidden") tell(listed, say("turns-begun"));
    if (route.path === "/lobby") return route.go(address);
    this.begun = [...this.begun, listed];
    toasts.show(say("turns-joined", { name: opponentOf(listed), game: listed.game }), "note", {
      text: say("turns-open"),
      href: address,
      lasts: LONG,
    });
  }
}

const addressOf = ({ match }: Listed): string => `/match/${match}`;
const isWithSomebody = (kind: Listed["kind"]): boolean => kind === "invite" || kind === "open";

/** A turn in a game, so that each is told once. */
const key = ({ match, plies }: Listed): string => `${match} ${plies}`;

/** Who waits for us, and where. */
const summons = (listed: Listed): string => say("turns-waiting", { name: opponentOf(listed), game: listed.game });

function opponentOf({ players, seat }: Listed): string {
  const other = Object.keys(players).find((each) => each !== seat) ?? "";
  return nameOf(players[other]);
}

function tell(listed: Listed, title: string): void {
  if (!settings.chosen.notify || !("Notification" in window) || Notification.permission !== "granted") return;
  const { match } = listed;
  const note = new Notification(title, { body: summons(listed), icon: "/icon-192.png", tag: match });
  note.onclick = () => {
    window.focus();
    location.assign(`/match/${match}`);
  };
}

export const turns = new Turns();
