import { useState } from 'preact/hooks';
import {
  FACE_UP,
  FIRST_RESOURCE,
  MANAGER,
  MANAGER_TILE,
  PERSONS,
  RESOURCES,
  TILES,
} from '../../rules/index.ts';
import { Cube, InvestmentTile, PersonIcon, times } from '../art/pieces.tsx';
import { unseenTiles } from '../actionForecast.ts';
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
  const { view, words } = useTableContext();
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
      {isOpen && <WhatIsLeft />}
    </section>
  );
}

function WhatIsLeft() {
  const { view, words, names, capital } = useTableContext();
  const left = unseenTiles(view);
  const isPlacing = view.steps[0]?.at === 'placing';
  const tileOf = (person: number, resource: number): number =>
    TILES.findIndex((kind) => kind.person === person && kind.resource === resource);
  return (
    <div class="sb-left">
      <table>
        <caption>{isPlacing ? words.leftWithHands : words.leftTitle}</caption>
        <thead>
          <tr>
            <td />
            {RESOURCES.map((id, resource) => (
              <th key={id} scope="col" aria-label={names.resource(resource)}>
                <Cube resource={resource} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {PERSONS.slice(MANAGER + 1).map((id, i) => (
            <tr key={id}>
              <th scope="row">
                <PersonIcon person={i + 1} /> {capital(names.action(i + 1))}
              </th>
              {RESOURCES.map((each, resource) => (
                <td key={each}>{left[tileOf(i + 1, resource)] ?? 0}</td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">
              <PersonIcon person={MANAGER} /> {capital(names.action(MANAGER))}
            </th>
            <td colSpan={FIRST_RESOURCE}>{left[MANAGER_TILE]}</td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}
