/** SVG paths of a rating chart in a box of 200 × 60. */

import type { RatingPoint } from "../api/types";

const [WIDTH, HEIGHT, EDGE] = [200, 60, 3];

export function chartPaths(line: readonly RatingPoint[]): { line: string; band: string } {
  const low = Math.min(...line.map(({ value, deviation }) => value - deviation));
  const high = Math.max(...line.map(({ value, deviation }) => value + deviation));
  const x = (index: number): string => ((index / Math.max(1, line.length - 1)) * WIDTH).toFixed(1);
  const y = (value: number): string =>
    (EDGE + ((high - value) / Math.max(1, high - low)) * (HEIGHT - 2 * EDGE)).toFixed(1);
  const path = (of: (point: RatingPoint) => number): string[] =>
    line.map((point, index) => `${x(index)} ${y(of(point))}`);
  const above = path(({ value, deviation }) => value + deviation);
  const below = path(({ value, deviation }) => value - deviation).reverse();
  return { line: `M${path(({ value }) => value).join("L")}`, band: `M${[...above, ...below].join("L")}Z` };
}
