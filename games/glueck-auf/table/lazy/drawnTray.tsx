import type { Ply } from '@pithead/kernel';
import { ENDS, IMBALANCE_PENALTY, orderOf, tileOf, TILES } from '../../rules/index.ts';
import { TileFace } from '../art/pieces.tsx';
import { OrderFace, PriceTag } from '../mainBoard/factory.tsx';
import { capital } from '../sentences.ts';
import type { TableModel, TrayKind } from '../tableModel.ts';
import { useTableContext } from '../tableModel.ts';
import { lazyWordsFor } from '../lazyParts.tsx';
import { PlayerSummary } from '../playerArea/playerSummary.tsx';
import { ReturnTray } from './returnTray.tsx';

export function DrawnTray({ kind }: { readonly kind: TrayKind }) {
  const { at, language } = useTableContext();
  const words = lazyWordsFor(language);
  const isKeeping = at === 'drawnTiles' || at === 'drawnOrders';
  return (
    <section
      class={`ga-tray ga-tray-${kind}`}
      aria-label={kind === 'tiles' ? words.drawnTiles : words.drawnOrders}
      data-area="tray"
    >
      <header>
        <h2>{kind === 'tiles' ? words.drawnTiles : words.drawnOrders}</h2>
        <small>{words.onlyYou}</small>
        {kind === 'tiles' && <PlayerSummary />}
      </header>
      {isKeeping ? <Picks kind={kind} /> : <ReturnTray kind={kind} />}
    </section>
  );
}

export const itemName = ({ names }: TableModel, kind: TrayKind, item: number): string =>
  kind === 'tiles' ? names.tilePriced(tileOf(item)) : names.orderWorth(orderOf(item));

export const ItemFace = ({ kind, item }: { readonly kind: TrayKind; readonly item: number }) =>
  kind === 'tiles' ? <TileFace tile={item} /> : <OrderFace order={item} />;

function Picks({ kind }: { readonly kind: TrayKind }) {
  const table = useTableContext();
  const { view, words } = table;
  const lazyWords = lazyWordsFor(table.language);
  const verb = kind === 'tiles' ? 'buyDrawnTile' : 'keepDrawnOrder';
  const canBuy = view.drawn.some((item) => table.isOffered([verb, item]));
  return (
    <>
      <p class="ga-tray-ask">
        {capital(lazyWords[kind === 'orders' ? 'keepOneOrder' : canBuy ? 'keepOne' : 'noneAffordable'])}
      </p>
      <div class="ga-picks">
        {view.drawn.map((item, place) => {
          const ply: Ply = [verb, item];
          const isOffered = table.isOffered(ply);
          const isArmed = table.isArmed(ply) && view.drawn.indexOf(item) === place;
          const status = isArmed ? words.held : isOffered ? words.available : words.notAvailable;
          return (
            <button
              key={`${item}-${place}`}
              type="button"
              class={`ga-space ga-pick ${isArmed ? 'ga-chosen' : isOffered ? 'is-offered' : 'ga-calm ga-fail-price'}`}
              data-stop
              data-at={`drawn-${item}`}
              aria-disabled={!isOffered}
              aria-pressed={isArmed}
              aria-label={`${itemName(table, kind, item)}, ${status}`}
              onClick={() => table.touch(ply)}
              onPointerEnter={isOffered ? () => table.look(ply) : undefined}
              onPointerLeave={() => table.look(undefined)}
            >
              <span class="ga-art">
                <ItemFace kind={kind} item={item} />
              </span>
              <span class="ga-foot">
                {kind === 'tiles' ? (
                  <PriceTag price={tileOf(item).price} />
                ) : (
                  <b class="ga-worth">{orderOf(item).points}</b>
                )}
              </span>
              {isArmed && <span class="ga-again">{kind === 'tiles' ? words.buy : words.take}</span>}
            </button>
          );
        })}
      </div>
      {kind === 'tiles' && <Effects />}
    </>
  );
}

function Effects() {
  const { preview, own, language } = useTableContext();
  const words = lazyWordsFor(language);
  const tile = preview?.[0] === 'buyDrawnTile' ? TILES[preview[1]] : undefined;
  const light = own.tiles.filter((each) => tileOf(each).side === 'light').length;
  const lean = light * 2 - own.tiles.length;
  const loss = (by: number): string => `−${Math.abs(by) * IMBALANCE_PENALTY}`.replace('−0', '0');
  const after = lean + (tile === undefined ? 0 : tile.side === 'light' ? 1 : -1);
  return (
    <p class="ga-effects">
      <span>
        {words.effectMarks}{' '}
        <b>{tile === undefined ? own.marks : `${own.marks} → ${own.marks - tile.price}`}</b>
      </span>
      <span>
        {words.effectBalance} <b>{tile === undefined ? loss(lean) : `${loss(lean)} → ${loss(after)}`}</b>
      </span>
    </p>
  );
}

export const stackEndTexts = ({ language }: TableModel): readonly [number, string][] =>
  ENDS.map((end, noun) => [noun, lazyWordsFor(language)[end === 'top' ? 'onTop' : 'under']]);
