/** Tables with a column per seat. */
import type { ReviewedSeat } from '@pithead/review';
import { LEDGER_ROWS } from '@pithead/review';
import { SeatGlyph } from '@pithead/ui';
import type { JSX } from 'preact';
import type { ReviewContext } from './reviewContext.ts';
import { formatPoints, formatSigned } from './reviewFormats.ts';

export interface SeatTableRow {
  readonly id: string;
  readonly name: string;
  readonly isSum?: boolean;
  cell(seat: ReviewedSeat): string;
}

export function SeatTable({
  context: { names, seat, review },
  rows,
  label,
}: {
  readonly context: ReviewContext;
  readonly rows: readonly SeatTableRow[];
  readonly label: string;
}): JSX.Element {
  return (
    <div class="review-scroll" tabIndex={0} role="group" aria-label={label}>
      <table class="seat-table">
        <thead>
          <tr>
            <td />
            {names.map((name, each) => (
              <th key={each} scope="col" class={each === seat ? 'is-shown' : ''}>
                <SeatGlyph seat={each} /> <bdi>{name}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, isSum = false, cell }) => (
            <tr key={id} class={isSum ? 'is-result' : ''}>
              <th scope="row">{name}</th>
              {review.seats.map((each, number) => (
                <td key={number} class={number === seat ? 'is-shown' : ''}>
                  {cell(each)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function AllSeatsPanel({ context }: { readonly context: ReviewContext }): JSX.Element {
  const { texts, language, review } = context;
  const shown = LEDGER_ROWS.filter((row) => review.seats.some(({ ledger }) => ledger[row].amount !== 0));
  const rows: SeatTableRow[] = [
    {
      id: 'start',
      name: texts.ledgerRows.start,
      cell: ({ ledger }) => formatPoints(language, ledger.start.amount),
    },
    ...shown
      .flatMap((row) => (row === 'own' ? ([row, 'errors', 'residual'] as const) : [row]))
      .map((row) => ({
        id: row,
        name: texts.ledgerRows[row],
        cell: ({ ledger }: ReviewedSeat) => formatSigned(language, ledger[row].amount),
      })),
    {
      id: 'result',
      name: texts.ledgerRows.result,
      isSum: true,
      cell: ({ ledger }) => formatPoints(language, ledger.result, 0),
    },
  ];
  return (
    <section class="panel" aria-labelledby="all-seats-title">
      <header>
        <h2 id="all-seats-title">{texts.allSeats}</h2>
        <small>{texts.ofChance}</small>
      </header>
      <SeatTable context={context} rows={rows} label={texts.allSeats} />
    </section>
  );
}
