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
import { lazyParts } from '../lazyParts.tsx';
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

interface TileProps {
  readonly space: number;
  readonly arranged: TileLayout;
  /** Units of the drawing per pixel. */
  readonly unit: number;
}

export function EarthTile({ space, arranged, unit }: TileProps) {
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
      aria-description={lazyParts()?.neighboursSentence(table, space)}
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
      <Figure space={space} at={arranged.figure} unit={unit} />
      <PowerHint place={space} at={arranged.hint} />
    </g>
  );
}

interface FigureProps {
  readonly space: number;
  readonly at: PiecePosition;
  readonly unit: number;
}

function Figure({ space, at, unit }: FigureProps) {
  const { view } = useTableContext();
  const packed = view.spaces[space] ?? 0;
  const tile = TILES[tileOn(packed)];
  return (
    <g
      class="rw-figure"
      style={{ '--grown': 1 / at.scale }}
      transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)}) scale(${at.scale.toFixed(3)})`}
    >
      {tile === undefined ? (
        <Power present={presentPower(packed)} required={requiredPower(packed)} />
      ) : (
        <Income tile={tile} letters={(LEAST_LETTERS * unit) / at.scale} />
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

/** In pixels. */
const LEAST_LETTERS = 11.2;
const LETTERS = 15;
/** Larger letters don't fit on a cube: it is hatched instead. */
const MOST_LETTERS = 23;
const LETTERS_TO_CUBE = 1.13;
const CUBE = 22;
/** By resource, as engravers show metals without colours: gold is dotted, silver plain. */
const HATCHING = [
  'M3 6H19M3 11H19M3 16H19',
  'M3 13 13 3M5 19 19 5',
  '',
  'M7 7h.1M15 7h.1M11 11h.1M7 15h.1M15 15h.1',
];

interface IncomeProps {
  readonly tile: TileOfBox;
  /** The least size of letters, in units of the figure. */
  readonly letters: number;
}

const Income = ({ tile: { pile, income }, letters }: IncomeProps) => {
  const cubes = income.flatMap((count, metal) => times(count, () => metal));
  const isLettered = letters <= MOST_LETTERS;
  const fontSize = Math.max(LETTERS, letters);
  const size = isLettered ? Math.max(CUBE, fontSize * LETTERS_TO_CUBE) : CUBE;
  const width = cubes.length * (size + 2);
  return (
    <>
      <rect class="rw-pile" x="-17" y="-32" width="34" height="30" rx="4" />
      <text class="rw-pile-number" y="-8">
        {pile}
      </text>
      {cubes.map((metal, place) => (
        <g
          key={place}
          class={`rw-metal-${metal}`}
          transform={`translate(${(place * (size + 2) - width / 2 + 1).toFixed(1)} 3)`}
        >
          <rect class="rw-metal-box" width={size} height={size} rx="2" />
          {isLettered ? (
            <text class="rw-metal-letters" x={size / 2} y={size / 2 + fontSize * 0.34} style={{ fontSize }}>
              {METAL_LETTERS[metal]}
            </text>
          ) : (
            <path class="rw-metal-hatching" d={HATCHING[metal]} />
          )}
        </g>
      ))}
    </>
  );
};
