import type { SeatInfo, TableInfo } from '@pithead/protocol';
import { FreeSeat, SeatGlyph } from '@pithead/ui';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { artOf } from '../../games.ts';
import { GameTitle } from '../../components/GameTitle.tsx';
import { clockText, paceText } from '../../formats.ts';
import { NameField } from '../../components/NameField.tsx';
import { BottomBar, TopBar } from '../../components/TopBar.tsx';
import type { BotLevel } from '@pithead/bots';
import { http, errorText } from '../../net/http.ts';
import { currentPerson, trackReachability } from '../../net/session.ts';
import { copyText } from '../../components/exportText.ts';
import { PageIcon } from '../../components/pageIcons.tsx';
import { showToast } from '../../components/toast.tsx';
import { hasPersonMenu, LazyPersonMenu } from '../../people/lazyPersonMenu.ts';
import { Link, navigate } from '../../router.tsx';
import { useLanguage, useTexts } from '../../useTexts.ts';
import { seatNames } from '../useMatch.ts';
import './waitingRoom.css';

const LEVELS: readonly BotLevel[] = ['apprentice', 'hewer', 'foreman', 'director'];

interface SeatProps {
  readonly info: SeatInfo;
  readonly table: TableInfo;
  readonly isSeated: boolean;
  sit(): void;
  sitBot(level: BotLevel): void;
  clear(): void;
}

function Seat({ info, table, isSeated, sit, sitBot, clear }: SeatProps): JSX.Element {
  const texts = useTexts();
  const [level, setLevel] = useState<BotLevel>('hewer');
  if (info.kind !== 'free') {
    const strength = LEVELS.find((each) => each === info.level);
    return (
      <li class="waiting-seat">
        <SeatGlyph seat={info.seat} label={texts.seatShapes[info.seat] ?? ''} isOwn={info.isYours} />
        <b>
          <bdi>{info.name}</bdi>
        </b>
        {hasPersonMenu(info) && <LazyPersonMenu id={info.person} name={info.name} context={{}} />}
        <small>{strength === undefined ? '' : texts.levels[strength]}</small>
        {table.isHost && !info.isYours && (
          <button type="button" class="button" onClick={clear}>
            {texts.removeBot}
          </button>
        )}
      </li>
    );
  }
  return (
    <li class="waiting-seat is-free">
      <FreeSeat label={texts.freeSeat} />
      <span class="waiting-free">{texts.freeSeat}</span>
      {!isSeated && (
        <button type="button" class="button is-main" onClick={sit}>
          {texts.sitHere}
        </button>
      )}
      {table.isHost && (
        <span class="waiting-bot">
          <select
            class="field"
            aria-label={texts.howStrong}
            value={level}
            onChange={({ currentTarget }) => setLevel(currentTarget.value as BotLevel)}
          >
            {LEVELS.map((each) => (
              <option key={each} value={each}>
                {texts.levels[each]}
              </option>
            ))}
          </select>
          <button type="button" class="button" onClick={() => sitBot(level)}>
            <PageIcon name="bot" />
            {texts.sitBot}
          </button>
        </span>
      )}
    </li>
  );
}

export function WaitingRoom({
  table,
  changed,
}: {
  readonly table: TableInfo;
  changed(table: TableInfo): void;
}): JSX.Element {
  const texts = useTexts();
  const language = useLanguage();
  const [asking, setAsking] = useState<number>();
  const link = `${location.origin}/table/${table.id}`;
  const isSeated = table.seats.some(({ isYours }) => isYours);
  const names = seatNames({ table }, texts);
  const free = table.seats.filter(({ kind }) => kind === 'free').length;

  async function attempt(asked: () => Promise<TableInfo>): Promise<void> {
    try {
      changed(await trackReachability(asked()));
    } catch (error) {
      showToast(await errorText(error, language, texts));
    }
  }
  function sit(seat: number): void {
    if (currentPerson.get() === null) return setAsking(seat);
    setAsking(undefined);
    void attempt(() => http.join(table.id, seat));
  }
  async function leave(): Promise<void> {
    await trackReachability(http.leave(table.id)).catch(() => undefined);
    navigate('/');
  }

  return (
    <>
      <TopBar />
      <main id="content" class="waiting">
        <img class="waiting-art" src={artOf(table.game)} alt="" />
        <div class="waiting-words">
          <p class="waiting-label">{texts.waitingRoom}</p>
          <h1>
            <GameTitle id={table.game} isLong />
          </h1>
          <p class="waiting-facts">
            {paceText(table.pace, texts)}, {clockText(table.clock, texts)} ·{' '}
            {table.isPublic ? texts.isPublic : texts.isPrivate}
          </p>
          <ul class="waiting-seats">
            {table.seats.map((info) => (
              <Seat
                key={info.seat}
                info={{ ...info, name: names[info.seat] ?? '' }}
                table={table}
                isSeated={isSeated}
                sit={() => sit(info.seat)}
                sitBot={(level) => void attempt(() => http.sitBot(table.id, level, info.seat))}
                clear={() => void attempt(() => http.clearSeat(table.id, info.seat))}
              />
            ))}
          </ul>
          {asking !== undefined && <NameField done={() => sit(asking)} cancel={() => setAsking(undefined)} />}
          <p class="waiting-lead" aria-live="polite">
            {free > 0
              ? `${texts.waitingFor({ count: free })}${table.isHost ? texts.orBots : ''}.`
              : texts.readyToStart}{' '}
            {!table.isHost && texts.hostStarts}
          </p>
          {table.pace === 'turns' && isSeated && (
            <p>
              {texts.needNotWait} <Link to="/notifications">{texts.notifications}</Link>
            </p>
          )}
          <div class="waiting-link">
            <input
              class="field"
              type="text"
              readOnly
              value={link}
              aria-label={texts.shareLink}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
            <button
              type="button"
              class="button"
              onClick={() =>
                void copyText(link).then((isDone) => showToast(isDone ? texts.copied : texts.notCopied))
              }
            >
              <PageIcon name="link" />
              {texts.copyLink}
            </button>
          </div>
          <div class="waiting-buttons">
            {table.isHost && (
              <button
                type="button"
                class="button is-main"
                disabled={free > 0}
                onClick={() => void attempt(() => http.start(table.id))}
              >
                {texts.start}
              </button>
            )}
            {isSeated && (
              <button type="button" class="button" onClick={() => void leave()}>
                {texts.leave}
              </button>
            )}
          </div>
        </div>
      </main>
      <BottomBar />
    </>
  );
}
