/** Whether this page is older than the server: each knows the front end by the address of its first script. */

const own = (): string | null =>
  document.querySelector("script[type=module][src^='/assets/']")?.getAttribute("src") ?? null;

class Build {
  /** Called once, when the server is first heard to serve another front end than this one. */
  onOutdated: () => void = () => undefined;
  #isOutdated = false;

  /** The server says which front end it serves. A page of Vite's own server has no such script, and is never old. */
  observe(served: string | null): void {
    const mine = typeof document === "undefined" ? null : own();
    if (this.#isOutdated || !served || !mine || served === mine) return;
    this.#isOutdated = true;
    this.onOutdated();
  }
}

export const build = new Build();
