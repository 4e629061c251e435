import type { Language } from '@pithead/text';
import { SeatGlyph } from '@pithead/ui';
import type { JSX } from 'preact';
import { formatFigure } from '../reviewFormats.ts';
import type { NamedBars } from './namedPanels.ts';
import { SeatKey } from './PanelTable.tsx';

interface Props {
  readonly panel: NamedBars;
  readonly names: readonly string[];
  readonly language: Language;
  readonly label: string;
}

/** Losses point in the same direction as gains and are hatched, so that lengths can be compared. */
export function BarsChart({ panel: { rows }, names, language, label }: Props): JSX.Element {
  const longest = Math.max(1, ...rows.flatMap(({ values }) => values.map(Math.abs)));
  return (
    <div role="img" aria-label={label}>
      <SeatKey names={names} />
      <ul class="bars-chart">
        {rows.map((row) => (
          <li key={row.id} class="bars-row">
            <span class="bars-name">{row.name}</span>
            <ul class="bars-seats">
              {row.values.map((value, seat) => (
                <li key={seat} class={`seat-${(seat % 4) + 1}`}>
                  <SeatGlyph seat={seat} />
                  <span class="bars-track">
                    <i
                      class={value < 0 ? 'bars-bar is-loss' : 'bars-bar'}
                      style={{ width: `${(100 * Math.abs(value)) / longest}%` }}
                    />
                    <b>{formatFigure(language, value)}</b>
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
