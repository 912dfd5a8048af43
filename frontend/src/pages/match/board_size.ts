/** How much room a phone that is held upright has for the board, so that what is asked is seen under it, and how the board lies in there. */

import type { Scene } from "../../board/scene";

/** What stands above and below the board, in pixels: both players, and a hand of cards with its buttons. */
const PLAYERS = 56;
const ASKED = 320;
/** However much is asked, the board has as much of the screen. */
const LEAST = 0.46;
/** The frame around a board, as part of a space. */
const FRAME = 0.72;
/** A board that stands has to be so much larger for it: most people think of armies as above and below. */
const WORTH_IT = 1.15;

interface Screen {
  readonly width: number;
  readonly height: number;
}

/** The height that the board may take, in pixels. */
export function maxBoardHeight({ height }: Screen): number {
  return Math.round(Math.max(height * LEAST, height - PLAYERS - ASKED));
}

/** Whether a board of this size is to stand on its short side: on a screen where that makes it clearly larger. */
export function isUpright({ width, height }: Pick<Scene, "width" | "height">, screen: Screen): boolean {
  const size = (across: number, down: number): number =>
    Math.min(screen.width / (across + FRAME), maxBoardHeight(screen) / (down + FRAME));
  return screen.height > screen.width && screen.width < 640 && size(height, width) > size(width, height) * WORTH_IT;
}
