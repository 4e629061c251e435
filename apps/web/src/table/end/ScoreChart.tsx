/** The score over time: a stepped line per seat. A click opens that position in the replay. */
import type { GameRecord } from '@pithead/kernel';
import type { GameText } from '@pithead/text';
import { SeatGlyph } from '@pithead/ui';
import type { JSX } from 'preact';
import { useLoad } from '../../lazy/useLoad.ts';
import type { ReplayScore } from '../../replay/replayApi.ts';
import { navigate } from '../../router.tsx';
import { useTexts } from '../../useTexts.ts';
import type { TableFeatures } from '../tableFeatures.ts';
import { spreadLabels, seatPath, chartScale, CHART_SIZE } from './chartScale.ts';
import './scoreChart.css';

interface Props {
  readonly features: TableFeatures;
  readonly names: readonly string[];
  readonly text: GameText;
  readonly replay: string;
}

/** The worker replays the record; if it can't, no chart is shown. */
function useScores(features: TableFeatures): readonly ReplayScore[] {
  const load = async (): Promise<readonly ReplayScore[]> => {
    const { workerClient } = await import('../../offline/workerClient.ts');
    const opened = await workerClient().call('openReplay', {
      record: (await features.loadRecord()) as GameRecord,
    });
    if ('flaw' in opened) return [];
    const scores = await workerClient().call('replayScores', opened.replayId);
    workerClient().notify('closeReplay', opened.replayId);
    return scores;
  };
  return useLoad(load, []).value ?? [];
}

export function ScoreChart({ features, names, text, replay }: Props): JSX.Element | null {
  const texts = useTexts();
  const scores = useScores(features);
  const last = scores.at(-1);
  if (last === undefined || scores.length < 3) return null;
  const scale = chartScale(scores);
  const ends = spreadLabels(last.totals.map(scale.y));
  const summary = names.map((name, seat) => `${name}: ${text.score(last.totals[seat] ?? 0)}`).join(', ');
  const open = (event: MouseEvent): void => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    navigate(`${replay}#ply=${scale.plyAt(((event.clientX - box.left) / box.width) * CHART_SIZE.width)}`);
  };
  return (
    <figure class="lines">
      <figcaption>{texts.overTime}</figcaption>
      <div class="lines-plot">
        <svg
          viewBox={`0 0 ${CHART_SIZE.width} ${CHART_SIZE.height}`}
          role="img"
          aria-label={`${texts.overTime}. ${summary}`}
          onClick={open}
        >
          {scale.ticks.map((value) => (
            <g key={value} class="lines-tick">
              <line
                x1={CHART_SIZE.left}
                x2={CHART_SIZE.width - CHART_SIZE.right}
                y1={scale.y(value)}
                y2={scale.y(value)}
              />
              <text x={CHART_SIZE.left - 6} y={scale.y(value) + 4}>
                {text.score(value)}
              </text>
            </g>
          ))}
          {names.map((_, seat) => (
            <path key={seat} class={`lines-seat seat-${(seat % 4) + 1}`} d={seatPath(scores, seat, scale)} />
          ))}
        </svg>
        {names.map((_, seat) => (
          <span
            key={seat}
            class="lines-end"
            style={{ top: `${(100 * (ends[seat] ?? 0)) / CHART_SIZE.height}%` }}
          >
            <SeatGlyph seat={seat} />
          </span>
        ))}
      </div>
    </figure>
  );
}
