/** A segment for each point of required power, coloured by owner; previewed power is pale. */
import { hasAl, ownerOf, requiredPower, strengthOf } from '../../rules/index.ts';
import { toneOf, times } from '../art/pieces.tsx';
import { useSight } from '../sight.ts';
import type { Sector } from './geometry.ts';
import { arcPath } from './geometry.ts';
import { powerComing } from './gains.ts';
import { crewsPresentOn } from './touches.ts';

const SPAN = 45;

export function Gauge({ space, sector }: { readonly space: number; readonly sector: Sector }) {
  const table = useSight();
  const { view } = table;
  const required = requiredPower(view.spaces[space] ?? 0);
  const edge = 180 / sector.outer + 1.8;
  const step = (SPAN - 2 * edge) / required;
  const owners = crewsPresentOn(view, space).flatMap((crew) =>
    times(strengthOf(view.crews[crew] ?? 0), () => ownerOf(crew)),
  );
  const coming = powerComing(table, space);
  return (
    <>
      {times(required, (place) => {
        const from = sector.from + edge + place * step;
        const owner = owners[place];
        const isComing = owner === undefined && place < owners.length + coming;
        const tone =
          owner === undefined ? (isComing ? 'rw-coming' : '') : `rw-filled ${toneOf(owner, hasAl(view))}`;
        return (
          <g key={place} class={`rw-segment ${tone}`}>
            <path
              class="rw-segment-edge"
              d={arcPath(sector.outer - 10, from + step * 0.08, from + step * 0.92)}
            />
            <path
              class="rw-segment-core"
              d={arcPath(sector.outer - 10, from + step * 0.12, from + step * 0.88)}
            />
          </g>
        );
      })}
    </>
  );
}
