/** The open challenges, updated while subscribed. */

import type { ListedMatch } from "../api/types";
import { listChallenges } from "../api/endpoints";
import type { Socket } from "../api/socket.svelte";
import { appendPage } from "./paging";

export class Lobby {
  /** Null until loaded. */
  challenges = $state.raw<readonly ListedMatch[] | null>(null);
  /** The offset of the next page; null on the last page. */
  next = $state<number | null>(null);
  readonly stop: () => void;

  constructor(socket: Socket) {
    this.stop = socket.subscribeLobby((challenges, next) => {
      this.challenges = challenges;
      this.next = next;
    });
  }

  /** Appends the next page. Throws: Refusal, Unreachable. */
  async loadMore(): Promise<void> {
    const page = await listChallenges({ after: this.next ?? 0 });
    this.challenges = appendPage(this.challenges ?? [], page.matches);
    this.next = page.next ?? null;
  }
}
