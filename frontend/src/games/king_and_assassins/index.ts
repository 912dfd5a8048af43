/** The module of King & Assassins. */

import type { KingAndAssassinsDetails, KingAndAssassinsLayout, KingAndAssassinsView } from "../../api/types";
import type { GameModule, NewMatchOptions } from "../module";
import type { KingAndAssassinsControls } from "./controls.svelte";
import SeatBadge from "./SeatBadge.svelte";
import SeatIcon from "./SeatIcon.svelte";

export type KingAndAssassinsEvent = KingAndAssassinsView["seen"][number];
export type KingAndAssassinsModule = GameModule<
  KingAndAssassinsView,
  KingAndAssassinsLayout,
  KingAndAssassinsEvent,
  KingAndAssassinsControls,
  KingAndAssassinsDetails
>;

const newMatch: NewMatchOptions = {
  showsBoard: true,
  described: {},
};

export const game: KingAndAssassinsModule = {
  id: "king-and-assassins",
  seats: ["king", "assassins"],
  SeatIcon,
  SeatBadge,
  newMatch,
  optionLabels({ board }, t) {
    if (board === "own") return [t("new-own-board")];
    return board === "A" || board === "B" ? [t(`about-board-${board}`)] : [];
  },
  loadHomePicture: async () => (await import("./HomePicture.svelte")).default,
  loadHelp: async () => (await import("./help")).help,
  loadBoardArt: async () => (await import("./board_art")).boardArt,
  loadMatch: async () => (await import("./match")).match,
};
