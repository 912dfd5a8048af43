/** What of a new scene is the same as in the one before: its ground, and which piece is which. */

import type { Piece, Space } from "./scene";

/** The spaces of the scene before, where these are no different: then the ground is not drawn again. */
export function unchanged(spaces: readonly Space[], before: readonly Space[] | undefined): readonly Space[] {
  return before && JSON.stringify(spaces) === JSON.stringify(before) ? before : spaces;
}

/** A piece before it is known which one it is. */
export type Stranger = Omit<Piece, "id">;

/**
 * The pieces with their ids; views name no knights, and units only by type: one that stayed keeps its own; of those that went, each is taken for the
 * nearest new one of its kind. `gone` says from where to where, as far as events tell.
 */
export function recognise(
  strangers: readonly Stranger[],
  before: readonly Piece[],
  gone: ReadonlyMap<string, string> = new Map(),
): Piece[] {
  const left = new Set(before);
  const known = new Map<Stranger, string>();
  const take = (stranger: Stranger, old: Piece | undefined): void => {
    if (!old) return;
    left.delete(old);
    known.set(stranger, old.id);
  };
  const alike = (stranger: Stranger): Piece[] =>
    [...left].filter((old) => old.kind === stranger.kind && old.side === stranger.side);

  for (const one of strangers) {
    take(
      one,
      alike(one).find((old) => gone.get(old.space) === one.space),
    );
  }
  for (const one of strangers) {
    if (!known.has(one))
      take(
        one,
        alike(one).find((old) => old.space === one.space),
      );
  }
  for (const one of strangers) {
    if (!known.has(one)) take(one, alike(one).sort((a, b) => apart(a, one) - apart(b, one))[0]);
  }
  const used = new Set(known.values());
  return strangers.map((one) => ({ ...one, id: known.get(one) ?? fresh(one, used) }));
}

function fresh({ side, kind }: Stranger, used: Set<string>): string {
  let n = 1;
  while (used.has(`${side}-${kind}-${n}`)) n += 1;
  used.add(`${side}-${kind}-${n}`);
  return `${side}-${kind}-${n}`;
}

/** How many steps lie between two spaces such as "c8". */
function apart(a: Pick<Piece, "space">, b: Pick<Piece, "space">): number {
  const across = a.space.charCodeAt(0) - b.space.charCodeAt(0);
  const along = Number(a.space.slice(1)) - Number(b.space.slice(1));
  return Math.max(Math.abs(across), Math.abs(along));
}
