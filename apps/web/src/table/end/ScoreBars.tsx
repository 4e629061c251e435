/**
 * The score split by source: one bar per seat, and a table. Sources are numbered, so that colour is not the
 * only distinction.
 */
import type { Outcome } from '@pithead/kernel';
import type { GameText } from '@pithead/text';
import { SeatGlyph } from '@pithead/ui';
import type { JSX } from 'preact';
import { useTexts } from '../../useTexts.ts';
import { toneOf } from './sourceTones.ts';

interface Props {
  readonly outcome: Outcome;
  readonly order: readonly number[];
  readonly names: readonly string[];
  readonly text: GameText;
}

interface Part {
  readonly id: string;
  readonly number: number;
  readonly points: number;
}

/** Gains from the left, then losses with a dashed outline. */
function partsOf(sources: readonly string[], pointsOf: readonly number[]): Part[] {
  const parts = sources.map((id, i) => ({ id, points: pointsOf[i] ?? 0, number: i + 1 }));
  return [...parts.filter(({ points }) => points > 0), ...parts.filter(({ points }) => points < 0)];
}

function Bar({ parts, longest }: { readonly parts: readonly Part[]; readonly longest: number }): JSX.Element {
  const length = parts.reduce((sum, { points }) => sum + Math.abs(points), 0);
  return (
    <span class="bar">
      <span class="bar-parts" style={{ width: `${(100 * length) / longest}%` }}>
        {parts.map(({ id, number, points }) => (
          <span
            key={number}
            class={points < 0 ? 'bar-part is-loss' : 'bar-part'}
            style={{ ...toneOf(id, number), flexGrow: Math.abs(points) / length }}
          >
            {Math.abs(points) > longest / 30 && number}
          </span>
        ))}
      </span>
    </span>
  );
}

export function ScoreBars({ outcome, order, names, text }: Props): JSX.Element {
  const texts = useTexts();
  const sources = [...new Set(outcome.seats.flatMap((seat) => Object.keys(seat.sources)))].filter((id) =>
    outcome.seats.some((seat) => (seat.sources[id] ?? 0) !== 0),
  );
  const points = (seat: number): number[] => sources.map((id) => outcome.seats[seat]?.sources[id] ?? 0);
  const longest = Math.max(
    1,
    ...order.map((seat) => points(seat).reduce((sum, each) => sum + Math.abs(each), 0)),
  );
  return (
    <div class="scores">
      <h3>{texts.bySource}</h3>
      <ul class="bars" aria-hidden="true">
        {order.map((seat) => (
          <li key={seat}>
            <SeatGlyph seat={seat} />
            <Bar parts={partsOf(sources, points(seat))} longest={longest} />
          </li>
        ))}
      </ul>
      <div class="scores-scroll" tabIndex={0} role="region" aria-label={texts.bySource}>
        <table>
          <thead>
            <tr>
              <td />
              {order.map((seat) => (
                <th key={seat} scope="col">
                  <SeatGlyph seat={seat} /> <bdi>{names[seat]}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sources.map((id, i) => (
              <tr key={id}>
                <th scope="row">
                  <span class="swatch" style={toneOf(id, i + 1)}>
                    {i + 1}
                  </span>
                  {text.source(id)}
                </th>
                {order.map((seat) => (
                  <td key={seat}>{text.score(points(seat)[i] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
