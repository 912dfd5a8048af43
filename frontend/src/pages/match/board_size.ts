/** The size of the board on upright phones, which must leave room for the prompt below it, and its orientation. */

import type { Scene } from "../../board/scene";

/** Height of what is above and below the board, in pixels: players; messages, tabs and action bar. */
const PLAYERS_HEIGHT = 56;
const BARS_HEIGHT = 162;
const REM = 16;
/** The minimum share of the screen height for the board. */
const MIN_SHARE = 0.4;
/** The frame around the board, as a fraction of a space. */
const FRAME = 0.72;
/** How much larger an upright board must be: most people expect armies above and below. */
const MIN_GAIN = 1.15;

interface Screen {
  readonly width: number;
  readonly height: number;
  /** The height of the game's panel, in rem. */
  readonly panelHeight: number;
}

/** The maximum height of the board, in pixels. */
export function maxBoardHeight({ height, panelHeight }: Screen): number {
  return Math.round(Math.max(height * MIN_SHARE, height - PLAYERS_HEIGHT - BARS_HEIGHT - panelHeight * REM));
}

/** Whether the board should stand on its short side: on screens where that makes it clearly larger. */
export function isUpright({ width, height }: Pick<Scene, "width" | "height">, screen: Screen): boolean {
  const size = (across: number, down: number): number =>
    Math.min(screen.width / (across + FRAME), maxBoardHeight(screen) / (down + FRAME));
  return screen.height > screen.width && screen.width < 640 && size(height, width) > size(width, height) * MIN_GAIN;
}
