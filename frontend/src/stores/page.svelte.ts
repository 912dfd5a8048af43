/** The title and the announcements of the current page. */

/** An announcement for screen readers. The same text twice is read twice. */
interface Announcement {
  readonly id: number;
  readonly text: string;
}

/** Enough for a screen reader that is still reading the first one. */
const MAX_ANNOUNCEMENTS = 30;

class Page {
  title = $state("");
  /** Whether it is this player's turn on the current page; shown in the tab's title. */
  myTurn = $state(false);
  /** The contents of the live region, newest last. A new announcement does not interrupt earlier ones. */
  announcements = $state.raw<readonly Announcement[]>([]);
  #next = 1;

  /** Queues a text for screen readers. */
  announce(text: string): void {
    this.announcements = [...this.announcements, { id: this.#next++, text }].slice(-MAX_ANNOUNCEMENTS);
  }
}

export const page = new Page();
