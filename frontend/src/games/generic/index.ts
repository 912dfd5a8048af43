/** The module of any game that has none of its own: a grid board, and the legal actions as text. */

import type { GameModule } from "../module";
import type { BoardLayout } from "../../api/types";
import type { GenericControls } from "./controls.svelte";
import type { PlainEvent, PlainView } from "./plain";
import SeatBadge from "./SeatBadge.svelte";
import SeatIcon from "./SeatIcon.svelte";

export type GenericModule = GameModule<PlainView, BoardLayout, PlainEvent, GenericControls>;

export const genericModule = (id: string): GenericModule => ({
  id,
  seats: [],
  SeatIcon,
  SeatBadge,
  newMatch: { boardOption: "board", showsBoard: true, described: {}, isRelevant: () => true },
  optionLabels: ({ board }) => (typeof board === "string" ? [board] : []),
  loadHomePicture: null,
  loadHelp: null,
  loadBoardArt: async () => (await import("./board_art")).boardArt,
  loadMatch: async () => (await import("./match")).match,
});
