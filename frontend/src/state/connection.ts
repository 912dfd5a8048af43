/** The tab's one socket, wired to the browser: it needs somebody to be, and wakes up with the network. */

import { Socket } from "../net/socket.svelte";
import { nameOf, session } from "./session.svelte";
import { toasts } from "./toasts.svelte";
import { turns } from "./turns.svelte";
import { say } from "../words/speech.svelte";

let attempts = 0;

export const socket = new Socket({
  open: () => new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`),
  async prepare() {
    // A handshake that fails does not say why. The cookie may be the reason, so it is looked at again.
    if (attempts++ > 0) session.doubt();
    const before = session.face;
    await session.ensure();
    // The password was changed elsewhere, or the account deleted: who goes on as a guest is told.
    if (before?.kind === "person" && session.face?.kind !== "person") toasts.show(say("account-ended", { name: nameOf(before) }), "error");
  },
  chance: Math.random,
  newId: () => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`, // there is none without HTTPS
});

session.onchange = () => {
  socket.restart();
  void turns.look();
};

export function wakeWithTheNetwork(): void {
  addEventListener("online", () => socket.hurry());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") socket.hurry();
  });
}
