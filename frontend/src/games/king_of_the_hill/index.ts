/** The module of King of the Hill. */

import type { KingOfTheHillDetails, KingOfTheHillLayout, KingOfTheHillView } from "../../api/types";
import type { GameModule, NewMatchOptions } from "../module";
import type { KingOfTheHillControls } from "./controls.svelte";
import SeatBadge from "./SeatBadge.svelte";
import SeatIcon from "./SeatIcon.svelte";

export type KingOfTheHillEvent = KingOfTheHillView["seen"][number];
export type KingOfTheHillModule = GameModule<
  KingOfTheHillView,
  KingOfTheHillLayout,
  KingOfTheHillEvent,
  KingOfTheHillControls,
  KingOfTheHillDetails
>;

const newMatch: NewMatchOptions = {
  showsBoard: false,
  described: {
    scenario: {
      label: (value, t) => t(`scenario-${value}`),
      note: (value, t) => t(`scenario-note-${value}`),
      noteBelow: (t) => t("map-reconstruction"),
    },
  },
};

export const game: KingOfTheHillModule = {
  id: "king-of-the-hill",
  seats: ["blue", "red"],
  SeatIcon,
  SeatBadge,
  newMatch,
  optionLabels: ({ scenario, map }, t) => [
    ...(typeof scenario === "string" ? [t(`scenario-${scenario}`)] : []),
    ...(map === "own" ? [t("new-own-board")] : []),
  ],
  loadHomePicture: async () => (await import("./HomePicture.svelte")).default,
  loadHelp: async () => (await import("./help")).help,
  loadBoardArt: async () => (await import("./board_art")).boardArt,
  loadMatch: async () => (await import("./match")).match,
};
