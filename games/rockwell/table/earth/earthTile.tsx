import type { Tile as TileOfBox } from '../../rules/index.ts';
import {
  bordersOf,
  dieOf,
  isRevealed,
  placeOf,
  presentPower,
  requiredPower,
  SPACE_NAMES,
  stratumOf,
  shaftOwner,
  tileOn,
  TILES,
} from '../../rules/index.ts';
import { METAL_LETTERS, times } from '../art/pieces.tsx';
import { tileSentence } from '../sentences.ts';
import type { TableModel } from '../tableModel.ts';
import { useTableContext } from '../tableModel.ts';
import type { TileLayout, PiecePosition } from './tileLayout.ts';
import { layOutTile } from './tileLayout.ts';
import { PowerGauge } from './powerGauge.tsx';
import { polar, sectorOf, sectorPath } from './earthGeometry.ts';
import { PowerHint } from './powerHint.tsx';
import { texturePath } from './texture.ts';
import { crewsOn, previewedGainAt, offeredPlyAt } from './targets.ts';

export function tileLayoutOn(table: TableModel, space: number): TileLayout {
  const { view } = table;
  const [behind = 0, before = 0] = bordersOf(space);
  const isTight = (border: number): boolean =>
    view.crews.some((crew) => placeOf(crew) === border) || offeredPlyAt(table, border) !== undefined;
  return layOutTile(space, sectorOf(space, view.layout), {
    isOpen: isRevealed(view, space),
    hasHint: previewedGainAt(table, space) !== undefined && !isRevealed(view, space),
    hasShaft: shaftOwner(view, space) >= 0,
    crews: crewsOn(view, space).map((crew) => dieOf(view.crews[crew] ?? 0) > 0),
    isTightBefore: isTight(before),
    isTightBehind: isTight(behind),
  });
}

const CORNERS = [2.8, 3.4, 5, 10] as const;

export function EarthTile({ space, arranged }: { readonly space: number; readonly arranged: TileLayout }) {
  const table = useTableContext();
  const { view } = table;
  const sector = sectorOf(space, view.layout);
  const isOpen = isRevealed(view, space);
  const ply = offeredPlyAt(table, space);
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
      <Figure space={space} at={arranged.figure} />
      <PowerHint place={space} at={arranged.hint} />
    </g>
  );
}

function Figure({ space, at }: { readonly space: number; readonly at: PiecePosition }) {
  const { view } = useTableContext();
  const packed = view.spaces[space] ?? 0;
  const tile = TILES[tileOn(packed)];
  return (
    <g
      class="rw-figure"
      transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)}) scale(${at.scale.toFixed(3)})`}
    >
      {tile === undefined ? (
        <Power present={presentPower(packed)} required={requiredPower(packed)} />
      ) : (
        <Income tile={tile} />
      )}
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

const Income = ({ tile: { pile, income } }: { readonly tile: TileOfBox }) => {
  const cubes = income.flatMap((count, metal) => times(count, () => metal));
  const width = cubes.length * 24;
  return (
    <>
      <rect class="rw-pile" x="-17" y="-32" width="34" height="30" rx="4" />
      <text class="rw-pile-number" y="-8">
        {pile}
      </text>
      {cubes.map((metal, place) => (
        <g key={place} class={`rw-metal-${metal}`} transform={`translate(${place * 24 - width / 2 + 1} 3)`}>
          <rect class="rw-metal-box" width="22" height="22" rx="2" />
          <text class="rw-metal-letters" x="11" y="16">
            {METAL_LETTERS[metal]}
          </text>
        </g>
      ))}
    </>
  );
};
