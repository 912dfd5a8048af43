/** Games in which somebody waits for us: looked for now and then, said in the tab's title, and told if that is wanted. */

import { get } from "../net/http";
import type { Listed, Matches } from "../messages";
import { say } from "../words/speech.svelte";
import { nameOf, session } from "./session.svelte";
import { settings } from "./settings.svelte";

const EVERY = 30_000;

/** Games where it is our turn; the computer never waits in vain, so its games are not counted. */
export function waitingForMe(matches: readonly Listed[]): readonly Listed[] {
  return matches.filter(({ status, actor, seat, kind }) => status === "running" && seat !== undefined && actor === seat && (kind === "invite" || kind === "open"));
}

class Turns {
  waiting = $state.raw<readonly Listed[]>([]);
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
    if (!session.face) return void (this.waiting = []);
    try {
      this.take((await get<Matches>("/api/my/matches")).matches);
    } catch {
      // The next look may have more luck; whether we are connected is said elsewhere.
    }
  }

  /** A list of our matches has come, for whatever reason. */
  take(matches: readonly Listed[]): void {
    const before = new Set(this.waiting.map(key));
    const waiting = waitingForMe(matches);
    if (document.visibilityState === "hidden") for (const each of waiting) if (!before.has(key(each))) tell(each);
    this.waiting = waiting;
  }
}

/** A turn in a game, so that each is told once. */
const key = ({ match, plies }: Listed): string => `${match} ${plies}`;

function tell({ match, game, players, seat }: Listed): void {
  if (!settings.chosen.notify || !("Notification" in window) || Notification.permission !== "granted") return;
  const other = Object.keys(players).find((each) => each !== seat) ?? "";
  const note = new Notification(say("turn-yours"), {
    body: say("turns-waiting", { name: nameOf(players[other]), game }),
    icon: "/icon.svg",
    tag: match,
  });
  note.onclick = () => {
    window.focus();
    location.assign(`/match/${match}`);
  };
}

export const turns = new Turns();
