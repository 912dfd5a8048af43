/** The size of the board on upright phones, which must leave room for the prompt below it, and its orientation. */

import type { Scene } from "../../board/scene";

/** Height of what is above and below the board, in pixels: players; messages, tabs and action bar. */
const PLAYERS_HEIGHT = 66;
const BARS_HEIGHT = 162;
/** The tabs are beside a board that stands on its short side: they need width instead of height. */
const TABS_HEIGHT = 48;
const TABS_WIDTH = 80;
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
  /** The height of the game's panel, in rem: below a board that lies, and below one that stands on its short side. */
  readonly panelHeight: number;
  readonly narrowPanelHeight: number;
}

/** The maximum height of the board, in pixels. */
export function maxBoardHeight({ height, panelHeight, narrowPanelHeight }: Screen, hasTabsBeside = false): number {
  const bars = hasTabsBeside ? BARS_HEIGHT - TABS_HEIGHT : BARS_HEIGHT;
  const panel = (hasTabsBeside ? narrowPanelHeight : panelHeight) * REM;
  return Math.round(Math.max(height * MIN_SHARE, height - PLAYERS_HEIGHT - bars - panel));
}

/** Whether the tabs are beside the board: on upright phones, if the board stands on its short side. */
export function hasTabsBeside({ columns, rows }: { columns: number; rows: number }, screen: Screen): boolean {
  return isUprightPhone(screen) && columns < rows;
}

/** Whether the board should stand on its short side: on screens where that makes it clearly larger. */
export function isUpright({ width, height }: Pick<Scene, "width" | "height">, screen: Screen): boolean {
  const lying = Math.min(screen.width / (width + FRAME), maxBoardHeight(screen) / (height + FRAME));
  const standing = Math.min(
    (screen.width - TABS_WIDTH) / (height + FRAME),
    maxBoardHeight(screen, true) / (width + FRAME),
  );
  return isUprightPhone(screen) && standing > lying * MIN_GAIN;
}

const isUprightPhone = ({ width, height }: Screen): boolean => height > width && width < 640;
