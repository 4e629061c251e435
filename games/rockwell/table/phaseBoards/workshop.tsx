import type { Ply } from '@pithead/kernel';
import { deliveriesLeftFrom, DELIVERY_PILES, deliveryOf, RESOURCES, WORKSHOP } from '../../rules/index.ts';
import { useTableContext } from '../tableModel.ts';
import { PhaseBoard } from './phaseBoard.tsx';
import { BoardSlots } from './boardSlots.tsx';

export function Workshop() {
  const { words } = useTableContext();
  return (
    <PhaseBoard board={WORKSHOP} beside={words.actions}>
      <BoardSlots board={WORKSHOP} />
      <div class="rw-deliveries" data-area="deliveries" role="group" aria-label={words.deliveries}>
        {DELIVERY_PILES.map(({ id }, pile) => (
          <Delivery key={id} pile={pile} />
        ))}
      </div>
    </PhaseBoard>
  );
}

export function Delivery({ pile }: { readonly pile: number }) {
  const table = useTableContext();
  const { view, words, say, things, text } = table;
  const ply: Ply = ['deliver', pile];
  const top = view.deliveryTops[pile] ?? -1;
  const isOffered = table.isOffered(ply);
  const isArmed = table.isArmed(ply);
  const tile = top < 0 ? undefined : deliveryOf(top);
  const left = top < 0 ? 0 : deliveriesLeftFrom(top);
  const sentence =
    tile === undefined
      ? text.ply(ply, view)
      : say(words.deliverySentence, {
          cubes: things.cubes(tile.cost),
          prestige: things.prestige(tile.prestige),
          left,
        });
  return (
    <button
      type="button"
      class={`rw-delivery ${isArmed ? 'rw-chosen' : isOffered ? 'is-offered' : ''} ${top < 0 ? 'rw-spent' : ''}`}
      data-stop
      data-at={`delivery-${pile}`}
      aria-disabled={!isOffered}
      aria-pressed={isArmed}
      aria-label={isOffered ? `${sentence}, ${words.available}` : sentence}
      onClick={() => (table.at === 'workshop' ? table.touch(ply) : table.note(sentence))}
    >
      <span class="rw-need">
        {RESOURCES.flatMap((id, metal) =>
          (tile?.cost[metal] ?? 0) > 0
            ? [
                <i key={id} class={`rw-cube rw-metal-${metal}`}>
                  {tile?.cost[metal]}
                </i>,
              ]
            : [],
        )}
      </span>
      <b>{tile?.prestige ?? '–'}</b>
      <small>×{left}</small>
    </button>
  );
}
