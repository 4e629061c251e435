import { useRef } from 'preact/hooks';
import { draftingSeat, orderOf } from '../../rules/index.ts';
import { SeatEmblem, times } from '../art/pieces.tsx';
import { useTableContext } from '../tableModel.ts';
import { BoardArea } from './boardArea.tsx';
import { OrderFace } from './factory.tsx';

export function OrderDraft() {
  const table = useTableContext();
  const { words, view, names } = table;
  // Orders that were taken leave a gap, so that the others stay where they are.
  const places = useRef(view.draftRow);
  if (!view.draftRow.every((order) => places.current.includes(order))) places.current = view.draftRow;
  return (
    <BoardArea
      name="orders"
      title={words.draft}
      hint={words.draftHint}
      beside={<PickingOrder />}
      class="ga-area-draft"
    >
      {places.current.map((order) => {
        if (!view.draftRow.includes(order)) return <span key={order} class="ga-taken" />;
        const ply = ['draftOrder', order] as const;
        const isArmed = table.isArmed(ply);
        const isOffered = table.isOffered(ply);
        const status = isArmed ? words.held : isOffered ? words.available : words.notAvailable;
        return (
          <button
            key={order}
            type="button"
            class={`ga-space ga-order-space ${isArmed ? 'ga-chosen' : isOffered ? 'is-offered' : 'ga-calm'}`}
            data-stop
            data-at={`draft-${order}`}
            aria-disabled={!isOffered}
            aria-pressed={isArmed}
            aria-label={`${names.orderWorth(orderOf(order))}, ${status}`}
            onClick={() => table.touch(ply)}
            onPointerEnter={isOffered ? () => table.look(ply) : undefined}
            onPointerLeave={() => table.look(undefined)}
          >
            <span class="ga-art" aria-hidden="true">
              <OrderFace order={order} />
            </span>
            <span class="ga-foot" aria-hidden="true">
              <b class="ga-worth">{orderOf(order).points}</b>
            </span>
            {isArmed && (
              <span class="ga-again" aria-hidden="true">
                {words.take}
              </span>
            )}
          </button>
        );
      })}
    </BoardArea>
  );
}

function PickingOrder() {
  const { view } = useTableContext();
  const left = view.steps.at(-1)?.left ?? 0;
  const seats = view.players.length;
  return (
    <span class="ga-picking" aria-hidden="true">
      {times(left, (place) => {
        const seat = draftingSeat({ startPlayer: view.startPlayer, seats }, left - place);
        return (
          <i key={left - place} class={place === 0 ? 'ga-now' : ''}>
            <SeatEmblem seat={seat} />
          </i>
        );
      })}
    </span>
  );
}
