import type { SeatInfo, TableInfo } from '@pithead/protocol';
import { FreeSeat, SeatGlyph } from '@pithead/ui';
import type { JSX } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { artOf, titleOf } from '../../games.ts';
import { http, errorText } from '../../net/http.ts';
import { isServerReachable, currentPerson, trackReachability } from '../../net/session.ts';
import { showToast } from '../../components/toast.tsx';
import { lazyPart } from '../../lazy/lazyPart.tsx';
import { navigate, Link } from '../../router.tsx';
import { useLanguage, useTexts } from '../../useTexts.ts';
import { useObservable } from '../../observable.ts';
import { clockText, paceText } from '../../formats.ts';
import { GameTitle } from '../../components/GameTitle.tsx';
import { peopleNames } from '../peopleNames.ts';
import { Panel } from './Panel.tsx';
import { useTablePages } from './useTablePages.ts';

/** Most lists are empty or short. */
const MoreButton = lazyPart(async () => (await import('./MoreButton.tsx')).MoreButton);
const NameField = lazyPart(async () => (await import('../../components/NameField.tsx')).NameField);

function Seats({ table }: { readonly table: TableInfo }): JSX.Element {
  const texts = useTexts();
  const taken = table.seats.filter(({ kind }) => kind !== 'free').length;
  return (
    <span class="seats" role="img" aria-label={texts.seatsTaken({ taken, seats: table.seats.length })}>
      {table.seats.map(({ seat, kind, isYours }) =>
        kind === 'free' ? (
          <FreeSeat key={seat} label="" />
        ) : (
          <SeatGlyph key={seat} seat={seat} isOwn={isYours} />
        ),
      )}
    </span>
  );
}

interface RowProps {
  readonly table: TableInfo;
  nameOf(seat: SeatInfo): string;
  join(): void;
}

function OpenTableRow({ table, nameOf, join }: RowProps): JSX.Element {
  const texts = useTexts();
  const isReady = useObservable(isServerReachable);
  const person = table.seats.find(({ kind }) => kind === 'person');
  const host = person === undefined ? '' : nameOf(person);
  const taken = table.seats.filter(({ kind }) => kind !== 'free').length;
  const pace = paceText(table.pace, texts);
  const clock = clockText(table.clock, texts);
  const label = texts.tableLabel({
    host,
    game: titleOf(table.game),
    pace: [pace, clock, ...(table.isRated ? [texts.isRated] : [])].join(', '),
    taken,
    seats: table.seats.length,
  });
  return (
    <li class="open-table">
      <img class="thumb" src={artOf(table.game)} alt="" />
      <span class="open-table-game">
        <b>
          <GameTitle id={table.game} />
        </b>
        <small>
          <bdi>{host}</bdi>
        </small>
      </span>
      <span class="open-table-pace">
        <b>{pace}</b>
        <small>{clock}</small>
      </span>
      <Seats table={table} />
      {table.seats.some(({ isYours }) => isYours) ? (
        <Link to={`/table/${table.id}`} class="button" aria-label={`${label}, ${texts.toTable}`}>
          {texts.toTable}
        </Link>
      ) : (
        <button
          type="button"
          class="button"
          aria-label={`${label}, ${texts.join}`}
          disabled={!isReady}
          onClick={join}
        >
          {isReady ? texts.join : texts.offline}
        </button>
      )}
    </li>
  );
}

export function JoinPanel({ openOne }: { openOne(): void }): JSX.Element {
  const texts = useTexts();
  const language = useLanguage();
  const { tables, hasNext, more } = useTablePages(http.openTables);
  const list = useRef<HTMLUListElement>(null);
  const nameOf = useMemo(() => peopleNames(tables ?? [], texts), [tables, texts]);
  const isReachable = useObservable(isServerReachable);
  const [asking, setAsking] = useState<string>();

  async function join(table: string): Promise<void> {
    if (currentPerson.get() === null) return setAsking(table);
    setAsking(undefined);
    try {
      await trackReachability(http.join(table));
      navigate(`/table/${table}`);
    } catch (error) {
      showToast(await errorText(error, language, texts));
    }
  }

  return (
    <Panel
      id="tables"
      title={texts.joinTitle}
      {...(tables !== undefined &&
        tables.length > 0 && { aside: texts.openCount({ count: `${tables.length}${hasNext ? '+' : ''}` }) })}
    >
      {asking !== undefined && (
        <NameField done={() => void join(asking)} cancel={() => setAsking(undefined)} />
      )}
      {!isReachable && <p class="notice">{texts.noServer}</p>}
      {/* Invisible while the list is loaded, so that the panel below keeps its place if the list is empty. */}
      {isReachable && (tables ?? []).length === 0 && (
        <div class={tables === undefined ? 'nothing is-loading' : 'nothing'}>
          <p>{texts.noTables}</p>
          <button type="button" class="button" onClick={openOne}>
            {texts.openOne}
          </button>
        </div>
      )}
      <ul class="open-tables" ref={list}>
        {tables?.map((table) => (
          <OpenTableRow key={table.id} table={table} nameOf={nameOf} join={() => void join(table.id)} />
        ))}
      </ul>
      {tables !== undefined && tables.length > 0 && (
        <MoreButton text={texts.moreTables} list={list} count={tables.length} hasMore={hasNext} more={more} />
      )}
    </Panel>
  );
}
