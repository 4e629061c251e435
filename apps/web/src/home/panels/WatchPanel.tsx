import type { SeatInfo, TableInfo } from '@pithead/protocol';
import { SeatGlyph } from '@pithead/ui';
import type { JSX } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { artOf, titleOf } from '../../games.ts';
import { http } from '../../net/http.ts';
import { navigate, Link } from '../../router.tsx';
import { useLanguage, useTexts } from '../../useTexts.ts';
import { GameTitle } from '../../components/GameTitle.tsx';
import { peopleNames } from '../peopleNames.ts';
import { roundText, scoreText } from '../progressTexts.ts';
import { Panel } from './Panel.tsx';
import { lazyPart } from '../../lazy/lazyPart.tsx';
import { useTablePages } from './useTablePages.ts';

const MoreButton = lazyPart(async () => (await import('./MoreButton.tsx')).MoreButton);

const TABLE = /(?:^|\/table\/)([\w-]{22})(?:[/?#]|$)/;
const SHOWN = 4;

interface RowProps {
  readonly table: TableInfo;
  nameOf(seat: SeatInfo): string;
}

function RunningTableRow({ table, nameOf }: RowProps): JSX.Element {
  const texts = useTexts();
  const language = useLanguage();
  const title = titleOf(table.game);
  const names = table.seats.map((seat) =>
    seat.hasResigned === true ? `${nameOf(seat)} (${texts.resigned})` : nameOf(seat),
  );
  const round = roundText(table, texts);
  return (
    <li>
      <img class="thumb" src={artOf(table.game)} alt="" />
      <span>
        <b>
          <GameTitle id={table.game} />
        </b>
        {round !== '' && <small class="watch-round">{round}</small>}
        <small class="watch-who">
          {table.seats.map(({ seat }) => (
            <span key={seat}>
              <SeatGlyph seat={seat} />
              <bdi>{names[seat]}</bdi>
              <b>{scoreText(table, seat, language, texts)}</b>
            </span>
          ))}
        </small>
      </span>
      <Link
        to={`/table/${table.id}`}
        class="button"
        aria-label={[`${texts.watch}: ${title}`, ...names].join(', ')}
      >
        {texts.watch}
      </Link>
    </li>
  );
}

function WatchByLink(): JSX.Element {
  const texts = useTexts();
  const field = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState('');
  const submit = (event: Event): void => {
    event.preventDefault();
    const link = field.current?.value.trim() ?? '';
    const table = TABLE.exec(link)?.[1];
    if (table !== undefined) return navigate(`/table/${table}`);
    setWrong(link === '' ? texts.watchEmpty : texts.watchBad);
    field.current?.focus();
  };
  return (
    <>
      {/* Above the field: what is below it may be out of sight. */}
      <p id="watch-said" class="is-wrong" role="alert">
        {wrong}
      </p>
      <form class="watch-form" onSubmit={submit}>
        <input
          ref={field}
          class="field"
          type="text"
          aria-label={texts.watchField}
          placeholder={texts.watchField}
          aria-invalid={wrong !== ''}
          aria-describedby="watch-said"
          onInput={() => setWrong('')}
        />
        <button type="submit" class="button">
          {texts.watch}
        </button>
      </form>
    </>
  );
}

export function WatchPanel(): JSX.Element {
  const texts = useTexts();
  const { tables: loaded, hasNext, more } = useTablePages(http.runningTables);
  const tables = loaded ?? [];
  const nameOf = useMemo(() => peopleNames(loaded ?? [], texts), [loaded, texts]);
  const [isExpanded, setExpanded] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const shown = isExpanded ? tables : tables.slice(0, SHOWN);
  /** The first press shows what is already loaded. */
  const showMore = async (): Promise<void> => {
    if (isExpanded || tables.length <= SHOWN) await more();
    setExpanded(true);
  };
  return (
    <Panel
      id="watch"
      title={texts.watchTitle}
      {...(shown.length > 0 && {
        aside: hasNext
          ? texts.liveMany({ count: `${tables.length}+` })
          : texts.liveCount({ count: tables.length }),
      })}
    >
      {shown.length > 0 && (
        <>
          <ul class="lessons" ref={list}>
            {shown.map((table) => (
              <RunningTableRow key={table.id} table={table} nameOf={nameOf} />
            ))}
          </ul>
          <MoreButton
            text={texts.moreGames}
            list={list}
            count={shown.length}
            hasMore={hasNext || shown.length < tables.length}
            more={showMore}
          />
        </>
      )}
      <p class="panel-text">
        {loaded?.length === 0 && `${texts.nothingToWatch} `}
        {texts.watchText}
      </p>
      <WatchByLink />
      <Link to="/replay" class="panel-link">
        {texts.replayTitle}
      </Link>
    </Panel>
  );
}
