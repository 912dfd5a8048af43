/** Whether this page is older than the server: each knows the front end by the address of its first script. */

const own = (): string | null =>
  document.querySelector("script[type=module][src^='/assets/']")?.getAttribute("src") ?? null;

class Build {
  /** Called once, when the server is first heard to serve another front end than this one. */
  onold: () => void = () => undefined;
  #isOld = false;

  /** The server says which front end it serves. A page of Vite's own server has no such script, and is never old. */
  hear(served: string | null): void {
    const mine = typeof document === "undefined" ? null : own();
    if (this.#isOld || !served || !mine || served === mine) return;
    this.#isOld = true;
    this.onold();
  }
}

export const build = new Build();
