/** All figures of the panels as one table: RFC 4180, one value per row, decimal points. */
import type { NamedPanel } from './namedPanels.ts';

const COLUMNS = ['panel', 'item', 'moment', 'seat', 'player', 'unit', 'value'] as const;

type Cell = string | number;

/** A spreadsheet would run a text that begins like this as a formula, and names are chosen by other people. */
const FORMULA = /^[=+\-@\t\r]/;

function field(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

interface Figure {
  readonly item: string;
  readonly moment: string;
  readonly values: readonly number[];
}

function figuresOf(panel: NamedPanel): Figure[] {
  if (panel.kind === 'lines')
    return panel.lines.flatMap(({ name, values }) =>
      values.map((each, i) => ({ item: name, moment: panel.moments[i] ?? '', values: each })),
    );
  const rows = panel.kind === 'stack' ? panel.parts : panel.rows;
  return rows.map(({ name, values }) => ({ item: name, moment: '', values }));
}

/** `names` are those of the seats. */
export function statisticsCsv(panels: readonly NamedPanel[], names: readonly string[]): string {
  const rows = panels.flatMap((panel) =>
    figuresOf(panel).flatMap(({ item, moment, values }) =>
      names.map((name, seat): Cell[] => [
        panel.title,
        item,
        moment,
        seat + 1,
        name,
        panel.unit,
        values[seat] ?? 0,
      ]),
    ),
  );
  return [COLUMNS, ...rows].map((row) => `${row.map(field).join(',')}\r\n`).join('');
}
