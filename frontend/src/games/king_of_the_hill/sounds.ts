/** Which events of King of the Hill are heard, and which are shown longer. */

import type { Sound } from "../module";

export const sounds: Readonly<Record<string, Sound>> = {
  moved: "step",
  deployed: "step",
  fled: "step",
  retreated: "step",
  pursued: "step",
  hastened: "step",
  blocked: "shove",
  "element-placed": "shove",
  attacked: "blade",
  "shot-at": "blade",
  destroyed: "blade",
  "bids-shown": "card",
  "hand-dealt": "card",
  defended: "card",
  "lightning-cast": "thunder",
  "paralysis-cast": "thunder",
  "confusion-cast": "thunder",
  "unit-returned": "thunder",
  "general-teleported": "thunder",
  "battle-ended": "bell",
};

export const importantEvents: ReadonlySet<string> = new Set(["destroyed", "bids-shown", "turn-over", "defended"]);
