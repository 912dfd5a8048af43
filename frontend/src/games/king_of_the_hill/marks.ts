/** The legal actions of King of the Hill as marks on the board, for the card and the unit that are chosen. */

import type { Mark, Say } from "../../board/scene";

const MOVE = /^(\S+) (?:vigour:)?([a-k]\d)-([a-k]\d)$/;
const ATTACK = /^(\S+) ([a-k]\d)x([a-k]\d)$/;
const AT = /^(?:(\S+) )?(flee|retreat|raze|lightning|paralysis|teleport|deploy|portal):(?:[a-z+-]+@)?([a-k]\d)$/;
const HARM = ["lightning", "paralysis", "raze"];

/** What has been chosen so far; nothing, a card, a unit, or both. */
export interface Chosen {
  readonly card: string | null;
  readonly unit: string | null;
}

/** A card as it is held, for one as it is played: a joker `*C` is held as `**`. */
const held = (card: string): string => (card.startsWith("*") ? "**" : card);

/** Marks for the units that may act with the chosen card, and for all that the chosen unit may do. */
export function fieldMarks(legal: readonly string[], { card, unit }: Chosen, say: Say): Mark[] {
  const movable = new Set<string>();
  const targets = new Map<string, "target" | "attack">();
  for (const action of legal) {
    const [, moving, start, end] = MOVE.exec(action) ?? [];
    const [, striking, from, to] = ATTACK.exec(action) ?? [];
    const [, playing, what, at] = AT.exec(action) ?? [];
    const played = moving ?? striking ?? playing;
    if (card && played && held(played) !== card) continue;
    const source = start ?? from;
    if (source) movable.add(source);
    if (end && start === unit) targets.set(end, "target");
    if (to && from === unit) targets.set(to, "attack");
    if (at && what && !unit && (card || !played)) targets.set(at, HARM.includes(what) ? "attack" : "target");
  }
  const marks: Mark[] = [...targets].map(([space, kind]) => ({ space, kind, label: say(`board-${kind}`) }));
  marks.push(...[...movable].map((space): Mark => ({ space, kind: "movable" })));
  return unit ? [...marks, { space: unit, kind: "selected" }] : marks;
}
