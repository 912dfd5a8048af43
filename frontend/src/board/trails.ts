/** The last turn as trails and ghosts: joins the steps of each piece into one trail. */

import type { Ghost, Piece, Scene, Trace, Trail } from "./scene";

/** An action of the turn: its number, and what its events leave to be seen. */
export interface TurnAction {
  readonly number: number;
  readonly traces: readonly Trace[];
}

interface OpenTrail {
  readonly kind: Trail["kind"];
  readonly path: string[];
  readonly numbers: number[];
}

/** The trails and ghosts of a turn. `pieces` are those on the board after it. */
export function turnTrails(
  actions: readonly TurnAction[],
  pieces: readonly Piece[],
): Required<Pick<Scene, "trails" | "ghosts">> {
  const standing = new Map(pieces.map((piece) => [piece.space, piece]));
  const trails: OpenTrail[] = [];
  const removed: Ghost[] = [];
  const current = new Map<string, OpenTrail>(); // by the space where its piece stands
  for (const { number, traces } of actions) {
    const before = new Map(current); // pieces that are shoved in a row move at the same time
    for (const trace of traces) {
      if (trace.kind === "removed") {
        current.delete(trace.space);
        if (trace.piece) removed.push({ ...trace.piece, space: trace.space, states: [], isRemoved: true });
      } else if (trace.kind === "move") {
        extend(trace, number, { trails, current, known: trace.isPassive ? before : current });
      } else {
        trails.push({ kind: trace.kind, path: [trace.from, trace.to], numbers: [number] });
      }
    }
  }
  const moved = trails.flatMap((trail) => originGhost(trail, standing));
  return {
    trails: trails.map(({ kind, path, numbers }) => ({ kind, path, label: ranges(numbers) })),
    ghosts: [...moved, ...removed].filter(({ space }, i, all) => isFirstOf(space, all, i) && !standing.has(space)),
  };
}

interface Trails {
  readonly trails: OpenTrail[];
  readonly current: Map<string, OpenTrail>;
  /** The trails by the space where their piece stood before this step. */
  readonly known: ReadonlyMap<string, OpenTrail>;
}

/** Adds a step to the trail of its piece, or begins one. */
function extend({ from, to, isPassive }: Extract<Trace, { kind: "move" }>, number: number, all: Trails): void {
  let trail = all.known.get(from);
  if (!trail) all.trails.push((trail = { kind: "move", path: [from], numbers: [] }));
  if (all.current.get(from) === trail) all.current.delete(from);
  trail.path.push(to);
  if (!isPassive) trail.numbers.push(number);
  all.current.set(to, trail);
}

/** The ghost of a piece that has moved, where it stood before; none if it came back or left the board. */
function originGhost({ kind, path }: OpenTrail, standing: ReadonlyMap<string, Piece>): Ghost[] {
  const [space = "", end = ""] = [path[0], path.at(-1)];
  const piece = standing.get(end);
  if (kind !== "move" || space === end || !piece) return [];
  return [{ space, kind: piece.kind, side: piece.side, states: piece.states, isRemoved: false }];
}

const isFirstOf = (space: string, all: readonly Ghost[], i: number): boolean =>
  all.findIndex((each) => each.space === space) === i;

/** Numbers as ranges: 1–3, 5. */
export function ranges(numbers: readonly number[]): string {
  const found: [first: number, last: number][] = [];
  for (const number of numbers) {
    const range = found.at(-1);
    if (range && number <= range[1] + 1) range[1] = number;
    else found.push([number, number]);
  }
  return found.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`)).join(", ");
}
