import { startDrag } from '@pithead/ui';
import type { Ply } from '@pithead/kernel';
import { useState } from 'preact/hooks';
import { lazyWordsFor } from '../lazyParts.tsx';
import type { TrayKind } from '../tableModel.ts';
import { useTableContext } from '../tableModel.ts';
import { stackEndTexts, ItemFace, itemName } from './drawnTray.tsx';

const sameItems = (a: readonly number[], b: readonly number[]): boolean =>
  a.toSorted().join() === b.toSorted().join();

/** The rules ask item by item; the arranged order is sent as one command. */
export function ReturnTray({ kind }: { readonly kind: TrayKind }) {
  const table = useTableContext();
  const { view, at, play, say } = table;
  const words = lazyWordsFor(table.language);
  const [laid, lay] = useState<readonly number[]>(view.drawn);
  const order = sameItems(laid, view.drawn) ? laid : view.drawn;
  const move = (from: number, to: number): void => {
    const item = order[from];
    if (item === undefined || to < 0 || to >= order.length) return;
    lay(order.toSpliced(from, 1).toSpliced(to, 0, item));
  };
  const verb = kind === 'tiles' ? 'returnTile' : 'returnOrder';
  // The rules return the last item automatically.
  const named = order.slice(0, -1).map((item): Ply => [verb, item]);
  const asksEnd = at === 'tilesToEnd' || at === 'ordersToEnd';
  return (
    <>
      <p class="ga-tray-ask">{words.returnOrder}</p>
      <ol class="ga-returned">
        {order.map((item, place) => (
          <li
            key={`${item}-${order.indexOf(item) === place ? 0 : place}`}
            data-at={`returned-${item}`}
            data-drop={`place-${place}`}
            onPointerDown={(event) => {
              let here = place;
              startDrag(event, {
                over(key) {
                  const to = Number(/^place-(\d)$/.exec(key)?.[1] ?? here);
                  if (to !== here) move(here, to);
                  here = to;
                },
                drop() {},
              });
            }}
          >
            <b>{view.returned.length + place + 1}</b>
            <span
              role="img"
              aria-label={say(words.place, { number: place + 1, item: itemName(table, kind, item) })}
            >
              <ItemFace kind={kind} item={item} />
            </span>
            <span class="ga-arrows">
              <button
                type="button"
                data-stop
                aria-label={say(words.earlier, { item: itemName(table, kind, item) })}
                disabled={place === 0}
                onClick={() => move(place, place - 1)}
              >
                ‹
              </button>
              <button
                type="button"
                data-stop
                aria-label={say(words.later, { item: itemName(table, kind, item) })}
                disabled={place === order.length - 1}
                onClick={() => move(place, place + 1)}
              >
                ›
              </button>
            </span>
          </li>
        ))}
      </ol>
      <div class="ga-ends">
        {asksEnd ? (
          stackEndTexts(table).map(([end, word]) => (
            <button
              key={end}
              type="button"
              class="ga-button is-offered"
              data-stop
              onClick={() => play([[kind === 'tiles' ? 'returnTilesTo' : 'returnOrdersTo', end], ...named])}
            >
              {word}
            </button>
          ))
        ) : (
          <button type="button" class="ga-button is-offered" data-stop onClick={() => play(named)}>
            {words.inThisOrder}
          </button>
        )}
      </div>
    </>
  );
}
