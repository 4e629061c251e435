/** The exchange board: a table of cities by resources, to compare prices of one resource. SB-1.7 */
import { CITIES, EXCHANGES, RESOURCES } from '../../rules/index.ts';
import { inReach } from '../../text/viewFigures.ts';
import { Cube, times } from '../art/pieces.tsx';
import { bestPrices } from '../actionForecast.ts';
import { useTableContext } from '../tableModel.ts';
import { ExchangeRow, soldResource } from './exchangeRow.tsx';
import { chooseRandomSides, SideHeader, SideChoice } from './sideChoice.tsx';

export function Exchanges() {
  const table = useTableContext();
  const { view, words, names, at } = table;
  const isChoosing = at === 'sides';
  const best = bestPrices(view.cities.flatMap((city) => (city < 0 ? [] : [CITIES[city]?.prices ?? []])));
  const sold = soldResource(table);
  return (
    <section
      class={`sb-exchanges ${isChoosing ? 'sb-choosing' : ''}`}
      aria-label={words.exchanges}
      data-area="exchanges"
    >
      <header>
        <h2>{words.exchanges}</h2>
        {isChoosing && table.isAsked && !table.isOffered(['confirmSides', 0]) && (
          <button type="button" class="sb-draw-sides" data-stop onClick={() => chooseRandomSides(table)}>
            {words.randomSides}
          </button>
        )}
        {!isChoosing &&
          RESOURCES.map((id, resource) => (
            <span
              key={id}
              class={sold >= 0 && sold !== resource ? 'sb-faded' : ''}
              data-at={`market-${resource}`}
              aria-hidden="true"
            >
              <Cube resource={resource} />
              {names.resourceLetter(resource)}
            </span>
          ))}
      </header>
      {isChoosing && <SideHeader />}
      {times(EXCHANGES, (field) =>
        isChoosing && field > 0 ? (
          <SideChoice key={field} field={field} />
        ) : (
          <ExchangeRow key={field} field={field} best={best} />
        ),
      )}
      {!isChoosing && <Reach sold={sold} />}
    </section>
  );
}

function Reach({ sold }: { readonly sold: number }) {
  const { view, own, words, names, say } = useTableContext();
  const counts = RESOURCES.map((_, resource) => inReach(view, own, resource));
  const list = counts.flatMap((count, resource) => (count === 0 ? [] : [names.counted(resource, count)]));
  return (
    <div
      class="sb-reach"
      role="img"
      aria-label={say(words.placeSentence, { place: words.inReach, resources: list.join(', ') || '–' })}
    >
      <span>{words.inReach}</span>
      {counts.map((count, resource) => (
        <b key={resource} class={sold >= 0 && sold !== resource ? 'sb-faded' : ''}>
          {count === 0 ? '–' : count}
        </b>
      ))}
    </div>
  );
}
