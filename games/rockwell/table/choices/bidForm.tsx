import { useState } from 'preact/hooks';
import { NOTE, PRICES, RESOURCES, worthOf } from '../../rules/index.ts';
import { Cube, CubeCount } from '../art/pieces.tsx';
import { useTableContext } from '../tableModel.ts';
import { FormPanel } from './formPanel.tsx';
import type { SealedAmounts } from './sealedPlies.ts';
import { NO_AMOUNTS, bidPlies } from './sealedPlies.ts';
import { DecidedSeats } from './decidedSeats.tsx';
import { AmountStepper } from './amountStepper.tsx';

export function BidForm() {
  const table = useTableContext();
  const { view, words, say, things, own, draft } = table;
  const [chosen, choose] = useState<SealedAmounts>(draft ?? own.own?.choice ?? NO_AMOUNTS);
  const stock = own.own?.stock ?? [];
  const purse = own.own?.money ?? 0;
  const [money = 0, ...cubes] = chosen;
  const value = worthOf(money, cubes);
  /** Parts already sent from another window are fixed: each kind can be named once. RW-4.6 */
  const sent = own.own?.choice ?? NO_AMOUNTS;
  const most = (place: number, owned: number): number => (sent[place] ?? 0) || owned;
  const put = (place: number, amount: number): void =>
    choose(chosen.with(place, Math.max(amount, sent[place] ?? 0)));
  const label = value === 0 ? words.bidNothing : words.sealBid;
  return (
    <FormPanel title={say(words.bidTitle, { turn: view.turn })} beside={<DecidedSeats />} class="rw-bid">
      <div class="rw-amounts">
        <div class="rw-amount" data-at="amount-0">
          <span class="rw-amount-name">{words.money}</span>
          <AmountStepper
            label={words.money}
            value={money}
            most={most(0, purse)}
            step={NOTE}
            shown={things.money(money)}
            set={(n) => put(0, n)}
          />
          <span class="rw-amount-worth">{say(words.ofAll, { all: things.money(purse) })}</span>
        </div>
        {RESOURCES.map((id, metal) => {
          const count = cubes[metal] ?? 0;
          return (
            <div key={id} class="rw-amount" data-at={`amount-${metal + 1}`}>
              <span class="rw-amount-name">
                <Cube metal={metal} />
                <span>{things.resource(metal)}</span>
              </span>
              <AmountStepper
                label={things.resource(metal)}
                value={count}
                most={most(metal + 1, stock[metal] ?? 0)}
                shown={`${count} / ${stock[metal] ?? 0}`}
                set={(n) => put(metal + 1, n)}
              />
              <span class="rw-amount-worth">{things.money(count * (PRICES[metal] ?? 0))}</span>
            </div>
          );
        })}
      </div>
      <footer>
        <p class="rw-total" aria-live="polite" aria-atomic="true">
          <small class="rw-label">{words.bidValue}</small>
          <b>{things.money(value)}</b>
        </p>
        <p class="rw-kept">
          <small class="rw-label">{words.youKeep}</small>
          {RESOURCES.map((id, metal) => (
            <CubeCount key={id} metal={metal} count={(stock[metal] ?? 0) - (cubes[metal] ?? 0)} />
          ))}
          <b>{things.money(purse - money)}</b>
          <small>
            {words.bidHint} {words.tiesKeep}
          </small>
        </p>
        <button
          type="button"
          class="rw-button rw-main is-offered"
          data-stop
          data-main
          onClick={() => table.playOrAsk(bidPlies(table, chosen), label)}
        >
          {label}
        </button>
      </footer>
    </FormPanel>
  );
}
