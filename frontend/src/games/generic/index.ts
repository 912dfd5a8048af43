/** The module of any game that has none of its own: a grid board, and the legal actions as text. */

import type { GameModule } from "../module";
import type { GenericControls } from "./controls.svelte";
import { textOrNull } from "../../i18n/translator";
import type { PlainBoard, PlainEvent, PlainView } from "./plain";
import SeatBadge from "./SeatBadge.svelte";
import SeatIcon from "./SeatIcon.svelte";

export type GenericModule = GameModule<PlainView, PlainBoard, PlainEvent, GenericControls>;

export const genericModule = (id: string): GenericModule => ({
  id,
  seats: [],
  SeatIcon,
  SeatBadge,
  newMatch: { boardOption: "board", showsBoard: true, described: {} },
  optionLabels: ({ board }, t) => (typeof board === "string" ? [textOrNull(t, `board-name-${board}`) ?? board] : []),
  loadHomePicture: null,
  loadHelp: null,
  loadBoardArt: async () => (await import("./board_art")).boardArt,
  loadMatch: async () => (await import("./match")).match,
});
