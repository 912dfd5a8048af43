/** Our own games, looked for now and then, and at once when the server says so: those that wait for us are said in the tab's title, and told if that is wanted. */

import { get } from "../net/http";
import type { Listed, Matches } from "../messages";
import { say } from "../words/speech.svelte";
import { page } from "./page.svelte";
import { nameOf, session } from "./session.svelte";
import { settings } from "./settings.svelte";

const EVERY = 30_000;

/** Games where it is our turn; the computer never waits in vain, so its games are not counted. */
export function waitingForMe(matches: readonly Listed[]): readonly Listed[] {
  return matches.filter(({ status, actor, seat, kind }) => status === "running" && seat !== undefined && actor === seat && (kind === "invite" || kind === "open"));
}

class Turns {
  /** All of our games, as we last heard; null until then. */
  mine = $state.raw<readonly Listed[] | null>(null);
  waiting = $derived(waitingForMe(this.mine ?? []));
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
    this.mine = matches;
    const news = this.waiting.filter((each) => !before.has(key(each)));
    if (document.visibilityState === "hidden") news.forEach(tell);
    else if (!isFirst) for (const each of news) if (location.pathname !== `/match/${each.match}`) page.announce(summons(each));
  }
}

/** A turn in a game, so that each is told once. */
const key = ({ match, plies }: Listed): string => `${match} ${plies}`;

/** Who waits for us, and where. */
function summons({ game, players, seat }: Listed): string {
  const other = Object.keys(players).find((each) => each !== seat) ?? "";
  return say("turns-waiting", { name: nameOf(players[other]), game });
}

function tell(listed: Listed): void {
  if (!settings.chosen.notify || !("Notification" in window) || Notification.permission !== "granted") return;
  const { match } = listed;
  const note = new Notification(say("turn-yours"), { body: summons(listed), icon: "/icon-192.png", tag: match });
  note.onclick = () => {
    window.focus();
    location.assign(`/match/${match}`);
  };
}

export const turns = new Turns();
