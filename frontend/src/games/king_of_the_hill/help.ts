/** The help of King of the Hill. */

import { ruleSections } from "../help";
import type { GameHelp } from "../help";
import HelpPicture from "./HelpPicture.svelte";
import { STEPS } from "./help_steps";

export const help: GameHelp = {
  steps: STEPS.map(({ id }) => id),
  Picture: HelpPicture,
  sections: ruleSections("KH", 3, 4, 2, 6, 1, 3, 3, 6, 10, 5, 7, 12, 6, 2, 5),
  rulings: new Set([
    "KH-1.3",
    "KH-4.6",
    "KH-6.3",
    "KH-7.1",
    "KH-7.3",
    "KH-8.1",
    "KH-8.5",
    "KH-12.12",
    "KH-13.6",
    "KH-14.2",
  ]),
};
