/** The tab's one socket, wired to the browser: it needs somebody to be, and wakes up with the network. */

import { Socket } from "../api/socket.svelte";
import { session } from "./session.svelte";
import { myMatches } from "./my_matches.svelte";
import { toasts } from "./toasts.svelte";
import { t } from "../i18n/locale.svelte";

const COOKIE_ARRIVES = 250; // milliseconds
let attempts = 0;

export const socket = new Socket({
  open: () => new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`),
  async prepare() {
    // A handshake that fails does not say why. The cookie may be the reason, so it is looked at again.
    if (attempts++ > 0) session.invalidate();
    return session.ensure();
  },
  onSignedOut() {
    // The cookie of another tab that has just logged in may still be on its way.
    setTimeout(() => {
      if (socket.status === "idle") session.recheck().catch(() => (session.invalidate(), socket.restart()));
    }, COOKIE_ARRIVES);
  },
  random: Math.random,
  onDelivered: (waited) => toasts.show(t(`net-${waited}-sent`)),
  newId: () => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`, // there is none without HTTPS
});

session.onchange = () => {
  socket.restart();
  void myMatches.refresh();
};

export function watchNetwork(): void {
  addEventListener("online", () => socket.reconnectNow());
  addEventListener("offline", () => socket.goOffline());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible") return;
    socket.reconnectNow();
    if (session.ended) void session.recheck().catch(() => undefined);
  });
}
