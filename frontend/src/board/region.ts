/** Cells that belong together, and the rounded outline around them. */

import { CELL } from "./layout";

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

const SIDES = [[0, -1], [1, 0], [0, 1], [-1, 0]] as const;
const key = (column: number, row: number): string => `${column},${row}`;

/** Groups of cells that touch along a side. */
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

/** An SVG path around cells, drawn in by `inset` and with corners of `radius`. */
export function outline(cells: readonly Point[], { inset = 0, radius = 0 } = {}): string {
  return loops(borders(cells)).map((loop) => rounded(loop, inset, radius)).join("");
}

/** The sides of cells with nothing beyond, each with the cells to its right. */
function borders(cells: readonly Point[]): Edge[] {
  const inside = new Set(cells.map(({ column, row }) => key(column, row)));
  return cells.flatMap(({ column, row }) => {
    const corners = [[column, row], [column + 1, row], [column + 1, row + 1], [column, row + 1]] as const;
    return SIDES.flatMap(([across, down], side) => {
      if (inside.has(key(column + across, row + down))) return [];
      const [x, y] = corners[side] as readonly [number, number];
      return [{ column: x, row: y, across: -down, down: across }];
    });
  });
}

/** Sides put end to end; where four meet, a loop turns right and so keeps to its own cell. */
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
