/** Registers the service worker and stores the texts of its offline page. Nothing else is cached. */

import { t } from "../i18n/locale.svelte";

const CACHE = "regalia-offline";

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string };
}

export function registerServiceWorker(): void {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  // The Content-Security-Policy allows one trusted-types policy of this app, which creates this one address.
  const address =
    trustedTypes?.createPolicy("regalia-worker", { createScriptURL: () => "/worker.js" }).createScriptURL("") ??
    "/worker.js";
  navigator.serviceWorker.register(address).catch(() => undefined); // private windows may refuse
}

/** Stores the texts of the offline page in the current language. */
export async function storeOfflineTexts(language: string): Promise<void> {
  if (!("caches" in window) || import.meta.env.DEV) return;
  const texts = {
    language,
    offline: t("offline-title"),
    silent: t("offline-silent"),
    note: t("offline-honest"),
    again: t("net-reload"),
  };
  const cache = await caches.open(CACHE).catch(() => null);
  await cache?.put(
    "/offline-words",
    new Response(JSON.stringify(texts), { headers: { "content-type": "application/json" } }),
  );
}
