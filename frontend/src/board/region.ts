/** Groups of connected cells, and rounded outlines around them. */

import { CELL, cellRandom } from "./layout";

export interface Point {
  readonly column: number;
  readonly row: number;
}

interface Edge {
  readonly column: number;
  readonly row: number;
  readonly across: number;
  readonly down: number;
}

const SIDES = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
const key = (column: number, row: number): string => `${column},${row}`;

/** Groups of cells that are connected along their sides. */
export function regions<T extends Point>(cells: readonly T[]): T[][] {
  const left = new Map(cells.map((cell) => [key(cell.column, cell.row), cell]));
  const found: T[][] = [];
  for (const cell of cells) {
    const group: T[] = [];
    const queue = [cell];
    for (let next = queue.pop(); next; next = queue.pop()) {
      if (!left.delete(key(next.column, next.row))) continue;
      group.push(next);
      for (const [across, down] of SIDES) {
        const neighbour = left.get(key(next.column + across, next.row + down));
        if (neighbour) queue.push(neighbour);
      }
    }
    if (group.length) found.push(group);
  }
  return found;
}

/** An SVG path around cells, inset by `inset` and with corners of radius `radius`. */
export function outline(cells: readonly Point[], { inset = 0, radius = 0 } = {}): string {
  return loops(borders(cells))
    .map((loop) => rounded(loop, inset, radius))
    .join("");
}

/** An irregular outline for natural terrain; deterministic for the same cells. */
export function shore(cells: readonly Point[], inset: number, wobble = 5): string {
  return loops(borders(cells))
    .map((loop) => flowing(loop, inset, wobble))
    .join("");
}

/** Lines between adjacent cells. */
export function seams(cells: readonly Point[]): string {
  const inside = new Set(cells.map(({ column, row }) => key(column, row)));
  return cells
    .map(({ column, row }) => {
      const right = inside.has(key(column + 1, row)) ? `M${(column + 1) * CELL} ${row * CELL + 6}v${CELL - 12}` : "";
      const below = inside.has(key(column, row + 1)) ? `M${column * CELL + 6} ${(row + 1) * CELL}h${CELL - 12}` : "";
      return right + below;
    })
    .join("");
}

/** The outer sides of cells, directed so that the cells are to the right. */
function borders(cells: readonly Point[]): Edge[] {
  const inside = new Set(cells.map(({ column, row }) => key(column, row)));
  return cells.flatMap(({ column, row }) => {
    const corners = [
      [column, row],
      [column + 1, row],
      [column + 1, row + 1],
      [column, row + 1],
    ] as const;
    return SIDES.flatMap(([across, down], side) => {
      if (inside.has(key(column + across, row + down))) return [];
      const [x, y] = corners[side] as readonly [number, number];
      return [{ column: x, row: y, across: -down, down: across }];
    });
  });
}

/** Joins sides into loops. Where four sides meet, a loop turns right and stays with its own cell. */
function loops(edges: readonly Edge[]): Edge[][] {
  const left = new Set(edges);
  const found: Edge[][] = [];
  for (const first of edges) {
    const loop: Edge[] = [];
    for (let edge: Edge | undefined = first; edge && left.delete(edge); edge = follow(edge, left)) loop.push(edge);
    if (loop.length) found.push(loop);
  }
  return found;
}

function follow(edge: Edge, left: ReadonlySet<Edge>): Edge | undefined {
  const [column, row] = [edge.column + edge.across, edge.row + edge.down];
  const next = [...left].filter((other) => other.column === column && other.row === row);
  return next.find((other) => other.across === -edge.down && other.down === edge.across) ?? next[0];
}

/** Two points per side, displaced a little, and a curve through them that rounds the corners. */
function flowing(loop: readonly Edge[], inset: number, wobble: number): string {
  const points = loop.flatMap((edge, i) =>
    [0.3, 0.7].map((part, n): readonly [number, number] => {
      const off = inset + (cellRandom(edge, i + n * 7) - 0.5) * 2 * wobble;
      const x = (edge.column + edge.across * part) * CELL - edge.down * off;
      const y = (edge.row + edge.down * part) * CELL + edge.across * off;
      return [Math.round(x), Math.round(y)];
    }),
  );
  const middle = (i: number): string => {
    const [[ax, ay], [bx, by]] = [
      points.at(i) as [number, number],
      points.at((i + 1) % points.length) as [number, number],
    ];
    return `${(ax + bx) / 2} ${(ay + by) / 2}`;
  };
  return `M${middle(-1)}${points.map(([x, y], i) => `Q${x} ${y} ${middle(i)}`).join("")}Z`;
}

function rounded(loop: readonly Edge[], inset: number, radius: number): string {
  const corners = loop.flatMap((out, i) => {
    const into = loop.at(i - 1) as Edge;
    if (into.across === out.across && into.down === out.down) return [];
    const x = out.column * CELL + inset * (-into.down - out.down);
    const y = out.row * CELL + inset * (into.across + out.across);
    return [{ x, y, into, out }];
  });
  const steps = corners.map(({ x, y, into, out }, i) => {
    const start = `${x - radius * into.across} ${y - radius * into.down}`;
    const end = `${x + radius * out.across} ${y + radius * out.down}`;
    return `${i ? "L" : "M"}${start}${radius ? `Q${x} ${y} ${end}` : ""}`;
  });
  return `${steps.join("")}Z`;
}
