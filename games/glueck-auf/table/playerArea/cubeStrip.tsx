/**
 * The cubes of cage and storage as large buttons, for phones, where the drawn ones are too small to touch.
 */
import { COALS } from '../../rules/index.ts';
import { Cube } from '../art/pieces.tsx';
import { useTableContext } from '../tableModel.ts';
import { offeredPliesOf, touchCube } from './heldCube.ts';

const SOURCES = ['cage', 'storage'] as const;

export function CubeStrip() {
  const table = useTableContext();
  const { own, words, say, names, held } = table;
  if (!table.isAsked || (table.at !== 'mining' && table.at !== 'secondCube')) return null;
  const pieces = SOURCES.flatMap((from) =>
    COALS.flatMap((id, coal) => {
      const count = own[from][coal] ?? 0;
      return count > 0 && offeredPliesOf(table, from, coal).length > 0
        ? [{ key: `${from}-${id}`, from, coal, count }]
        : [];
    }),
  );
  if (pieces.length === 0) return null;
  const stores = held?.from === 'cage' && table.isOffered(['cageToStorage', held.coal]);
  return (
    <div class="ga-strip" data-area="strip">
      {pieces.map(({ key, from, coal, count }) => {
        const isHeld = held?.from === from && held.coal === coal;
        const name = say(from === 'cage' ? words.cubeInCage : words.cubeInStorage, {
          coal: names.coal(coal),
        });
        return (
          <button
            key={key}
            type="button"
            class={`ga-strip-piece ${isHeld ? 'ga-held' : 'is-offered'}`}
            data-stop
            aria-pressed={isHeld}
            aria-label={name}
            onClick={() => (isHeld ? table.hold(undefined) : touchCube(table, { from, coal, place: 0 }))}
          >
            <Cube coal={coal} />
            <b>×{count}</b>
            <small>{from === 'cage' ? words.cage : words.storage}</small>
          </button>
        );
      })}
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
