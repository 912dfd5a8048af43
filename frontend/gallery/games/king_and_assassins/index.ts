/** King & Assassins in the gallery. */

import type { Shows } from "../../show";
import { SCENES } from "./scenes";
import Show from "./Show.svelte";

export const shows: Shows = { names: ["town", "round-cards", "play", ...Object.keys(SCENES)], Show };
