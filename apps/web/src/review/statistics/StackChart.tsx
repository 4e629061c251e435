import { SeatGlyph } from '@pithead/ui';
import type { Language } from '@pithead/text';
import type { JSX } from 'preact';
import { lengthOf, scoreParts, toneOf } from '../../table/end/scoreParts.ts';
import { formatFigure } from '../reviewFormats.ts';
import type { NamedRow, NamedStack } from './namedPanels.ts';

interface Props {
  readonly panel: NamedStack;
  readonly names: readonly string[];
  readonly language: Language;
  readonly label: string;
}

/** Widths of a bar in pixels, at least: on a wide screen and on a phone. */
const BAR_WIDTH = 640;
const BAR_WIDTH_ON_PHONE = 280;
const DIGIT_WIDTH = 8;

/** A part that is too narrow for its figure shows none. */
function partClass(share: number, figure: string, isLoss: boolean): string {
  const needed = DIGIT_WIDTH * figure.length + 4;
  const tight =
    share * BAR_WIDTH < needed ? ' is-tiny' : share * BAR_WIDTH_ON_PHONE < needed ? ' is-narrow' : '';
  return `stack-part${isLoss ? ' is-loss' : ''}${tight}`;
}

function Legend({ rows }: { readonly rows: readonly NamedRow[] }): JSX.Element {
  const isLoss = (row: NamedRow): boolean => row.values.some((value) => value < 0);
  const losses = rows.filter(isLoss);
  return (
    <ul class="statistics-key">
      {rows.map((row, i) =>
        isLoss(row) ? null : (
          <li key={row.id}>
            <i class="statistics-swatch" style={toneOf(row.id, i + 1)} />
            {row.name}
          </li>
        ),
      )}
      {losses.length > 0 && (
        <li>
          <i class="statistics-swatch is-loss" />
          {losses.map(({ name }) => name).join(', ')}
        </li>
      )}
    </ul>
  );
}

export function StackChart({ panel: { parts: rows, totals }, names, language, label }: Props): JSX.Element {
  const used = rows.filter(({ values }) => values.some((value) => value !== 0));
  const bySeat = names.map((_, seat) => scoreParts(used, ({ values }) => values[seat] ?? 0));
  const longest = Math.max(1, ...bySeat.map(lengthOf));
  const order = names.map((_, seat) => seat).toSorted((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0));
  return (
    <div role="img" aria-label={label}>
      <ul class="stack">
        {order.map((seat) => (
          <li key={seat}>
            <span class="stack-seat">
              <SeatGlyph seat={seat} />
              <bdi>{names[seat]}</bdi>
            </span>
            <span class="stack-parts">
              {bySeat[seat]?.map(({ source: row, number, points: value }) => (
                <span
                  key={row.id}
                  class={partClass(Math.abs(value) / longest, formatFigure(language, value), value < 0)}
                  style={{ ...toneOf(row.id, number), width: `${(100 * Math.abs(value)) / longest}%` }}
                  title={`${row.name} ${formatFigure(language, value)}`}
                >
                  {formatFigure(language, value)}
                </span>
              ))}
            </span>
            <b class="stack-total">{formatFigure(language, totals[seat] ?? 0)}</b>
          </li>
        ))}
      </ul>
      <Legend rows={used} />
    </div>
  );
}
