import type { Ply } from '@pithead/kernel';
import { CITIES, exchangeSource, RESOURCES, sendSalesmanNoun } from '../../rules/index.ts';
import { inReach, priceOn } from '../../text/viewFigures.ts';
import type { TableModel } from '../tableModel.ts';
import { useTableContext } from '../tableModel.ts';
import { StandingFigures } from './standingFigures.tsx';

export const soldResource = ({ at, left }: TableModel): number => (at === 'selling' ? left : -1);

interface RowProps {
  readonly field: number;
  readonly best: readonly number[];
}

function plyOf({ at, held }: TableModel, field: number): Ply | undefined {
  if (at === 'selling') return ['sell', field];
  return at === 'salesman' && held?.kind === 'figure'
    ? ['sendSalesman', sendSalesmanNoun(held.source, field)]
    : undefined;
}

function touchRow(table: TableModel, ply: Ply | undefined, sentence: string): void {
  if (ply !== undefined && table.isAsked) table.touch(ply);
  else table.note(table.at === 'salesman' && table.isAsked ? table.words.firstSource : sentence);
}

export function ExchangeRow({ field, best }: RowProps) {
  const table = useTableContext();
  const { view, names, text } = table;
  const city = view.cities[field] ?? -1;
  const ply = plyOf(table, field);
  const isOffered = ply !== undefined && table.isOffered(ply);
  const sentence = rowSentence(table, field, city);
  return (
    <div class={`sb-row ${isOffered ? 'sb-glows' : ''}`}>
      <button
        type="button"
        class={`sb-row-touch ${isOffered ? 'is-offered' : ''}`}
        data-stop
        data-at={`exchange-${field}`}
        data-drop={`exchange-${field}`}
        aria-disabled={!isOffered}
        aria-label={table.nameOf(
          isOffered && table.at === 'selling' ? text.ply(ply, view) : sentence,
          isOffered,
        )}
        onClick={() => touchRow(table, ply, sentence)}
      />
      <span class="sb-city">
        <b aria-hidden="true">{city < 0 ? '–' : names.city(city)}</b>
        <span class="sb-line">
          <Salesmen field={field} />
          {isOffered && table.at === 'selling' && <Sum field={field} />}
        </span>
      </span>
      <CityPrices city={city} best={best} sold={soldResource(table)} />
    </div>
  );
}

export function CityPrices({
  city,
  best = [],
  sold = -1,
}: {
  city: number;
  best?: readonly number[];
  sold?: number;
}) {
  return (
    <>
      {RESOURCES.map((id, resource) => {
        const price = CITIES[city]?.prices[resource] ?? 0;
        const look = price === 0 ? 'sb-unsold' : price === best[resource] ? 'sb-best' : '';
        return (
          <span
            key={id}
            class={`sb-price ${look} ${sold >= 0 && sold !== resource ? 'sb-faded' : ''}`}
            aria-hidden="true"
          >
            {price === 0 ? (
              '–'
            ) : (
              <>
                {price / 1000}
                <small>000</small>
              </>
            )}
          </span>
        );
      })}
    </>
  );
}

function Sum({ field }: { readonly field: number }) {
  const { view, own, left, names } = useTableContext();
  return (
    <em class="sb-sum" aria-hidden="true">
      {names.money(inReach(view, own, left) * priceOn(view, field, left))}
    </em>
  );
}

function Salesmen({ field }: { readonly field: number }) {
  const table = useTableContext();
  const { view, words, say, names, viewer, held } = table;
  const source = exchangeSource(field);
  const sends: Ply = ['sendWorker', source];
  const isSource =
    table.isAsked && (table.at === 'salesman' || (table.at === 'worker' && table.isOffered(sends)));
  const isHeld = held?.kind === 'figure' && held.source === source;
  const take = (): void =>
    table.at === 'worker' ? table.touch(sends) : table.hold(isHeld ? undefined : { kind: 'figure', source });
  const name = say(words.takeSalesman, { city: names.city(view.cities[field] ?? 0) });
  return (
    <>
      {view.players.map(({ salesmen }, seat) =>
        (salesmen[field] ?? 0) === 0 ? null : (
          <StandingFigures
            key={seat}
            seat={seat}
            count={salesmen[field] ?? 0}
            at={`salesman-${seat}-${field}`}
            name={seat === viewer && isSource ? name : undefined}
            isHeld={isHeld}
            take={take}
          />
        ),
      )}
    </>
  );
}

/** “Tokyo: gas $3,000, coal $2,000; your salesman, 1 salesman of Marek”. */
function rowSentence(
  { words, say, names, view, viewer, seatNames }: TableModel,
  field: number,
  city: number,
): string {
  if (city < 0) return words.undecided;
  const standing = view.players.flatMap(({ salesmen }, seat) => {
    const count = salesmen[field] ?? 0;
    if (count === 0) return [];
    return [
      seat === viewer
        ? say(words.yourSalesmen, { count })
        : say(words.salesmenOf, { count, name: seatNames[seat] ?? '' }),
    ];
  });
  const values = { place: names.city(city), resources: names.prices(city), figures: standing.join(', ') };
  return say(standing.length === 0 ? words.placeSentence : words.placeWithFigures, values);
}
