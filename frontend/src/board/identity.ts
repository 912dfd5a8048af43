/** Keeps identities from one scene to the next: unchanged spaces, and the ids of pieces. */

import type { Piece, Space } from "./scene";

/** Returns the previous spaces if these are equal, so that terrain is not redrawn. */
export function reuseSpaces(spaces: readonly Space[], before: readonly Space[] | undefined): readonly Space[] {
  return before && JSON.stringify(spaces) === JSON.stringify(before) ? before : spaces;
}

/** A piece without an id: views name no knights, and units only by type. */
export type UnidentifiedPiece = Omit<Piece, "id">;

/**
 * Assigns ids to pieces by matching them with the previous ones of the same kind and side: first by the moves in the
 * events (`moves` maps origin to destination), then pieces that stayed, then the nearest one.
 */
export function assignIds(
  pieces: readonly UnidentifiedPiece[],
  before: readonly Piece[],
  moves: ReadonlyMap<string, string> = new Map(),
): Piece[] {
  const unmatched = new Set(before);
  const ids = new Map<UnidentifiedPiece, string>();
  const match = (piece: UnidentifiedPiece, old: Piece | undefined): void => {
    if (!old) return;
    unmatched.delete(old);
    ids.set(piece, old.id);
  };
  const candidates = (piece: UnidentifiedPiece): Piece[] =>
    [...unmatched].filter((old) => old.kind === piece.kind && old.side === piece.side);

  for (const one of pieces) {
    match(
      one,
      candidates(one).find((old) => moves.get(old.space) === one.space),
    );
  }
  for (const one of pieces) {
    if (!ids.has(one))
      match(
        one,
        candidates(one).find((old) => old.space === one.space),
      );
  }
  for (const one of pieces) {
    if (!ids.has(one)) match(one, candidates(one).sort((a, b) => distance(a, one) - distance(b, one))[0]);
  }
  const used = new Set(ids.values());
  return pieces.map((one) => ({ ...one, id: ids.get(one) ?? newId(one, used) }));
}

function newId({ side, kind }: UnidentifiedPiece, used: Set<string>): string {
  let n = 1;
  while (used.has(`${side}-${kind}-${n}`)) n += 1;
  used.add(`${side}-${kind}-${n}`);
  return `${side}-${kind}-${n}`;
}

/** King-move distance of two spaces such as "c8". */
function distance(a: Pick<Piece, "space">, b: Pick<Piece, "space">): number {
  const across = a.space.charCodeAt(0) - b.space.charCodeAt(0);
  const along = Number(a.space.slice(1)) - Number(b.space.slice(1));
  return Math.max(Math.abs(across), Math.abs(along));
}
