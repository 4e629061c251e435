/**
 * The viewer may choose sides in any order; the rules ask for them tile by tile, so later ones wait. SB-2.4
 */
import type { Ply } from '@pithead/kernel';
import { chooseSideNoun, EXCHANGES, RESOURCES, sidesOfField } from '../../rules/index.ts';
import { Cube, times } from '../art/pieces.tsx';
import type { TableModel } from '../tableModel.ts';
import { useTableContext } from '../tableModel.ts';
import { CityPrices } from './exchangeRow.tsx';

const choose = (city: number): Ply => ['chooseSide', chooseSideNoun(city)];

type Sides = Readonly<Record<number, number>>;

function chosenOf({ view, sides }: TableModel): Sides {
  const played = view.cities.flatMap((city, field) =>
    city >= 0 && field > 0 ? [[field, city] as const] : [],
  );
  return { ...sides, ...Object.fromEntries(played) };
}

/** Plies for the chosen sides up to the first field without one. */
function runFrom(first: number, sides: Sides): Ply[] {
  const plies: Ply[] = [];
  for (let field = first; field < EXCHANGES; field++) {
    const city = sides[field];
    if (city === undefined) break;
    plies.push(choose(city));
  }
  return plies;
}

function chooseSide(table: TableModel, field: number, city: number): void {
  const { left, isAsked, undoAndPlay } = table;
  if (!isAsked) return table.touch(choose(city));
  const sides = { ...chosenOf(table), [field]: city };
  table.chooseSides(sides);
  if (field < left) return undoAndPlay?.(runFrom(1, sides));
  const plies = runFrom(left, sides);
  if (plies.length > 0) table.play(plies);
}

/** Unpredictable like every other draw of the game. */
const tossed = (): 0 | 1 => ((crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) % 2 === 0 ? 0 : 1);

export function chooseRandomSides(table: TableModel): void {
  const chosen = chosenOf(table);
  const sides = Object.fromEntries(
    times(EXCHANGES - 1, (i) => [i + 1, chosen[i + 1] ?? sidesOfField(i + 1)[tossed()]] as const),
  );
  table.chooseSides(sides);
  table.play(runFrom(table.left, sides));
}

export const SideHeader = () => (
  <div class="sb-side-heads" aria-hidden="true">
    {[1, 2].map((side) => (
      <span key={side} class="sb-side-prices">
        {RESOURCES.map((id, resource) => (
          <Cube key={id} resource={resource} />
        ))}
      </span>
    ))}
  </div>
);

export function SideChoice({ field }: { readonly field: number }) {
  const table = useTableContext();
  const { names, words, say } = table;
  const chosen = chosenOf(table)[field];
  return (
    <div
      class="sb-sides"
      role="group"
      aria-label={sidesOfField(field).map(names.city).join(` ${words.orSide} `)}
    >
      {sidesOfField(field).map((city) => {
        const isChosen = chosen === city;
        const isOffered = table.isAsked && chosen === undefined;
        const isTurned = chosen !== undefined;
        const name = say(words.sideSentence, { city: names.city(city), prices: names.prices(city) });
        return (
          <button
            key={city}
            type="button"
            class={`sb-side ${isChosen ? 'sb-chosen' : isOffered ? 'is-offered' : isTurned ? 'sb-turned' : ''}`}
            data-stop
            data-at={`side-${city}`}
            aria-pressed={isChosen}
            aria-label={name}
            onClick={() => !isChosen && chooseSide(table, field, city)}
          >
            <b aria-hidden="true">{names.city(city)}</b>
            <span class="sb-side-prices">
              <CityPrices city={city} />
            </span>
          </button>
        );
      })}
    </div>
  );
}
