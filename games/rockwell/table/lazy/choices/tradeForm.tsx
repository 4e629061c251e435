import { useState } from 'preact/hooks';
import { PRICES, RESOURCES } from '../../../rules/index.ts';
import { Cube } from '../../art/pieces.tsx';
import { useTableContext } from '../../tableModel.ts';
import { FormPanel } from '../../choices/formPanel.tsx';
import { AmountStepper } from '../../choices/amountStepper.tsx';
import { canTrade, explainTrade, maxTradedCubes, offeredTrade } from './offeredTrades.ts';

export function TradeForm() {
  const table = useTableContext();
  const { words, say, own } = table;
  return (
    <FormPanel title={say(words.tradeTitle, { count: own.actions })} class="rw-trade">
      <Metals />
      {table.metal === undefined ? (
        <p class="rw-trade-amount">{words.chooseMetal}</p>
      ) : (
        <Amount key={table.metal} metal={table.metal} />
      )}
    </FormPanel>
  );
}

function Metals() {
  const table = useTableContext();
  const { things, own } = table;
  return (
    <div class="rw-metal-choice">
      {RESOURCES.map((id, metal) => {
        const isOffered = canTrade(table, metal);
        const isChosen = table.metal === metal;
        return (
          <button
            key={id}
            type="button"
            class={`rw-chip ${isChosen ? 'rw-chosen' : isOffered ? 'is-offered' : 'rw-spent'}`}
            data-stop
            aria-disabled={!isOffered}
            aria-pressed={isChosen}
            onClick={() =>
              isOffered ? table.chooseMetal(isChosen ? undefined : metal) : explainTrade(table, metal)
            }
          >
            <Cube metal={metal} />
            <b>{things.resource(metal)}</b>
            <small>
              {own.own?.stock[metal]} · {things.money(PRICES[metal] ?? 0)}
            </small>
          </button>
        );
      })}
    </div>
  );
}

function Amount({ metal }: { readonly metal: number }) {
  const table = useTableContext();
  const { words, say, things, own } = table;
  const most = [maxTradedCubes(table, metal, true), maxTradedCubes(table, metal, false)] as const;
  const [wantsToBuy, setBuy] = useState(most[1] === 0);
  const [wanted, want] = useState(1);
  const limit = wantsToBuy ? most[0] : most[1];
  const cubes = Math.min(wanted, limit);
  const money = cubes * (PRICES[metal] ?? 0);
  const ply = offeredTrade(table, metal, wantsToBuy, cubes);
  const after = (own.own?.money ?? 0) + (wantsToBuy ? -money : money);
  const label = say(wantsToBuy ? words.buyFor : words.sellFor, {
    cubes: things.counted(metal, cubes),
    money: things.money(money),
  });
  return (
    <div class="rw-trade-amount">
      <span class="rw-segments" role="group" aria-label={words.transactions}>
        {[false, true].map((buys) => (
          <button
            key={String(buys)}
            type="button"
            data-stop
            class={buys === wantsToBuy ? 'rw-on' : ''}
            aria-pressed={buys === wantsToBuy}
            disabled={most[buys ? 0 : 1] === 0}
            onClick={() => setBuy(buys)}
          >
            {buys ? words.buy : words.sell}
          </button>
        ))}
      </span>
      <AmountStepper
        label={things.resource(metal)}
        value={cubes}
        most={limit}
        shown={`${cubes} / ${limit}`}
        set={(n) => want(Math.max(1, n))}
      />
      <small class="rw-after">{say(words.moneyAfter, { money: things.money(after) })}</small>
      <button
        type="button"
        class="rw-button rw-main is-offered"
        data-stop
        data-main
        disabled={ply === undefined}
        onClick={() => ply !== undefined && table.playOrAsk([ply], label)}
      >
        {label}
      </button>
    </div>
  );
}
