/** The server's time, told from the dates of its answers: a browser's clock may be wrong by minutes. */

const SECOND = 1000; // a date of HTTP has no more than whole seconds

export class ServerTime {
  /** How far ahead of us the server is, at least and at most. Each answer narrows it. */
  #least = -Infinity;
  #most = Infinity;

  /** An answer that was made between `sent` and `received` says that it is `date`. */
  observe(date: number, sent: number, received: number): void {
    const [least, most] = [date - received, date + SECOND - sent];
    const fits = least <= this.#most && most >= this.#least;
    this.#least = fits ? Math.max(least, this.#least) : least; // else somebody has set a clock
    this.#most = fits ? Math.min(most, this.#most) : most;
  }

  now(): number {
    const known = Number.isFinite(this.#least) && Number.isFinite(this.#most);
    return Date.now() + (known ? (this.#least + this.#most) / 2 : 0);
  }
}

export const serverTime = new ServerTime();
