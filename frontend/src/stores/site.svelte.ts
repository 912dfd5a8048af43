/** The site: who may register, which pages the operator has written, and what is announced. */

import { getSite } from "../api/endpoints";
import type { Announcement, SiteInfo } from "../api/types";

const KEY = "regalia-announcement"; // the last announcement that was dismissed in this browser
const REFRESH_INTERVAL = 300_000; // ms

export class Site {
  info = $state.raw<SiteInfo>({ registration: "open" });
  #dismissed = $state(0);
  #storage: Pick<Storage, "getItem" | "setItem">;

  constructor(storage: Pick<Storage, "getItem" | "setItem">) {
    this.#storage = storage;
    this.#dismissed = readNumber(storage);
  }

  /** The current announcement, unless it was dismissed. */
  get announcement(): Announcement | null {
    const { announcement } = this.info;
    return announcement && announcement.id > this.#dismissed ? announcement : null;
  }

  /** Loads the information. No page waits for it; if it cannot be loaded, it is loaded later. */
  async load(): Promise<void> {
    this.info = await getSite().catch(() => this.info);
  }

  /** Loads the information now, and again every few minutes while the page is visible. Returns how to stop. */
  follow(): () => void {
    void this.load();
    const timer = setInterval(() => document.hidden || void this.load(), REFRESH_INTERVAL);
    return () => clearInterval(timer);
  }

  /** Hides an announcement in this browser; a later one is shown again. */
  dismiss({ id }: Announcement): void {
    this.#dismissed = Math.max(this.#dismissed, id);
    try {
      this.#storage.setItem(KEY, String(this.#dismissed));
    } catch {
      // Without storage, it is hidden until the page is closed.
    }
  }
}

function readNumber(storage: Pick<Storage, "getItem">): number {
  try {
    return Number(storage.getItem(KEY)) || 0;
  } catch {
    return 0;
  }
}

export const site = new Site(localStorage);
