/**
 * The score split by source: one bar per seat, and a table. Sources are numbered, so that colour is not the
 * only distinction.
 */
import type { Outcome } from '@pithead/kernel';
import type { GameText } from '@pithead/text';
import { SeatGlyph } from '@pithead/ui';
import type { JSX } from 'preact';
import { useTexts } from '../../useTexts.ts';
import type { ScorePart } from './scoreParts.ts';
import { lengthOf, scoreParts, toneOf } from './scoreParts.ts';

interface Props {
  readonly outcome: Outcome;
  readonly order: readonly number[];
  readonly names: readonly string[];
  readonly text: GameText;
}

/** Losses have a dashed outline. */
function Bar({
  parts,
  longest,
}: {
  readonly parts: readonly ScorePart<string>[];
  readonly longest: number;
}): JSX.Element {
  const length = lengthOf(parts);
  return (
    <span class="bar">
      <span class="bar-parts" style={{ width: `${(100 * length) / longest}%` }}>
        {parts.map(({ source, number, points }) => (
          <span
            key={number}
            class={points < 0 ? 'bar-part is-loss' : 'bar-part'}
            style={{ ...toneOf(source, number), flexGrow: Math.abs(points) / length }}
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
  const pointsOf = (seat: number, id: string): number => outcome.seats[seat]?.sources[id] ?? 0;
  const partsOf = (seat: number): ScorePart<string>[] => scoreParts(sources, (id) => pointsOf(seat, id));
  const longest = Math.max(1, ...order.map((seat) => lengthOf(partsOf(seat))));
  return (
    <div class="scores">
      <h3>{texts.bySource}</h3>
      <ul class="bars" aria-hidden="true">
        {order.map((seat) => (
          <li key={seat}>
            <SeatGlyph seat={seat} />
            <Bar parts={partsOf(seat)} longest={longest} />
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
                  <td key={seat}>{text.score(pointsOf(seat, id))}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
