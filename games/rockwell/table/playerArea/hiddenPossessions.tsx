import type { Possessions } from '../../rules/index.ts';
import { countBits, deliveryPrestige, RESOURCES } from '../../rules/index.ts';
import { METAL_LETTERS, times } from '../art/pieces.tsx';
import { useTableContext } from '../tableModel.ts';

/** Larger stocks are shown as a number only. */
const SHOWN_SINGLY = 12;

export function HiddenPossessions({ possessions }: { readonly possessions: Possessions }) {
  const { words, things, isOwn } = useTableContext();
  const { stock, money, insurance, deliveries } = possessions;
  return (
    <div class="rw-screen" role="group" aria-label={words.behindScreen}>
      {isOwn && <span class="rw-tab">{words.behindScreen}</span>}
      <div class="rw-metals">
        {RESOURCES.map((id, metal) => (
          <div
            key={id}
            class="rw-heap"
            data-at={`stock-${metal}`}
            role="img"
            aria-label={things.counted(metal, stock[metal] ?? 0)}
          >
            <span class={`rw-heap-cubes rw-metal-${metal}`}>
              {times(Math.min(stock[metal] ?? 0, SHOWN_SINGLY), (place) => (
                <i key={place} />
              ))}
            </span>
            <b>
              {stock[metal]} <small>{METAL_LETTERS[metal]}</small>
            </b>
          </div>
        ))}
      </div>
      <dl class="rw-cash">
        <div data-at="money">
          <dt>{words.money}</dt>
          <dd>{things.money(money)}</dd>
        </div>
        <div data-at="insurance">
          <dt>{words.insurance}</dt>
          <dd>{insurance}</dd>
        </div>
        <div data-at="delivered">
          <dt>{words.deliveries}</dt>
          <dd>
            {countBits(deliveries)}
            {deliveries !== 0 && <small> ★{deliveryPrestige(possessions)}</small>}
          </dd>
        </div>
      </dl>
    </div>
  );
}
