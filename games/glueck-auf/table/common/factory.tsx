/** The minecart factory with the general coal supply, and the display of orders. */
import { actingSeat } from '@pithead/ui';
import {
  COALS,
  FACTORY_PLACES,
  FIRST_ORDER_SPACE,
  NONE,
  ORDER_PLACES,
  orderOf,
  tileOf,
} from '../../rules/index.ts';
import { Cube, MiniSlots, Tile, times, Transport } from '../art/pieces.tsx';
import { cubeList } from '../describe.ts';
import type { Sight } from '../sight.ts';
import { useSight } from '../sight.ts';
import { Area } from './area.tsx';
import { Space } from './space.tsx';

export function Factory() {
  const table = useSight();
  const { words, view } = table;
  return (
    <Area
      name="factory"
      title={words.factory}
      hint={secretLook(table, 'Tiles') ?? words.factoryHint}
      beside={<Supply />}
    >
      {times(FACTORY_PLACES, (place) => (
        <TileSpace key={place} place={place} />
      ))}
      <Space number={FACTORY_PLACES} class="ga-draw">
        <Deck count={view.tilesInStack} />
      </Space>
    </Area>
  );
}

/** Text for the others while a seat looks at drawn items: how many is public, which ones is not. GA-13.3 */
function secretLook(
  { view, at, looker, words, say, seatNames }: Sight,
  what: 'Tiles' | 'Orders',
): string | undefined {
  const seat = actingSeat(view);
  if (
    view.drawnCount === 0 ||
    seat === looker ||
    (at?.includes(what) !== true && at?.includes(what.toLowerCase()) !== true)
  )
    return undefined;
  return say(words.looksAt, { name: seatNames[seat] ?? '', count: view.drawnCount });
}

function TileSpace({ place }: { readonly place: number }) {
  const { view, words } = useSight();
  const tile = view.factory[place] as number;
  if (tile === NONE) {
    return (
      <Space number={place} class="ga-bare">
        <small class="ga-sold">{view.tilesInStack === 0 && view.refill !== place ? words.soldOut : ''}</small>
      </Space>
    );
  }
  return (
    <Space number={place} foot={<Price price={tileOf(tile).price} />}>
      <Tile tile={tile} />
    </Space>
  );
}

export const Price = ({ price }: { readonly price: number }) => (
  <span class="ga-price">
    <b>{price}</b>
  </span>
);

export function Orders() {
  const table = useSight();
  const { words, view } = table;
  return (
    <Area name="orders" title={words.orders} hint={secretLook(table, 'Orders') ?? words.ordersHint}>
      {times(ORDER_PLACES, (place) => (
        <OrderSpace key={place} place={place} />
      ))}
      <Space number={FIRST_ORDER_SPACE + ORDER_PLACES} class="ga-draw">
        <Deck count={view.ordersInStack} />
      </Space>
    </Area>
  );
}

function OrderSpace({ place }: { readonly place: number }) {
  const { view, words } = useSight();
  const order = view.display[place] as number;
  const number = FIRST_ORDER_SPACE + place;
  if (order === NONE) {
    return (
      <Space number={number} class="ga-bare">
        <small class="ga-sold">
          {view.ordersInStack === 0 && view.refill !== number ? words.soldOut : ''}
        </small>
      </Space>
    );
  }
  return (
    <Space number={number} class="ga-order-space" foot={<b class="ga-worth">{orderOf(order).points}</b>}>
      <OrderFace order={order} />
    </Space>
  );
}

export function OrderFace({ order }: { readonly order: number }) {
  const { transport, slots } = orderOf(order);
  return (
    <span class="ga-face">
      <Transport transport={transport} />
      <MiniSlots slots={slots} />
    </span>
  );
}

function Deck({ count }: { readonly count: number }) {
  const { words, say } = useSight();
  return (
    <span class={`ga-deck ${count === 0 ? 'ga-deck-empty' : ''}`}>
      <i />
      <i />
      <i>
        <b>{Math.min(5, count)}</b>
        <small>{say(words.ofStack, { count })}</small>
      </i>
    </span>
  );
}

/** The general coal supply. In a shortage the remaining coals are offered here. GA-5.8 */
function Supply() {
  const table = useSight();
  const { view, words, say, names, at } = table;
  const asks = at === 'shortage' && table.isAsked;
  return (
    <div
      class="ga-supply"
      role="group"
      aria-label={say(words.supplySentence, { list: cubeList(table, view.supply) })}
    >
      <span class="ga-supply-label">{words.coalLeft}</span>
      {COALS.map((id, coal) => {
        const content = (
          <>
            <Cube coal={coal} />
            <b>{view.supply[coal]}</b>
          </>
        );
        const anchor = `supply-${coal}`;
        if (!asks) {
          return (
            <span key={id} data-at={anchor}>
              {content}
            </span>
          );
        }
        const isOffered = table.isOffered(['loadOtherCoal', coal]);
        return (
          <button
            key={id}
            type="button"
            data-stop
            data-at={anchor}
            class={isOffered ? 'is-offered' : 'ga-calm'}
            aria-disabled={!isOffered}
            aria-label={table.text.ply(['loadOtherCoal', coal], view)}
            title={names.coal(coal)}
            onClick={() => table.touch(['loadOtherCoal', coal])}
          >
            {content}
          </button>
        );
      })}
    </div>
  );
}
