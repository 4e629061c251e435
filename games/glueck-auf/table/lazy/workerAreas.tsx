/** The common board after the order draft, except the factory. */
import { Deferred } from '@pithead/ui';
import { FIRST_ORDER_SPACE, NONE, ORDER_PLACES, orderOf, SPACES } from '../../rules/index.ts';
import { CoinIcon, SeatEmblem, times, TransportIcon, WorkerPiece } from '../art/pieces.tsx';
import { BoardArea } from '../mainBoard/boardArea.tsx';
import { Deck, OrderFace, secretLook } from '../mainBoard/factory.tsx';
import { SpaceButton } from '../mainBoard/spaceButton.tsx';
import { completeOrders } from '../sentences.ts';
import { useTableContext } from '../tableModel.ts';

function OrderDisplay() {
  const table = useTableContext();
  const { words, view } = table;
  return (
    <BoardArea name="orders" title={words.orders} hint={secretLook(table, 'Orders') ?? words.ordersHint}>
      {times(ORDER_PLACES, (place) => (
        <OrderSpace key={place} place={place} />
      ))}
      <SpaceButton number={FIRST_ORDER_SPACE + ORDER_PLACES} class="ga-draw">
        <Deck count={view.ordersInStack} />
      </SpaceButton>
    </BoardArea>
  );
}

function OrderSpace({ place }: { readonly place: number }) {
  const { view, words } = useTableContext();
  const order = view.display[place] as number;
  const number = FIRST_ORDER_SPACE + place;
  if (order === NONE) {
    return (
      <SpaceButton number={number} class="ga-bare">
        <small class="ga-sold">
          {view.ordersInStack === 0 && view.refill !== number ? words.soldOut : ''}
        </small>
      </SpaceButton>
    );
  }
  return (
    <SpaceButton
      number={number}
      class="ga-order-space"
      foot={<b class="ga-worth">{orderOf(order).points}</b>}
    >
      <OrderFace order={order} />
    </SpaceButton>
  );
}

const numbersOf = (action: string): number[] =>
  SPACES.flatMap((space, number) => (space.action === action ? [number] : []));
const MINING = numbersOf('mining');
const DELIVERY = numbersOf('delivery');
const MONEY = numbersOf('takeMoney');

function MiningArea() {
  const { words } = useTableContext();
  return (
    <BoardArea name="mining" title={words.mining} hint={words.miningHint}>
      {MINING.map((number) => (
        <SpaceButton key={number} number={number} class="ga-number">
          <b class="ga-figure">{SPACES[number]?.value}</b>
        </SpaceButton>
      ))}
    </BoardArea>
  );
}

function DeliveryArea() {
  const { words } = useTableContext();
  return (
    <BoardArea name="delivery" title={words.delivery} hint={words.deliveryHint}>
      {DELIVERY.map((number, transport) => (
        <SpaceButton
          key={number}
          number={number}
          class="ga-number"
          foot={<Deliverable transport={transport} />}
        >
          <TransportIcon transport={transport} class="ga-big" />
        </SpaceButton>
      ))}
    </BoardArea>
  );
}

function Deliverable({ transport }: { readonly transport: number }) {
  const { view, own, isOwn } = useTableContext();
  const count = isOwn ? completeOrders(view, own.orders, transport).length : 0;
  return count > 0 ? <span class="ga-ready">✓ {count}</span> : null;
}

function MoneyArea() {
  const { words } = useTableContext();
  return (
    <BoardArea name="money" title={words.money} hint={words.moneyHint}>
      {MONEY.map((number) => (
        <SpaceButton key={number} number={number} class="ga-number">
          <b class="ga-figure">{SPACES[number]?.value}</b>
        </SpaceButton>
      ))}
    </BoardArea>
  );
}

function BankArea() {
  const table = useTableContext();
  const { words, say, view } = table;
  const owners = view.bank.filter((count) => count > 0).length;
  const isOffered = table.isOffered(['useBank', 0]);
  const isChosen = table.placed === SPACES.length;
  const state = isChosen ? words.chosen : isOffered ? words.available : words.notAvailable;
  const sentence = say(words.bankSentence, { state });
  return (
    <BoardArea name="bank" title={words.bank}>
      <button
        type="button"
        class={`ga-space ga-number ${isChosen ? 'ga-chosen' : isOffered ? 'is-offered' : 'ga-calm'}`}
        data-stop
        data-at="bank"
        aria-label={sentence}
        aria-disabled={!isOffered}
        onClick={() => table.touch(['useBank', 0])}
      >
        <span class="ga-stand ga-stand-bank" aria-hidden="true">
          {view.bank.map((count, seat) =>
            count > 0 ? (
              <span key={seat}>
                {owners > 2 ? <SeatEmblem seat={seat} /> : <WorkerPiece seat={seat} />}
                {count > 1 && <b class="ga-many">{count}</b>}
              </span>
            ) : null,
          )}
        </span>
        <span class="ga-art" aria-hidden="true">
          <CoinIcon />
          <b class="ga-figure">1</b>
        </span>
        <span class="ga-foot" aria-hidden="true">
          <span class="ga-need">
            <svg class="ga-helmet" viewBox="0 0 20 14" aria-hidden="true">
              <use href="#ga-helmet" />
            </svg>
            <b>1</b>
          </span>
        </span>
      </button>
    </BoardArea>
  );
}

export function CanteenArea() {
  const { words, say, names, view, seatNames } = useTableContext();
  const list = view.players.map((_, seat) => `${seatNames[seat] ?? ''} ${view.canteen[seat] ?? 0}`);
  return (
    <BoardArea name="canteen" title={words.canteen}>
      <div
        class="ga-canteen"
        data-at="canteen"
        role="img"
        aria-label={say(words.canteenSentence, { list: names.list(list) })}
      >
        {view.players.map((_, seat) => (
          <span key={seat} class={view.canteen[seat] === 0 ? 'ga-none' : ''}>
            {view.canteen[seat] === 0 ? <SeatEmblem seat={seat} /> : <WorkerPiece seat={seat} />}
            <b>{view.canteen[seat]}</b>
          </span>
        ))}
      </div>
    </BoardArea>
  );
}

export const WorkerAreas = () => (
  <>
    <Deferred>
      <OrderDisplay />
      <MiningArea />
    </Deferred>
    <Deferred>
      <DeliveryArea />
      <MoneyArea />
      <BankArea />
      <CanteenArea />
    </Deferred>
  </>
);
