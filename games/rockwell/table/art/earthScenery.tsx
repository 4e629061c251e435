import { times } from './pieces.tsx';
import { polar } from '../earth/earthGeometry.ts';

const ENTRANCE_ANGLES = [45, 135, 225, 315];

const GROWN = times(40, (place) => place * 9 + 3).filter(
  (angle) => !ENTRANCE_ANGLES.some((other) => Math.abs(other - angle) < 15),
);
const STARS = times(46, (place) => [(place * 373) % 1000, (place * 591) % 1000] as const).filter(
  ([x, y]) => Math.hypot(x - 500, y - 500) > 484,
);

export function EarthScenery() {
  return (
    <g class="rw-scenery" aria-hidden="true">
      <defs>
        <radialGradient id="rw-core-fire">
          <stop offset="0" stop-color="#fff7d6" />
          <stop offset=".45" stop-color="#ffc44d" />
          <stop offset=".8" stop-color="#f07a1f" />
          <stop offset="1" stop-color="#b93a12" />
        </radialGradient>
        <radialGradient id="rw-core-heat">
          <stop offset=".3" stop-color="#ff8a2a" stop-opacity=".8" />
          <stop offset=".62" stop-color="#ff7a2a" stop-opacity=".26" />
          <stop offset="1" stop-color="#ff7a2a" stop-opacity="0" />
        </radialGradient>
        <radialGradient id="rw-air">
          <stop class="rw-air-near" offset=".84" />
          <stop class="rw-air-far" offset="1" />
        </radialGradient>
      </defs>
      <circle class="rw-air" cx="500" cy="500" r="545" />
      <path class="rw-stars" d={STARS.map(([x, y]) => `M${x} ${y}h.1`).join('')} />
      {GROWN.map((angle, place) => {
        const { x, y } = polar(476, angle);
        const isHouse = place % 4 === 0;
        return (
          <path
            key={angle}
            class={isHouse ? 'rw-house' : 'rw-grass'}
            d={
              isHouse
                ? 'M-9 0V-9L0-16 9-9V0Z'
                : `M-11 1-6-${9 + (place % 3) * 2}-1 1ZM-4 1 2-${13 + (place % 2) * 4} 8 1ZM6 1 10-8 14 1Z`
            }
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle})`}
          />
        );
      })}
      <circle class="rw-crust" cx="500" cy="500" r="474" />
    </g>
  );
}
