/** The legal actions of King & Assassins as marks on the board: who can act, and what a chosen piece can do. */

import type { Mark, Say } from "../../board/scene";
import type { Choice } from "../board";

const BETWEEN = /^([a-z]\d+)([x=]?)([a-z]\d+)$/;
const ALONE = /^(?:!([a-z]\d+)|([a-z]\d+)\*|start:([a-z]\d+))$/;

/** Marks for all that may be chosen; with a space chosen, its targets and their costs too. Who stands in the way is shoved. */
export function townMarks(
  choices: readonly Choice[],
  chosen: string | null,
  say: Say,
  standing: readonly string[] = [],
): Mark[] {
  const movable = new Set<string>();
  const marks: Mark[] = [];
  for (const { action, cost } of choices) {
    const [, from, sign, to] = BETWEEN.exec(action) ?? [];
    if (from && to) {
      movable.add(from);
      const deed = sign === "=" ? "capture" : sign ? "attack" : standing.includes(to) ? "shove" : "target";
      if (from === chosen) marks.push(target(to, deed, cost, say));
      continue;
    }
    const [, revealed, gate, start] = ALONE.exec(action) ?? [];
    if (start) marks.push(target(start, "target", undefined, say)); // it is not paid for
    if (revealed) movable.add(revealed);
    if (gate) movable.add(gate);
  }
  marks.push(
    ...[...movable]
      .filter((space) => space !== chosen)
      .map((space): Mark => ({ space, kind: "movable", label: say("board-movable") })),
  );
  return chosen ? [...marks, { space: chosen, kind: "selected" }, { space: chosen, kind: "movable" }] : marks;
}

function target(
  space: string,
  deed: "target" | "attack" | "shove" | "capture",
  cost: number | undefined,
  say: Say,
): Mark {
  const kind = deed === "attack" || deed === "capture" ? "attack" : "target";
  const label = cost === undefined ? say(`board-${kind}`) : say(`board-${deed}-cost`, { cost });
  return { space, kind, label, ...(cost === undefined ? {} : { cost }) };
}
