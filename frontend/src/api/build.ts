/** Detects that the server has a newer build than this page. A build is identified by the path of its entry script. */

const own = (): string | null =>
  document.querySelector("script[type=module][src^='/assets/']")?.getAttribute("src") ?? null;

class Build {
  /** Called once, when the server first reports a build other than this page's. */
  onOutdated: () => void = () => undefined;
  #isOutdated = false;

  /**
   * Compares the build that the server reports with this page's. Pages of Vite's dev server have no entry script in
   * `/assets/` and are never outdated.
   */
  observe(served: string | null): void {
    const mine = typeof document === "undefined" ? null : own();
    if (this.#isOutdated || !served || !mine || served === mine) return;
    this.#isOutdated = true;
    this.onOutdated();
  }
}

export const build = new Build();
