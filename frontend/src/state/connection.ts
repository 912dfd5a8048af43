/** The tab's one socket, wired to the browser: it needs somebody to be, and wakes up with the network. */

import { Socket } from "../net/socket.svelte";
import { session } from "./session.svelte";
import { turns } from "./turns.svelte";
import { toasts } from "./toasts.svelte";
import { say } from "../words/speech.svelte";

const COOKIE_ARRIVES = 250; // milliseconds
let attempts = 0;

export const socket = new Socket({
  open: () => new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`),
  async prepare() {
    // A handshake that fails does not say why. The cookie may be the reason, so it is looked at again.
    if (attempts++ > 0) session.doubt();
    return session.ensure();
  },
  signedOut() {
    // The cookie of another tab that has just logged in may still be on its way.
    setTimeout(() => {
      if (socket.status === "idle") session.recheck().catch(() => (session.doubt(), socket.restart()));
    }, COOKIE_ARRIVES);
  },
  chance: Math.random,
  delivered: (waited) => toasts.show(say(`net-${waited}-sent`)),
  newId: () => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`, // there is none without HTTPS
});

session.onchange = () => {
  socket.restart();
  void turns.look();
};

export function wakeWithTheNetwork(): void {
  addEventListener("online", () => socket.hurry());
  addEventListener("offline", () => socket.goOffline());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible") return;
    socket.hurry();
    if (session.ended) void session.recheck().catch(() => undefined);
  });
}
