/** Estimates the server's clock from the Date headers of its responses. The browser's clock may be wrong by minutes. */

const SECOND = 1000; // resolution of the Date header

export class ServerTime {
  /** Bounds of the offset between the server's clock and this one. Each response narrows them. */
  #least = -Infinity;
  #most = Infinity;

  /** Updates the bounds with a response that was created between `sent` and `received` and has the Date `date`. */
  observe(date: number, sent: number, received: number): void {
    const [least, most] = [date - received, date + SECOND - sent];
    const fits = least <= this.#most && most >= this.#least;
    this.#least = fits ? Math.max(least, this.#least) : least; // if it does not fit, a clock was set
    this.#most = fits ? Math.min(most, this.#most) : most;
  }

  now(): number {
    const known = Number.isFinite(this.#least) && Number.isFinite(this.#most);
    return Date.now() + (known ? (this.#least + this.#most) / 2 : 0);
  }
}

export const serverTime = new ServerTime();
