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
  newMatch: { showsBoard: true, described: {} },
  optionLabels: (options, t) =>
    Object.values(options).flatMap((value) =>
      typeof value === "string" ? (textOrNull(t, `board-name-${value}`) ?? []) : [],
    ),
  loadHomePicture: null,
  loadHelp: null,
  loadBoardArt: async () => (await import("./board_art")).boardArt,
  loadMatch: async () => (await import("./match")).match,
});
