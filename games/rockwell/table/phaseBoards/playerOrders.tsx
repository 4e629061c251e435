import { isSeatPending } from '@pithead/ui';
import { OwnerToken } from '../art/pieces.tsx';
import { useTableContext } from '../tableModel.ts';

export function PlayerOrders() {
  const { view, words } = useTableContext();
  return (
    <section class="rw-orders" aria-label={words.orders}>
      <Order name={words.management} order={view.management} isCurrent={view.round === 0} />
      <Order name={words.control} order={view.control} isCurrent={view.round > 0} />
    </section>
  );
}

interface OrderProps {
  readonly name: string;
  readonly order: readonly number[];
  readonly isCurrent: boolean;
}

function Order({ name, order, isCurrent }: OrderProps) {
  const { view, seatNames, things } = useTableContext();
  return (
    <div
      class="rw-order"
      role="img"
      aria-label={`${name}: ${things.list(order.map((seat) => seatNames[seat] ?? ''))}`}
    >
      <small class="rw-label">{name}</small>
      <span>
        {order.map((seat) => (
          <i
            key={seat}
            class={isCurrent && isSeatPending(view, seat) ? 'rw-now' : ''}
            data-at={`order-${seat}`}
          >
            <OwnerToken owner={seat} />
          </i>
        ))}
      </span>
    </div>
  );
}
