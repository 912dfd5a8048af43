/** What the page that is shown says of itself: its title, and what is read out. */

class Page {
  title = $state("");
  /** Whether somebody waits for us here: the tab says so. */
  myTurn = $state(false);
  /** What the live region says next. */
  spoken = $state("");

  /** Have something read out, politely. The same words twice are read twice. */
  announce(text: string): void {
    this.spoken = this.spoken === text ? `${text}\u00a0` : text;
  }
}

export const page = new Page();
