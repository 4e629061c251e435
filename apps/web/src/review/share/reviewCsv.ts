/** The figures of a review as CSV, with dots as decimal marks in every language. */
import type { Review } from '@pithead/review';

const quoted = (cell: string | number | undefined): string => {
  const text = String(cell ?? '');
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const toCsv = (rows: readonly (readonly (string | number | undefined)[])[]): string =>
  rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');

const rounded = (value: number): number => Math.round(value * 1e5) / 1e5;

export function momentsCsv({ moments }: Review, names: readonly string[]): string {
  const head = [
    'ply',
    'to move',
    ...names.flatMap((name) => [`${name} chance`, `${name} SE`, `${name} points`]),
  ];
  const rows = moments.map(({ ply, seats, chances, standardErrors, points }) => [
    ply,
    seats.map((seat) => names[seat]).join(' '),
    ...names.flatMap((_, seat) =>
      [chances[seat] ?? 0, standardErrors[seat] ?? 0, points[seat] ?? 0].map(rounded),
    ),
  ]);
  return toCsv([head, ...rows]);
}

export function decisionsCsv({ decisions }: Review, names: readonly string[]): string {
  const notation = (plies: readonly (readonly [string, number])[] | undefined): string =>
    plies?.map((ply) => ply.join(' ')).join('; ') ?? '';
  const head = ['decision', 'ply', 'seat', 'played', 'better', 'lost', 'SE', 'mark', 'obvious'];
  const rows = decisions.map(({ number, firstPly, seat, played, verdict, mark }) => [
    number + 1,
    firstPly,
    names[seat],
    notation(played),
    notation(verdict?.better),
    verdict && rounded(verdict.error),
    verdict && rounded(verdict.standardError),
    mark,
    verdict && (verdict.isObvious ? 1 : 0),
  ]);
  return toCsv([head, ...rows]);
}
