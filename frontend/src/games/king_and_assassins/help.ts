/** The help of King & Assassins. */

import { ruleSections } from "../help";
import type { GameHelp } from "../help";
import HelpPicture from "./HelpPicture.svelte";
import { STEPS } from "./help_steps";

export const help: GameHelp = {
  steps: STEPS.map(({ id }) => id),
  Picture: HelpPicture,
  sections: ruleSections("KA", 4, 2, 4, 2, 3, 2, 5, 3, 2, 4, 4),
  rulings: new Set(["KA-2.1", "KA-2.2", "KA-3.2", "KA-3.3", "KA-7.5"]),
};
