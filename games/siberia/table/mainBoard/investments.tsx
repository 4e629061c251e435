import { useState } from 'preact/hooks';
import { FACE_UP } from '../../rules/index.ts';
import { InvestmentTile, times } from '../art/pieces.tsx';
import { LazyWhatIsLeft } from '../lazyParts.tsx';
import { useTableContext } from '../tableModel.ts';

export function Investments() {
  const table = useTableContext();
  const { view, words, say, names, capital } = table;
  return (
    <section class="sb-investments" aria-label={words.investments} data-area="investments">
      <header>
        <h2>{words.investments}</h2>
        <small>{say(words.stack, { count: view.investmentsInStack })}</small>
      </header>
      {times(FACE_UP, (place) => {
        const action = view.faceUp[place];
        if (action === undefined) return <span key={place} class="sb-gap" data-at="gap" />;
        const isOffered = table.isOffered(['invest', action]);
        const isCalm = table.at === 'investor' && table.isAsked && !isOffered;
        const name = say(words.investmentSentence, { action: names.action(action) });
        return (
          <button
            key={`${action}-${place}`}
            type="button"
            class={`sb-offer-tile ${isOffered ? 'is-offered' : isCalm ? 'sb-calm' : ''}`}
            data-stop
            data-at={`investment-${action}`}
            aria-disabled={!isOffered}
            aria-label={table.nameOf(name, isOffered)}
            onClick={() =>
              table.at === 'investor' && table.isAsked
                ? table.touch(['invest', action])
                : table.note(name, 'SB-7.16')
            }
          >
            <InvestmentTile action={action} />
            <span aria-hidden="true">{capital(names.action(action))}</span>
          </button>
        );
      })}
    </section>
  );
}

export function Bag() {
  const { view, words, language } = useTableContext();
  const [isOpen, open] = useState(false);
  return (
    <section
      class="sb-bag-row"
      data-area="bag"
      data-at="bag"
      onKeyDown={({ key }) => key === 'Escape' && open(false)}
    >
      <svg viewBox="0 0 48 52" aria-hidden="true">
        <use href="#sb-bag" />
      </svg>
      <p>
        <b>{view.bagSize}</b> {words.bag}
      </p>
      <button type="button" class="sb-button" data-stop aria-expanded={isOpen} onClick={() => open(!isOpen)}>
        {isOpen ? words.close : words.whatIsLeft}
      </button>
      {isOpen && <LazyWhatIsLeft language={language} />}
    </section>
  );
}
