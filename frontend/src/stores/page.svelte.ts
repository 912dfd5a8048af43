/** What the page that is shown says of itself: its title, and what is read out. */

/** Something to be read out; the same words twice are read twice. */
interface Announcement {
  readonly id: number;
  readonly text: string;
}

/** So many sayings are kept: enough for a reader that is still busy with the first of them. */
const MAX_ANNOUNCEMENTS = 30;

class Page {
  title = $state("");
  /** Whether somebody waits for us here: the tab says so. */
  myTurn = $state(false);
  /** What the live region says, the latest last: nothing is lost that follows quickly upon something else. */
  announcements = $state.raw<readonly Announcement[]>([]);
  #next = 1;

  /** Have something read out, politely, after all that is read out already. */
  announce(text: string): void {
    this.announcements = [...this.announcements, { id: this.#next++, text }].slice(-MAX_ANNOUNCEMENTS);
  }
}

export const page = new Page();
