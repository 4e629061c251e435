/** The face of a revealed tile: its pile, and what a mineshaft on it brings. */
import { tileOn, TILES } from '../../../rules/index.ts';
import { METAL_LETTERS, times } from '../../art/pieces.tsx';
import { useTableContext } from '../../tableModel.ts';

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
  readonly space: number;
  /** Units of the figure per pixel. */
  readonly unit: number;
}

export function TileIncome({ space, unit }: IncomeProps) {
  const { view } = useTableContext();
  const { pile = 0, income = [] } = TILES[tileOn(view.spaces[space] ?? 0)] ?? {};
  const letters = LEAST_LETTERS * unit;
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
}
