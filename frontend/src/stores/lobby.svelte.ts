/** The open challenges, as long as somebody looks at them. */

import type { Listed, Matches } from "../messages";
import { get } from "../api/http";
import type { Socket } from "../api/socket.svelte";
import { appendPage } from "./paging";

export class Lobby {
  /** Null until the server has told. */
  challenges = $state.raw<readonly Listed[] | null>(null);
  /** How many to skip for more; null where that is all. */
  next = $state<number | null>(null);
  readonly stop: () => void;

  constructor(socket: Socket) {
    this.stop = socket.subscribeLobby((challenges, next) => {
      this.challenges = challenges;
      this.next = next;
    });
  }

  /** Show the next page too. Throws: Refusal, Unreachable. */
  async loadMore(): Promise<void> {
    const page = await get<Matches>(`/api/lobby?after=${this.next ?? 0}`);
    this.challenges = appendPage(this.challenges ?? [], page.matches);
    this.next = page.next ?? null;
  }
}
