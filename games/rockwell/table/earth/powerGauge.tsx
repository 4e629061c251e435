/** One segment per point of required power; previewed power is pale. */
import { hasAl, requiredPower } from '../../rules/index.ts';
import { ownerClass, times } from '../art/pieces.tsx';
import { useTableContext } from '../tableModel.ts';
import type { Sector } from './earthGeometry.ts';
import { arcPath } from './earthGeometry.ts';
import { lazyParts } from '../lazyParts.tsx';

const SPAN = 45;
const EMPTY = { owners: [], coming: 0 };

export function PowerGauge({ space, sector }: { readonly space: number; readonly sector: Sector }) {
  const table = useTableContext();
  const { view } = table;
  const required = requiredPower(view.spaces[space] ?? 0);
  const edge = 180 / sector.outer + 1.8;
  const step = (SPAN - 2 * edge) / required;
  const { owners, coming } = lazyParts()?.gaugeAt(table, space) ?? EMPTY;
  return (
    <>
      {times(required, (place) => {
        const from = sector.from + edge + place * step;
        const owner = owners[place];
        const isComing = owner === undefined && place < owners.length + coming;
        const tone =
          owner === undefined ? (isComing ? 'rw-coming' : '') : `rw-filled ${ownerClass(owner, hasAl(view))}`;
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
