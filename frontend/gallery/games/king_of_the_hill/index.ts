/** King of the Hill in the gallery. */

import type { Shows } from "../../show";
import { SCENES } from "./scenes";
import Show from "./Show.svelte";

export const shows: Shows = { names: ["armies", "cards", "hand", ...Object.keys(SCENES)], Show };
