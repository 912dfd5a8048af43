/** The entry point: loads the language and the page, then the session. */

import { mount } from "svelte";
import App from "./App.svelte";
import { chunks } from "./chunks.svelte";
import { findPage } from "./routes";
import { watchNetwork } from "./stores/connection";
import { session } from "./stores/session.svelte";
import { applySettings, settings } from "./stores/settings.svelte";
import { myMatches } from "./stores/my_matches.svelte";
import { registerServiceWorker } from "./api/offline";
import { setLocale } from "./i18n/locale.svelte";
import "./styles/base.css";
import "./styles/ui.css";

chunks.watchStyles();
void findPage(location.pathname)
  .load()
  .catch(() => undefined); // loads in parallel with the texts; App reports failures
applySettings(settings.values);
await setLocale(settings.values.language);
mount(App, { target: document.getElementById("app") as HTMLElement });
watchNetwork();
registerServiceWorker();
session.load().then(
  () => myMatches.start(),
  () => undefined, // the pages report that the server is unreachable
);
