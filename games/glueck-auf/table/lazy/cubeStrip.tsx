/**
 * The coal that can be moved as large buttons, for phones, where the drawn cubes are too small to touch.
 */
import { COALS, cubesOnLevel } from '../../rules/index.ts';
import { Cube } from '../art/pieces.tsx';
import type { HeldCube, TableModel } from '../tableModel.ts';
import { useTableContext } from '../tableModel.ts';
import { cubeName } from '../sentences.ts';
import { offeredPliesOf, touchCube } from './heldCube.ts';

const SOURCES = ['cart', 'cage', 'storage'] as const;
type Source = (typeof SOURCES)[number];

/** How many cubes of a coal can be taken from there. */
function countAt(table: TableModel, from: Source, coal: number): number {
  const { own } = table;
  if (from === 'cart') return table.isOffered(['cartToCage', coal]) ? cubesOnLevel(own, own.level, coal) : 0;
  return offeredPliesOf(table, from, coal).length > 0 ? (own[from][coal] ?? 0) : 0;
}

export function CubeStrip() {
  const table = useTableContext();
  const { words, held, at } = table;
  if (!table.isPhone || !table.isAsked || (at !== 'mining' && at !== 'secondCube')) return null;
  const pieces = SOURCES.flatMap((from) =>
    COALS.map((_, coal) => ({ from, coal, count: countAt(table, from, coal) })),
  ).filter(({ count }) => count > 0);
  if (pieces.length === 0) return null;
  const stores = held?.from === 'cage' && table.isOffered(['cageToStorage', held.coal]);
  return (
    <div class="ga-strip" data-area="strip">
      {pieces.map((piece) => (
        <StripPiece key={`${piece.from}-${piece.coal}`} {...piece} />
      ))}
      {stores && (
        <button
          type="button"
          class="ga-button is-offered"
          data-stop
          onClick={() => table.touch(['cageToStorage', held.coal])}
        >
          → {words.storage}
        </button>
      )}
    </div>
  );
}

interface PieceProps {
  readonly from: Source;
  readonly coal: number;
  readonly count: number;
}

function StripPiece({ from, coal, count }: PieceProps) {
  const table = useTableContext();
  const { words, held } = table;
  const isHeld = held?.from === from && held.coal === coal;
  const place = { cart: `→ ${words.cage}`, cage: words.cage, storage: words.storage }[from];
  const touch = (): void => {
    if (from === 'cart') table.touch(['cartToCage', coal]);
    else if (isHeld) table.hold(undefined);
    else touchCube(table, { from, coal, place: 0 } satisfies HeldCube);
  };
  return (
    <button
      type="button"
      class={`ga-strip-piece ${isHeld ? 'ga-held' : 'is-offered'}`}
      data-stop
      data-at={`strip-${from}-${coal}`}
      aria-pressed={isHeld}
      aria-label={cubeName(table, { from, coal }, true, isHeld)}
      onClick={touch}
    >
      <Cube coal={coal} />
      <b>×{count}</b>
      <small>{place}</small>
    </button>
  );
}
