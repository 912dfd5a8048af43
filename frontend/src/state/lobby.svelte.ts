/** The open challenges, as long as somebody looks at them. */

import type { Listed } from "../messages";
import type { Socket } from "../net/socket.svelte";

export class Lobby {
  /** Null until the server has told. */
  challenges = $state.raw<readonly Listed[] | null>(null);
  readonly stop: () => void;

  constructor(socket: Socket) {
    this.stop = socket.hearLobby((challenges) => (this.challenges = challenges));
  }
}
