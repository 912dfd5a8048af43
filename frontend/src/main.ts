/** Where the page begins: in the reader's language, with whoever is here. */

import { mount } from "svelte";
import App from "./App.svelte";
import { find } from "./route.svelte";
import { wakeWithTheNetwork } from "./state/connection";
import { session } from "./state/session.svelte";
import { apply, settings } from "./state/settings.svelte";
import { turns } from "./state/turns.svelte";
import { offerOffline } from "./net/offline";
import { speak } from "./words/speech.svelte";
import "./styles/base.css";
import "./styles/ui.css";

void find(location.pathname)
  .load()
  .catch(() => undefined); // page and words come side by side; who shows the page tells of a failure
apply(settings.chosen);
await speak(settings.chosen.language);
mount(App, { target: document.getElementById("app") as HTMLElement });
wakeWithTheNetwork();
offerOffline();
session.load().then(
  () => turns.start(),
  () => undefined, // the page itself says that the server is not there
);
