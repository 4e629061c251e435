import { PRICES, RESOURCES, STOCK_EXCHANGE } from '../../rules/index.ts';
import { Cube } from '../art/pieces.tsx';
import { lazyParts } from '../lazyParts.tsx';
import { useTableContext } from '../tableModel.ts';
import { PhaseBoard } from './phaseBoard.tsx';
import { BoardSlots } from './boardSlots.tsx';

export function StockExchange() {
  const { words } = useTableContext();
  return (
    <PhaseBoard board={STOCK_EXCHANGE} beside={words.transactions}>
      <div class="rw-exchange">
        <BoardSlots board={STOCK_EXCHANGE} />
        <div class="rw-prices" data-area="prices" role="group" aria-label={words.prices}>
          {RESOURCES.map((id, metal) => (
            <Price key={id} metal={metal} />
          ))}
        </div>
      </div>
    </PhaseBoard>
  );
}

function Price({ metal }: { readonly metal: number }) {
  const table = useTableContext();
  const { things, own, words, say } = table;
  const isTrading = table.at === 'trading' || table.at === 'tradingUnseen';
  const isOffered = lazyParts()?.canTrade(table, metal) === true && isTrading;
  const isChosen = table.metal === metal;
  const isTraded = isTrading && ((own.own?.traded ?? 0) & (1 << metal)) !== 0;
  const price = things.money(PRICES[metal] ?? 0);
  const sentence = say(words.priceSentence, { resource: things.resource(metal), price });
  return (
    <button
      type="button"
      class={`rw-price ${isChosen ? 'rw-chosen' : isOffered ? 'is-offered' : ''} ${isTraded ? 'rw-spent' : ''}`}
      data-stop
      data-at={`price-${metal}`}
      aria-disabled={!isOffered}
      aria-pressed={isChosen}
      aria-label={isOffered ? `${sentence}, ${words.available}` : sentence}
      onClick={() => {
        if (isOffered) table.chooseMetal(isChosen ? undefined : metal);
        else if (isTrading) lazyParts()?.explainTrade(table, metal);
        else table.note(sentence);
      }}
    >
      <Cube metal={metal} />
      <b>{price}</b>
    </button>
  );
}
