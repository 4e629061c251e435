/** On a phone this is a sheet. Spectators see the public part of the acting seat's company. */
import { useEffect, useState } from 'preact/hooks';
import { countBits, deliveryPrestige, RESOURCES } from '../../rules/index.ts';
import { Cube, OwnerToken } from '../art/pieces.tsx';
import type { TableModel } from '../tableModel.ts';
import { useTableContext } from '../tableModel.ts';
import { AchievementList } from './achievementList.tsx';
import { HiddenPossessions } from './hiddenPossessions.tsx';
import { CrewTrack, LevelTrack, ShaftTrack } from './improvementTracks.tsx';

export function CompanyBoard() {
  const table = useTableContext();
  const { words, say, own, shownSeat, isOwn, seatNames } = table;
  const [isOpen, open] = useState(false);
  useEffect(() => open(false), [table.step]);
  const title = isOwn ? words.yourCompany : say(words.companyOf, { name: seatNames[shownSeat] ?? '' });
  const prestige = own.own === null ? undefined : own.own.prestige + deliveryPrestige(own.own);
  return (
    <section class={`rw-own rw-seat-${shownSeat} ${isOpen ? 'rw-sheet-open' : ''}`} aria-label={title}>
      <Handle isOpen={isOpen} toggle={() => open(!isOpen)} title={title} />
      <header class="rw-own-head">
        <OwnerToken owner={shownSeat} />
        <h2>{title}</h2>
        <span>
          {say(words.cardCount, { count: own.cards })}
          {prestige !== undefined && (
            <>
              {' · '}
              <b data-at="prestige">{say(words.prestigeCount, { count: prestige })}</b>
            </>
          )}
        </span>
      </header>
      {own.own === null ? (
        <p class="rw-secret">{words.hiddenStock}</p>
      ) : (
        <HiddenPossessions possessions={own.own} />
      )}
      <div class="rw-tracks" data-area="tracks" role="group" aria-label={words.improvements}>
        <CrewTrack />
        <LevelTrack kind="mobility" />
        <LevelTrack kind="safety" />
        <ShaftTrack />
      </div>
      <h3 class="rw-label">
        {words.achievements}{' '}
        <span>{say(words.achievementCount, { count: countBits(own.achievements) })}</span>
      </h3>
      <AchievementList />
    </section>
  );
}

interface HandleProps {
  readonly isOpen: boolean;
  readonly title: string;
  toggle(): void;
}

function Handle({ isOpen, title, toggle }: HandleProps) {
  const table = useTableContext();
  return (
    <button
      type="button"
      class="rw-handle"
      aria-expanded={isOpen}
      data-opens=".rw-own"
      aria-label={`${title}: ${holdings(table)}`}
      onClick={toggle}
    >
      <i />
      <OwnerToken owner={table.shownSeat} />
      {table.own.own === null ? (
        <b>{title}</b>
      ) : (
        <>
          {RESOURCES.map((id, metal) => (
            <span key={id} class="rw-count">
              <Cube metal={metal} />
              {table.own.own?.stock[metal]}
            </span>
          ))}
          <b>{table.things.money(table.own.own.money)}</b>
        </>
      )}
    </button>
  );
}

const holdings = ({ own, things }: TableModel): string =>
  own.own === null ? '' : things.goods(own.own.money, own.own.stock);
