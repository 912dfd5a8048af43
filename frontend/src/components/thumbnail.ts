/** The shapes of a thumbnail. */

/** For each letter of a board, the outline of its spaces as SVG path data: one rectangle for each run in a row. */
export function groundPaths(rows: readonly string[]): [letter: string, path: string][] {
  const paths = new Map<string, string>();
  rows.forEach((row, y) => {
    for (const { 0: run, index: x } of row.matchAll(/(\S)\1*/g)) {
      const letter = run.charAt(0);
      paths.set(letter, `${paths.get(letter) ?? ""}M${x} ${y}h${run.length}v1h-${run.length}z`);
    }
  });
  return [...paths];
}
