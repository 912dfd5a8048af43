/** Loading of the parts of the app that are loaded on demand. Without a connection it waits and tries again. */

const MIN_RETRY_DELAY = 500;
const MAX_RETRY_DELAY = 8_000;
/** Failures of a part while the server answers, after which it counts as gone: the server has another build. */
const MAX_FAILURES = 2;

class Chunks {
  /** The number of parts that wait for the connection. */
  waiting = $state(0);
  readonly #brokenStyles = new Set<HTMLLinkElement>();

  /** Notes style sheets that could not be loaded: Vite requests each only once. */
  watchStyles(): void {
    const note = ({ target }: Event): void => {
      if (target instanceof HTMLLinkElement && target.rel === "stylesheet") this.#brokenStyles.add(target);
    };
    addEventListener("error", note, { capture: true }); // these events do not bubble
  }

  /** Loads a part with its styles. Throws what `load` throws if the server answers, but does not have the part. */
  async load<Part>(load: () => Promise<Part>): Promise<Part> {
    for (let failures = 0; ;) {
      try {
        return await load();
      } catch (error) {
        if (await isReachable()) failures += 1;
        else await this.#untilReachable();
        if (failures >= MAX_FAILURES) throw error;
        await this.#reloadStyles();
      }
    }
  }

  async #untilReachable(): Promise<void> {
    this.waiting += 1;
    try {
      let delay = MIN_RETRY_DELAY;
      do {
        await pause(delay);
        delay = Math.min(MAX_RETRY_DELAY, delay * 2);
      } while (!(await isReachable()));
    } finally {
      this.waiting -= 1;
    }
  }

  async #reloadStyles(): Promise<void> {
    const links = [...this.#brokenStyles];
    this.#brokenStyles.clear();
    await Promise.all(links.map(reload));
  }
}

/** Requests a style sheet again. If that fails, too, the next failure of a part tries again. */
function reload(link: HTMLLinkElement): Promise<unknown> {
  const again = link.cloneNode() as HTMLLinkElement;
  const done = new Promise((resolve) => (again.onload = again.onerror = resolve));
  link.replaceWith(again);
  return done;
}

/** Waits for some milliseconds, but not longer than until the browser has a network again. */
async function pause(delay: number): Promise<void> {
  let stop = (): void => undefined;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, delay);
    stop = () => (clearTimeout(timer), resolve());
    addEventListener("online", stop);
  });
  removeEventListener("online", stop);
}

/** Whether the server answers. */
const isReachable = (): Promise<boolean> =>
  fetch("/api/me", { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );

export const chunks = new Chunks();
