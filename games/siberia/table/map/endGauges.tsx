import type { SiberiaView } from '../../rules/index.ts';
import { BLOCKING_TILES, EMPTY_SUPPLIES_TO_END } from '../../rules/index.ts';
import { endProgress } from '../actionForecast.ts';
import { times } from '../art/pieces.tsx';
import type { TableTexts } from '../words.ts';

interface Props {
  readonly view: Pick<SiberiaView, 'closed' | 'supply'>;
  readonly texts: Pick<TableTexts, 'words' | 'say'>;
}

export function EndGauges({ view, texts: { words, say } }: Props) {
  const { closed, empty } = endProgress(view);
  return (
    <div class="sb-gauges">
      <Gauge
        label={words.closedGauge}
        sentence={say(words.closedSentence, { count: closed, end: BLOCKING_TILES })}
        value={closed}
        sign="#sb-clock"
        end={BLOCKING_TILES}
      />
      <Gauge
        label={words.emptyGauge}
        sentence={say(words.emptySentence, { count: empty, end: EMPTY_SUPPLIES_TO_END })}
        value={empty}
        sign="#sb-empty"
        end={EMPTY_SUPPLIES_TO_END}
      />
    </div>
  );
}

const SWEEP = 260;
const angleOf = (value: number, end: number): number => -SWEEP / 2 + (value / end) * SWEEP;

function pointAt(degrees: number, radius: number): string {
  const turn = (degrees * Math.PI) / 180;
  return `${(50 + Math.sin(turn) * radius).toFixed(1)} ${(50 - Math.cos(turn) * radius).toFixed(1)}`;
}

interface GaugeProps {
  readonly label: string;
  readonly sentence: string;
  readonly value: number;
  readonly end: number;
  readonly sign: string;
}

function Gauge({ label, sentence, value, end, sign }: GaugeProps) {
  const isNear = value >= end - 1;
  return (
    <div class={`sb-gauge ${isNear ? 'sb-near' : ''}`} role="img" aria-label={sentence}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle class="sb-bezel" cx="50" cy="50" r="48" />
        <circle class="sb-dial" cx="50" cy="50" r="42.5" />
        <path
          class="sb-red-arc"
          d={`M${pointAt(angleOf(end - 1, end), 37)}A37 37 0 0 1 ${pointAt(SWEEP / 2, 37)}`}
        />
        <path
          class="sb-ticks"
          d={times(
            end + 1,
            (tick) => `M${pointAt(angleOf(tick, end), 33)}L${pointAt(angleOf(tick, end), 40)}`,
          ).join('')}
        />
        <g class="sb-needle" style={{ transform: `rotate(${angleOf(value, end)}deg)` }}>
          <path d="M47.8 54h4.4L50.8 17h-1.6z" />
        </g>
        <circle class="sb-pin" cx="50" cy="50" r="4.5" />
        <use class="sb-gauge-sign" href={sign} x="33" y="13" width="34" height="34" />
        <text x="50" y="80">
          {value}
          <tspan>/{end}</tspan>
        </text>
      </svg>
      <p aria-hidden="true">{label}</p>
    </div>
  );
}
