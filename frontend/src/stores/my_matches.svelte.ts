/**
 * Own matches: loaded at the start and periodically, and changed by the lines that the server sends. Turns are shown in
 * the tab's title and as notifications.
 */

import { untrack } from "svelte";
import { listMyMatches } from "../api/endpoints";
import type { ListedMatch } from "../api/types";
import { router } from "../router/router.svelte";
import { t } from "../i18n/locale.svelte";
import { waitingForMe } from "./match_groups";
import { page } from "./page.svelte";
import { displayName, session } from "./session.svelte";
import { settings } from "./settings.svelte";
import { toasts } from "./toasts.svelte";

const REFRESH_INTERVAL = 30_000;
/** In milliseconds. */
const JOINED_TOAST_DURATION = 30_000;

class MyMatches {
  /** All own matches; null until loaded. */
  list = $state.raw<readonly ListedMatch[] | null>(null);
  awaitingMe = $derived(waitingForMe(this.list ?? []));
  /** Whether an opponent may join or move. */
  awaitsOthers = $derived(
    (this.list ?? []).some(({ status, kind, missing }) => !missing && status !== "over" && isAgainstPerson(kind)),
  );
  /** Matches that an opponent has joined and that this player has not opened since. */
  justStarted = $state.raw<readonly ListedMatch[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Starts refreshing, also whenever the tab becomes visible. */
  start(): void {
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState !== "visible") return;
      this.markSeen(router.path);
      void this.refresh();
    });
    void this.refresh();
  }

  /** Loads the list. */
  async refresh(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.refresh(), REFRESH_INTERVAL);
    if (!session.identity) return void (this.list = null);
    try {
      this.update((await listMyMatches()).matches);
    } catch {
      // The next refresh tries again; the connection banner reports lost connections.
    }
  }

  /** Takes the new line of a match; null if changes may have been missed. A property: sockets call it as a listener. */
  onChange = (changed: ListedMatch | null): void => {
    if (changed === null || this.list === null) return void this.refresh();
    this.update([changed, ...this.list.filter(({ match }) => match !== changed.match)]); // the latest first
  };

  /** Takes a new list of own matches and notifies about new turns and joined opponents. */
  update(matches: readonly ListedMatch[]): void {
    const before = new Set(this.awaitingMe.map(turnKey));
    const isFirst = this.list === null;
    const open = new Set((this.list ?? []).filter(({ status }) => status === "waiting").map(({ match }) => match));
    this.list = matches;
    matches
      .filter(({ match, status }) => status === "running" && open.has(match))
      .forEach((each) => this.#onJoined(each));
    const added = this.awaitingMe.filter((each) => !before.has(turnKey(each)));
    if (document.visibilityState === "hidden") added.forEach((each) => notify(each, t("turn-yours")));
    else if (!isFirst)
      for (const each of added) if (location.pathname !== `/match/${each.match}`) page.announce(turnMessage(each));
  }

  /** Removes the match of a page that was opened from `justStarted`. */
  markSeen(path: string): void {
    untrack(() => (this.justStarted = this.justStarted.filter((each) => matchPath(each) !== path)));
  }

  /** Opens the match that an opponent has joined, unless the player does something else; then it is announced. */
  #onJoined(listed: ListedMatch): void {
    const address = matchPath(listed);
    const isHidden = document.visibilityState === "hidden";
    if (settings.values.sound) ring();
    if (isHidden) notify(listed, t("turns-begun"));
    else if (router.path === address)
      return; // the page of the match shows it
    else if (!isOccupied()) return router.navigate(address);
    this.justStarted = [...this.justStarted, listed];
    if (router.path === address) return;
    toasts.show(t("turns-joined", { name: opponentName(listed), game: listed.game }), "note", {
      text: t("turns-open"),
      href: address,
      duration: isHidden ? Infinity : JOINED_TOAST_DURATION, // a hidden toast is read later
    });
  }
}

/** Whether the player is in a match or filling in a form, which another page would interrupt. */
const isOccupied = (): boolean =>
  router.path.startsWith("/match/") || document.querySelector("dialog[open]") !== null || isTyping();

function isTyping(): boolean {
  const element = document.activeElement;
  return element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.value !== "");
}

/** Rings a bell, unless its sound cannot be loaded now: later it would mean nothing. */
function ring(): void {
  import("../sounds").then(
    ({ playSound }) => playSound("bell"),
    () => undefined,
  );
}

const matchPath = ({ match }: ListedMatch): string => `/match/${match}`;
const isAgainstPerson = (kind: ListedMatch["kind"]): boolean => kind === "invite" || kind === "open";

/** Identifies a turn, so that each is announced once. */
const turnKey = ({ match, plies }: ListedMatch): string => `${match} ${plies}`;

const turnMessage = (listed: ListedMatch): string =>
  t("turns-waiting", { name: opponentName(listed), game: listed.game });

function opponentName({ players, seat }: ListedMatch): string {
  const other = Object.keys(players).find((each) => each !== seat) ?? "";
  return displayName(players[other]);
}

function notify(listed: ListedMatch, title: string): void {
  if (!settings.values.notify || !("Notification" in window) || Notification.permission !== "granted") return;
  const { match } = listed;
  const note = new Notification(title, { body: turnMessage(listed), icon: "/icon-192.png", tag: match });
  note.onclick = () => {
    window.focus();
    location.assign(`/match/${match}`);
  };
}

export const myMatches = new MyMatches();
