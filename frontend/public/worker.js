// @ts-check
/// <reference lib="webworker" />
// Shows an offline page when there is no network. All other responses come from the server.

const CACHE = "regalia-offline";
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

worker.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(["/offline.css", "/icon.svg"])));
  void worker.skipWaiting();
});

worker.addEventListener("fetch", (event) => {
  const { mode, url } = event.request;
  if (mode === "navigate") event.respondWith(fetch(event.request).catch(offline));
  else if (/\/(offline\.css|icon\.svg)$/.test(new URL(url).pathname)) {
    event.respondWith(fetch(event.request).catch(async () => (await caches.match(event.request)) ?? Response.error()));
  }
});

/** The offline page with the texts that the app stored. */
async function offline() {
  const kept = await caches.match("/offline-words");
  if (!kept) return Response.error();
  const { language, offline, silent, note, again } = await kept.json();
  const title = navigator.onLine ? silent : offline; // online, but the server does not answer
  const page = `<!doctype html><html lang="${escape(language)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)}</title>
<link rel="stylesheet" href="/offline.css"></head><body><main><img src="/icon.svg" alt="" width="96" height="96">
<h1>${escape(title)}</h1><p>${escape(note)}</p><p><a href="">${escape(again)}</a></p></main></body></html>`;
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": "default-src 'none'; style-src 'self'; img-src 'self'",
  };
  return new Response(page, { status: 503, headers });
}

/** @param {string} text */
function escape(text) {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
