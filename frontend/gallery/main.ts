/** The gallery of drawings; not part of the build. `npm run dev`, then /gallery.html. */

import { mount } from "svelte";
import "../src/styles/base.css";
import Gallery from "./Gallery.svelte";

const theme = new URLSearchParams(location.search).get("theme");
if (theme) document.documentElement.dataset.theme = theme;
mount(Gallery, { target: document.getElementById("gallery") as HTMLElement });
