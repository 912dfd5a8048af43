/** The boards of King & Assassins as the server describes them. */

import type { Direction } from "../../board/scene";
import type { BoardLayout } from "../board";

/** A board with its gates and their directions into the castle, and the king's possible starts. */
export interface KingAndAssassinsBoard extends BoardLayout<"street" | "roof"> {
  readonly gates: readonly { readonly space: string; readonly exit: Direction }[];
  readonly starts: readonly string[];
}
