/** Positions of spaces on the screen. The board can be rotated in quarter turns. */

import type { Direction, Scene, Space } from "./scene";

/** Width of a space in drawing units. */
export const CELL = 100;
/** Drawing offset per level of height. Everything on a space is lifted with it, hit areas too. */
const LIFT = 20;
/** The drawing offset of a level. */
export const lift = (level: number): number => LIFT * level;
/** Clockwise rotation of the board in degrees. */
export type Rotation = 0 | 90 | 180 | 270;

/** A space on the screen: column and row from the top left, and its centre in drawing units. */
export interface Cell {
  readonly space: Space;
  readonly column: number;
  readonly row: number;
  readonly x: number;
  /** Without the lift of its level. */
  readonly y: number;
  /** With the lift of its level. */
  readonly drawnY: number;
}

export interface Layout {
  readonly columns: number;
  readonly rows: number;
  /** In reading order. */
  readonly cells: readonly Cell[];
  readonly at: ReadonlyMap<string, Cell>;
}

const DIRECTIONS: readonly Direction[] = ["north", "east", "south", "west"];

export function computeLayout(scene: Pick<Scene, "width" | "height" | "spaces">, rotation: Rotation): Layout {
  const upright = rotation === 0 || rotation === 180;
  const cells = scene.spaces
    .map((space) => place(space, scene, rotation))
    .sort((a, b) => a.row - b.row || a.column - b.column);
  return {
    columns: upright ? scene.width : scene.height,
    rows: upright ? scene.height : scene.width,
    cells,
    at: new Map(cells.map((cell) => [cell.space.id, cell])),
  };
}

function place(space: Space, { width, height }: Pick<Scene, "width" | "height">, rotation: Rotation): Cell {
  const [right, down] = [space.x, height - 1 - space.y];
  const [column, row] = {
    0: [right, down],
    90: [height - 1 - down, right],
    180: [width - 1 - right, height - 1 - down],
    270: [down, width - 1 - right],
  }[rotation] as [number, number];
  const y = (row + 0.5) * CELL;
  return { space, column, row, x: (column + 0.5) * CELL, y, drawnY: y - lift(space.level) };
}

/** A compass direction as an angle on the screen; 0 is up. */
export function angle(direction: Direction, rotation: Rotation): number {
  return (DIRECTIONS.indexOf(direction) * 90 + rotation) % 360;
}

/** The neighbour of a cell on the screen, or undefined beyond the edge. */
export function neighbour(layout: Layout, cell: Cell, columns: number, rows: number): Cell | undefined {
  const [column, row] = [cell.column + columns, cell.row + rows];
  if (column < 0 || row < 0 || column >= layout.columns || row >= layout.rows) return undefined;
  return layout.cells[row * layout.columns + column];
}

/** A pseudo-random number in [0, 1) that depends only on the cell and `salt`, for natural-looking terrain. */
export function cellRandom(cell: Pick<Cell, "column" | "row">, salt: number): number {
  const mixed = Math.sin(cell.column * 127.1 + cell.row * 311.7 + salt * 74.7) * 43758.5453;
  return mixed - Math.floor(mixed);
}

/** The corner of the board that is farthest from the nearest of some spaces; null if none of them is on the board. */
export function freeCorner(
  { at, columns, rows }: Layout,
  spaces: readonly string[],
): { readonly isRight: boolean; readonly isLow: boolean } | null {
  const cells = spaces.flatMap((space) => at.get(space) ?? []);
  if (cells.length === 0) return null;
  const distance = (isRight: boolean, isLow: boolean): number =>
    Math.min(
      ...cells.map(({ column, row }) => {
        const across = (isRight ? columns - 1 - column : column) / columns;
        const down = (isLow ? rows - 1 - row : row) / rows;
        return Math.max(across, down) + Math.min(across, down) / 100; // the second only decides between equals
      }),
    );
  const corners = [false, true].flatMap((isLow) => [false, true].map((isRight) => ({ isRight, isLow })));
  return corners.reduce((best, each) =>
    distance(each.isRight, each.isLow) > distance(best.isRight, best.isLow) ? each : best,
  );
}
