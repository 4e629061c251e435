type Cell = string | number;

/** Columns of figures are aligned to the right; by default all but the first. */
export function textTable(
  head: readonly string[],
  rows: readonly (readonly Cell[])[],
  figures: readonly number[] = head.map((_, column) => column).slice(1),
): string[] {
  const cells = [head, ...rows.map((row) => row.map(String))];
  const widths = head.map((_, column) => Math.max(...cells.map((row) => (row[column] ?? '').length)));
  const padded = (cell: string, column: number): string =>
    figures.includes(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0);
  return cells.map((row) => row.map(padded).join('  ').trimEnd());
}
