/** Details of the map for the pictures. */
import type { ComponentChildren } from 'preact';
import type { Territory } from '../../rules/index.ts';
import { PLACES } from '../../rules/index.ts';
import { OUTLINES, VLADIVOSTOK_AT } from '../art/outlines.ts';
import { MapBackground } from '../map/mapBackground.tsx';
import { layoutFor } from '../map/mapLayout.ts';
import { MapPlace } from '../map/mapPlace.tsx';

interface ChartProps {
  /** The place in the middle of the detail. */
  readonly x: number;
  readonly y: number;
  /** The size of a unit of the map in pixels. */
  readonly unit: number;
  readonly children?: ComponentChildren;
}

const LAYOUT = layoutFor(false);

/** A detail of the map. */
export const Chart = ({ x, y, unit, children }: ChartProps) => (
  <div class="sb-scene-detail">
    <section
      class="sb-map"
      style={{
        left: `calc(50% - ${(x - LAYOUT.x) * unit}px)`,
        top: `calc(50% - ${(y - LAYOUT.y) * unit}px)`,
        width: `${LAYOUT.width * unit}px`,
        height: `${LAYOUT.height * unit}px`,
        '--u': `${unit}px`,
        '--scale': String(unit),
      }}
    >
      <div class="sb-chart sb-chart-wide">
        <MapBackground layout={LAYOUT} />
        {PLACES.map((id, place) => (
          <MapPlace key={id} place={place} layout={LAYOUT} />
        ))}
        {children}
      </div>
    </section>
  </div>
);

/** From Vladivostok: two steps of one worker, one step of the other. */
const STEPS: readonly (readonly [from: Territory | undefined, to: Territory])[] = [
  [undefined, 'amur'],
  ['amur', 'baikal'],
  [undefined, 'okhotsk'],
];

export const Steps = () => (
  <svg
    class="sb-scene-steps"
    viewBox={`${LAYOUT.x} ${LAYOUT.y} ${LAYOUT.width} ${LAYOUT.height}`}
    aria-hidden="true"
  >
    {STEPS.map(([from, to], step) => {
      const start = from === undefined ? VLADIVOSTOK_AT : OUTLINES[from];
      const end = OUTLINES[to];
      const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
      return (
        <g key={to}>
          <line x1={start.x} y1={start.y} x2={end.x} y2={end.y} />
          <circle cx={middle.x} cy={middle.y} r="15" />
          <text x={middle.x} y={middle.y + 7}>
            {step + 1}
          </text>
        </g>
      );
    })}
  </svg>
);
