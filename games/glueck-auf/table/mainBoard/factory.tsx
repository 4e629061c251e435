import { actingSeat } from '@pithead/ui';
import { COALS, FACTORY_PLACES, NONE, orderOf, tileOf } from '../../rules/index.ts';
import { Cube, OrderSlotIcons, TileFace, times, TransportIcon } from '../art/pieces.tsx';
import { cubeList } from '../sentences.ts';
import type { TableModel } from '../tableModel.ts';
import { useTableContext } from '../tableModel.ts';
import { BoardArea } from './boardArea.tsx';
import { SpaceButton } from './spaceButton.tsx';

export function Factory() {
  const table = useTableContext();
  const { words, view } = table;
  return (
    <BoardArea
      name="factory"
      title={words.factory}
      hint={secretLook(table, 'Tiles') ?? words.factoryHint}
      beside={<Supply />}
    >
      {times(FACTORY_PLACES, (place) => (
        <TileSpace key={place} place={place} />
      ))}
      <SpaceButton number={FACTORY_PLACES} class="ga-draw">
        <Deck count={view.tilesInStack} />
      </SpaceButton>
    </BoardArea>
  );
}

/** Text for the others while a seat looks at drawn items: how many is public, which ones is not. GA-13.3 */
export function secretLook(
  { view, at, viewer, words, say, seatNames }: TableModel,
  what: 'Tiles' | 'Orders',
): string | undefined {
  const seat = actingSeat(view);
  if (
    view.drawnCount === 0 ||
    seat === viewer ||
    (at?.includes(what) !== true && at?.includes(what.toLowerCase()) !== true)
  )
    return undefined;
  return say(words.looksAt, { name: seatNames[seat] ?? '', count: view.drawnCount });
}

function TileSpace({ place }: { readonly place: number }) {
  const { view, words } = useTableContext();
  const tile = view.factory[place] as number;
  if (tile === NONE) {
    return (
      <SpaceButton number={place} class="ga-bare">
        <small class="ga-sold">{view.tilesInStack === 0 && view.refill !== place ? words.soldOut : ''}</small>
      </SpaceButton>
    );
  }
  return (
    <SpaceButton number={place} foot={<PriceTag price={tileOf(tile).price} />}>
      <TileFace tile={tile} />
    </SpaceButton>
  );
}

export const PriceTag = ({ price }: { readonly price: number }) => (
  <span class="ga-price">
    <b>{price}</b>
  </span>
);

export function OrderFace({ order }: { readonly order: number }) {
  const { transport, slots } = orderOf(order);
  return (
    <span class="ga-face">
      <TransportIcon transport={transport} />
      <OrderSlotIcons slots={slots} />
    </span>
  );
}

export function Deck({ count }: { readonly count: number }) {
  const { words, say } = useTableContext();
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

function Supply() {
  const table = useTableContext();
  const { view, words, say, at } = table;
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
            onClick={() => table.touch(['loadOtherCoal', coal])}
          >
            {content}
          </button>
        );
      })}
    </div>
  );
}
