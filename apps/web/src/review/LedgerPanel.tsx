import type { LedgerEntry, SeatLedger } from '@pithead/review';
import { LEDGER_ROWS } from '@pithead/review';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { ReviewContext } from './reviewContext.ts';
import { nameOf } from './reviewContext.ts';
import { formatError, formatPoints, formatSigned } from './reviewFormats.ts';

interface BarRow {
  readonly id: keyof ReviewContext['texts']['ledgerRows'];
  readonly amount: number;
  readonly standardError: number | undefined;
  /** Where its bar begins and ends. */
  readonly from: number;
  readonly to: number;
}

/** Each bar begins where the one before it ends. Rows without an amount that never apply are left out. */
function barRows(ledger: SeatLedger): BarRow[] {
  let at = ledger.start.amount;
  const rows: BarRow[] = [
    { id: 'start', amount: at, standardError: ledger.start.standardError, from: 0, to: at },
  ];
  for (const id of LEDGER_ROWS) {
    const { amount, standardError }: LedgerEntry = ledger[id];
    if (amount === 0 && (id === 'open' || id === 'secrets')) continue;
    rows.push({ id, amount, standardError, from: at, to: at + amount });
    at += amount;
  }
  rows.push({ id: 'result', amount: ledger.result, standardError: undefined, from: 0, to: ledger.result });
  return rows;
}

function barClass({ id, amount }: BarRow): string {
  if (id === 'start' || id === 'result') return 'fall-bar';
  if (id === 'open') return 'fall-bar is-open';
  return amount < 0 ? 'fall-bar is-loss' : 'fall-bar is-gain';
}

export function LedgerPanel({ context }: { readonly context: ReviewContext }): JSX.Element {
  const { review, seat, texts, language } = context;
  const [hasErrors, setErrors] = useState(false);
  const rows = barRows((review.seats[seat] as ReviewContext['review']['seats'][number]).ledger);
  const ends = rows.flatMap(({ from, to }) => [from, to]);
  const [low, high] = [Math.min(0, ...ends), Math.max(0.01, ...ends)];
  const x = (value: number): number => (100 * (value - low)) / (high - low);
  const isSum = (id: string): boolean => id === 'start' || id === 'result';
  return (
    <section class="panel panel-ledger" aria-labelledby="ledger-title">
      <header>
        <h2 id="ledger-title">{texts.ledgerTitle}</h2>
      </header>
      <table class="fall">
        <caption class="unseen">{texts.ledgerOf({ name: nameOf(context, seat) })}</caption>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} class={row.id === 'result' ? 'is-result' : ''}>
              <th scope="row">{texts.ledgerRows[row.id]}</th>
              <td class="fall-track" aria-hidden="true">
                {low < 0 && <i class="fall-zero" style={{ insetInlineStart: `${x(0)}%` }} />}
                <i
                  class={barClass(row)}
                  style={{
                    insetInlineStart: `${x(Math.min(row.from, row.to))}%`,
                    width: `${x(Math.max(row.from, row.to)) - x(Math.min(row.from, row.to))}%`,
                  }}
                />
              </td>
              <td class={`fall-amount${isSum(row.id) ? '' : row.amount < 0 ? ' is-minus' : ' is-plus'}`}>
                <b>
                  {isSum(row.id) ? formatPoints(language, row.amount) : formatSigned(language, row.amount)}
                </b>
                <small>
                  {isSum(row.id)
                    ? '%'
                    : hasErrors && row.standardError !== undefined && row.standardError > 0
                      ? `± ${formatError(language, row.standardError)}`
                      : ''}
                </small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <label class="review-check">
        <input
          type="checkbox"
          checked={hasErrors}
          onChange={(event) => setErrors(event.currentTarget.checked)}
        />
        {texts.showErrors}
      </label>
      <details class="review-note">
        <summary>{texts.explain}</summary>
        {Object.entries(texts.ledgerNotes).map(([id, note]) => (
          <p key={id}>{note}</p>
        ))}
      </details>
    </section>
  );
}
