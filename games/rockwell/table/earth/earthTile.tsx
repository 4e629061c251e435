import { isRevealed, presentPower, requiredPower, SPACE_NAMES, stratumOf } from '../../rules/index.ts';
import { lazyParts } from '../lazyParts.tsx';
import { tileSentence } from '../sentences.ts';
import { useTableContext } from '../tableModel.ts';
import { polar, sectorOf, sectorPath } from './earthGeometry.ts';
import type { TileLayout } from './openingTile.ts';
import { PowerGauge } from './powerGauge.tsx';
import { texturePath } from '../art/texture.ts';

const CORNERS = [2.8, 3.4, 5, 10] as const;

interface TileProps {
  readonly space: number;
  readonly arranged: TileLayout;
  /** Units of the drawing per pixel. */
  readonly unit: number;
}

export function EarthTile({ space, arranged, unit }: TileProps) {
  const table = useTableContext();
  const { view } = table;
  const parts = lazyParts();
  const packed = view.spaces[space] ?? 0;
  const { figure } = arranged;
  const sector = sectorOf(space, view.layout);
  const isOpen = isRevealed(view, space);
  const ply = parts?.offeredPlyAt(table, space);
  const isArmed = ply !== undefined && table.isArmed(ply);
  const state = isArmed ? 'rw-chosen' : ply !== undefined ? 'is-offered' : '';
  const isDrilled = table.drilled === space;
  const stratum = stratumOf(space);
  const corner = polar(sector.inner + 13, sector.from + (CORNERS[stratum] ?? 0));
  return (
    <g
      class={`rw-tile rw-stratum-${stratum} ${isOpen ? 'rw-open' : ''} ${state} ${isDrilled ? 'rw-drilled' : ''}`}
      data-stop
      data-place={space}
      data-at={`space-${space}`}
      role="button"
      aria-disabled={ply === undefined}
      aria-pressed={isArmed}
      aria-label={tileSentence(table, space)}
      aria-description={parts?.tileNeighboursSentence(table, space)}
      onClick={() => table.touchPlace(space)}
      onPointerEnter={() => table.look(ply)}
      onPointerLeave={() => table.look(undefined)}
    >
      <path class="rw-ground" d={sectorPath(sector, 1.2)} />
      {isOpen ? (
        <path class="rw-stitch" d={sectorPath(sector, 8)} />
      ) : (
        <>
          <path class="rw-texture" d={texturePath(space, sector)} />
          <PowerGauge space={space} sector={sector} />
        </>
      )}
      <path class="rw-ring" d={sectorPath(sector, 4.5)} />
      <text class="rw-name" x={corner.x} y={corner.y + 5}>
        {SPACE_NAMES[space]}
      </text>
      <g
        class="rw-figure"
        style={{ '--grown': 1 / figure.scale }}
        transform={`translate(${figure.x.toFixed(1)} ${figure.y.toFixed(1)}) scale(${figure.scale.toFixed(3)})`}
      >
        {isOpen && parts !== undefined ? (
          <parts.TileIncome space={space} unit={unit / figure.scale} />
        ) : (
          <Power present={presentPower(packed)} required={requiredPower(packed)} />
        )}
      </g>
      {parts !== undefined && <parts.PowerHint place={space} at={arranged.hint} />}
    </g>
  );
}

const Power = ({ present, required }: { readonly present: number; readonly required: number }) => (
  <text class="rw-power" y="14">
    {present > 0 && (
      <>
        <tspan class="rw-present">{present}</tspan>
        <tspan class="rw-slash" dx="1">
          /
        </tspan>
      </>
    )}
    {required}
  </text>
);
