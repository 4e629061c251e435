/**
 * Points over time: a stepped line for each seat, from the record of the match. A touch leads to that moment
 * of the replay.
 */
import type { GameRecord } from '@pithead/kernel';
import type { GameText } from '@pithead/text';
import { SeatGlyph } from '@pithead/ui';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { FilmScore } from '../replay/filmCalls.ts';
import { go } from '../router.tsx';
import { useTexts } from '../speech.ts';
import type { Company } from './company.ts';
import { apart, pathOf, scaleOf, SIZE } from './lines.ts';
import './lines.css';

interface Props {
  readonly company: Company;
  readonly names: readonly string[];
  readonly text: GameText;
  readonly replay: string;
}

/** The worker plays the record through; without one there is no chart. */
function useScores(company: Company): readonly FilmScore[] {
  const [scores, setScores] = useState<readonly FilmScore[]>([]);
  useEffect(() => {
    let isThere = true;
    const look = async (): Promise<void> => {
      const { engine } = await import('../offline/engine.ts');
      const opened = await engine().call('film', { record: (await company.record()) as GameRecord });
      if ('flaw' in opened) return;
      const found = await engine().call('filmScores', opened.film);
      void engine().call('shut', opened.film);
      if (isThere) setScores(found);
    };
    look().catch(() => undefined);
    return () => void (isThere = false);
  }, []);
  return scores;
}

export function ScoreLines({ company, names, text, replay }: Props): JSX.Element | null {
  const texts = useTexts();
  const scores = useScores(company);
  const last = scores.at(-1);
  if (last === undefined || scores.length < 3) return null;
  const scale = scaleOf(scores);
  const ends = apart(last.totals.map(scale.y));
  const told = names.map((name, seat) => `${name}: ${text.score(last.totals[seat] ?? 0)}`).join(', ');
  const open = (event: MouseEvent): void => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    go(`${replay}#ply=${scale.plyAt(((event.clientX - box.left) / box.width) * SIZE.width)}`);
  };
  return (
    <figure class="lines">
      <figcaption>{texts.overTime}</figcaption>
      <div class="lines-plot">
        <svg
          viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
          role="img"
          aria-label={`${texts.overTime}. ${told}`}
          onClick={open}
        >
          {scale.ticks.map((value) => (
            <g key={value} class="lines-tick">
              <line x1={SIZE.left} x2={SIZE.width - SIZE.right} y1={scale.y(value)} y2={scale.y(value)} />
              <text x={SIZE.left - 6} y={scale.y(value) + 4}>
                {text.score(value)}
              </text>
            </g>
          ))}
          {names.map((_, seat) => (
            <path key={seat} class={`lines-seat seat-${(seat % 4) + 1}`} d={pathOf(scores, seat, scale)} />
          ))}
        </svg>
        {names.map((_, seat) => (
          <span key={seat} class="lines-end" style={{ top: `${(100 * (ends[seat] ?? 0)) / SIZE.height}%` }}>
            <SeatGlyph seat={seat} />
          </span>
        ))}
      </div>
    </figure>
  );
}
