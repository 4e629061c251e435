import {
  cubesOnSlot,
  isFilled,
  isHalfFilled,
  orderOf,
  SLOT_COAL,
  slotsOf,
  SPACES,
  TRANSPORTS,
} from '../../rules/index.ts';
import { CoalGlyph, Cube, SeatEmblem, TransportIcon } from '../art/pieces.tsx';
import { filledSlots, orderSentence } from '../sentences.ts';
import { lazyParts } from '../lazyParts.tsx';
import type { TableModel } from '../tableModel.ts';
import { useTableContext } from '../tableModel.ts';
import { figure } from '../words.ts';
import { PlayerSummary } from './playerSummary.tsx';

export function OutstandingOrders() {
  const table = useTableContext();
  const { own, shownSeat, words, say, seatNames, isOwn } = table;
  const ghost = previewedOrder(table);
  const title = isOwn ? words.yourOrders : say(words.ordersOf, { name: seatNames[shownSeat] ?? '' });
  const shown = own.orders.length + (ghost === undefined ? 0 : 1);
  return (
    <section class="ga-desk" aria-label={title} data-area="orders-own">
      <header>
        <SeatEmblem seat={shownSeat} />
        <h2>{title}</h2>
        <PlayerSummary />
        <div>
          <p class="ga-pile" data-at="pile">
            <i />
            <i />
            <b>{own.deliveredCount}</b> <small>{words.delivered}</small>
          </p>
          <p class="ga-own-points">
            <b>{figure(own.points)}</b> <small>{say(words.points, { count: own.points })}</small>
          </p>
        </div>
      </header>
      <div class={`ga-cards ${shown > 4 ? 'ga-more-cards' : `ga-cards-${Math.max(3, shown)}`}`}>
        {shown === 0 && <p class="ga-empty">{words.noOrders}</p>}
        {own.orders.map((order) => (
          <OrderCard key={order} order={order} />
        ))}
        {ghost !== undefined && <OrderCard key={ghost} order={ghost} isGhost />}
      </div>
    </section>
  );
}

function previewedOrder({ preview, view }: TableModel): number | undefined {
  if (preview === undefined) return undefined;
  const [verb, noun] = preview;
  if (verb === 'keepDrawnOrder' || verb === 'draftOrder') return noun;
  const space = verb === 'placeWorkers' ? SPACES[noun] : undefined;
  const order = space?.action === 'takeDisplayedOrder' ? (view.display[space.value] as number) : -1;
  return order >= 0 ? order : undefined;
}

function isGoing({ preview }: TableModel, order: number): boolean {
  const space = preview?.[0] === 'placeWorkers' ? SPACES[preview[1]] : undefined;
  return space?.action === 'delivery' && space.value === orderOf(order).transport;
}

export function OrderCard({
  order,
  isGhost = false,
}: {
  readonly order: number;
  readonly isGhost?: boolean;
}) {
  const table = useTableContext();
  const { view, words, names } = table;
  const { transport, points, slotCount } = orderOf(order);
  const filled = filledSlots(view, order);
  const isDone = filled === slotCount;
  const look = isGhost ? 'ga-ghost-card' : isDone ? `ga-done ${isGoing(table, order) ? 'ga-going' : ''}` : '';
  return (
    <article
      class={`ga-order ga-slots-${slotCount} ${look}`}
      data-at={`order-${order}`}
      aria-label={orderSentence(table, order)}
      onClick={(event) =>
        (event.target as Element).closest('button') === null && lazyParts()?.layOnCard(table, order)
      }
    >
      <header>
        <TransportIcon transport={transport} />
        <span>{titleOf(names.messages.transports[TRANSPORTS[transport] ?? 'handcart'])}</span>
      </header>
      <div class="ga-slots">
        {slotsOf(order).map((slot) => (
          <Slot key={slot} slot={slot} />
        ))}
      </div>
      <footer>
        {isDone ? (
          <span class="ga-ready">
            ✓ <i>{words.ready}</i>
          </span>
        ) : (
          <span class="ga-count">{`${filled}/${slotCount}`}</span>
        )}
        <b>{points}</b>
      </footer>
    </article>
  );
}

const titleOf = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

function Slot({ slot }: { readonly slot: number }) {
  const table = useTableContext();
  const { view, words, say, names } = table;
  const coal = SLOT_COAL[slot] as number;
  const cubes = cubesOnSlot(view, slot);
  const isDone = isFilled(view, slot);
  const half = isHalfFilled(view, slot);
  const isWorking = table.isOwn && table.isAsked && (table.at === 'mining' || table.at === 'secondCube');
  const label = say(isDone ? words.slotFilled : half ? words.slotHalf : words.slotEmpty, {
    slot: names.slot(coal),
  });
  const face = isDone ? (
    <FilledSlot cubes={cubes} />
  ) : (
    <OpenSlot coal={coal} first={half ? cubes[0] : undefined} />
  );
  const kind = `ga-slot ga-ink-${coal} ${isDone ? 'ga-full' : half ? 'ga-half' : ''}`;
  const actions = isWorking && !isDone ? lazyParts() : undefined;
  if (actions === undefined) {
    return (
      <span class={kind} role="img" aria-label={label} data-at={`slot-${slot}`}>
        {face}
      </span>
    );
  }
  const isAimed = table.aimedSlot === slot;
  const { isTarget, isFirstHalf } = actions.slotTarget(table, slot);
  return (
    <button
      type="button"
      class={`${kind} ${isAimed ? 'ga-aimed' : isTarget ? 'is-offered' : ''} ${isFirstHalf ? 'ga-would-half' : ''}`}
      data-stop
      data-at={`slot-${slot}`}
      data-drop={`slot-${slot}`}
      aria-disabled={!isTarget}
      aria-pressed={isAimed}
      aria-label={`${label}, ${isTarget ? words.available : words.notAvailable}`}
      onClick={() => actions.touchSlot(table, slot)}
    >
      {face}
    </button>
  );
}

const FilledSlot = ({ cubes }: { readonly cubes: readonly number[] }) => {
  const pieces = cubes.map((coal, place) => <Cube key={place} coal={coal} />);
  return cubes.length === 1 ? <>{pieces}</> : <span class="ga-pair">{pieces}</span>;
};

const OpenSlot = ({ coal, first }: { readonly coal: number; readonly first: number | undefined }) => (
  <>
    <CoalGlyph coal={coal} />
    {first !== undefined && <Cube coal={first} class="ga-substitute" />}
    <em>½</em>
  </>
);
