/** The tab's socket, connected to the session and to the browser's network events. */

import { Socket } from "../api/socket.svelte";
import { session } from "./session.svelte";
import { myMatches } from "./my_matches.svelte";
import { thumbnails } from "./thumbnails.svelte";
import { toasts } from "./toasts.svelte";
import { t } from "../i18n/locale.svelte";

const COOKIE_ARRIVES = 250; // milliseconds until the cookie of another tab's login is visible here
let attempts = 0;

export const socket = new Socket({
  open: () => new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`),
  async prepare() {
    // A failed handshake gives no reason. The cookie may be invalid, so the session is checked again.
    if (attempts++ > 0) session.invalidate();
    return session.ensure();
  },
  onSignedOut() {
    // Another tab may have just logged in, and its cookie may not be visible yet.
    setTimeout(() => {
      if (socket.status === "idle") session.recheck().catch(() => (session.invalidate(), socket.restart()));
    }, COOKIE_ARRIVES);
  },
  random: Math.random,
  onDelivered: (waited) => toasts.show(t(`net-${waited}-sent`)),
  newId: () => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`, // randomUUID needs HTTPS
});

session.onchange = () => {
  thumbnails.clear();
  socket.restart();
  void myMatches.refresh();
};

export function watchNetwork(): void {
  addEventListener("online", () => socket.reconnectNow());
  addEventListener("offline", () => socket.goOffline());
  // A page that the browser kept in memory and shows again may hold a connection that no longer receives anything.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) socket.restart();
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible") return;
    socket.reconnectNow();
    if (session.ended) void session.recheck().catch(() => undefined);
  });
}
