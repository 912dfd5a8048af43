/** What the inspector shows of any game: the piece on a space, and what the server explains about it. */

import { readable, textOrNull } from "../../i18n/translator";
import type { Inspection, InspectTarget } from "../inspection";
import type { GenericContext } from "./controls.svelte";
import { factsOf, piecesOf } from "./plain";
import { kindLabel } from "./scene";

export function inspect({ kind, id }: InspectTarget, { board, view, t }: GenericContext): Inspection | null {
  const spaces = new Set(board.spaces.map((space) => space.id));
  if (kind === "seat") {
    const facts = factsOf(view, spaces).map(([name, value]) => ({
      label: textOrNull(t, `fact-${name}`) ?? readable(name),
      value: String(value),
    }));
    return { title: textOrNull(t, `side-${id}`) ?? readable(id), facts, uses: [], rules: [] };
  }
  const space = kind === "space" ? board.spaces.find((one) => one.id === id) : undefined;
  if (!space) return null;
  const piece = piecesOf(view, spaces).find((one) => one.space === id);
  const ground = t("board-space", { space: id, ground: space.ground });
  if (!piece) return { title: ground, facts: [], uses: [], rules: [], isPlain: true };
  const side = textOrNull(t, `side-${piece.side}`) ?? "";
  const title = [...new Set([kindLabel(piece.kind, t), side])].filter(Boolean).join(", ");
  return { title: `${title}, ${id}`, facts: [], uses: [ground], rules: [], canExplain: true };
}
