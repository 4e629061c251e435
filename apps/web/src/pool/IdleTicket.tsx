/** The right half of "Play now" before a search, and without the server. */
import type { PoolStatus } from '@pithead/protocol';
import type { JSX } from 'preact';
import { PageIcon } from '../components/pageIcons.tsx';
import type { PoolTexts } from '../text/index.ts';
import { usualTimeText } from './poolTimes.ts';

export interface TicketProps {
  readonly texts: PoolTexts;
}

export function OfflineTicket({ texts, playBots }: TicketProps & { playBots(): void }): JSX.Element {
  return (
    <>
      <p class="play-now-figure is-off">{texts.offline}</p>
      <p class="play-now-note">{texts.offlineText}</p>
      <button type="button" class="button is-wide play-now-end" onClick={playBots}>
        <PageIcon name="play" />
        {texts.playBots}
      </button>
    </>
  );
}

interface IdleProps extends TicketProps {
  readonly status: PoolStatus | undefined;
  find(): void;
}

export function IdleTicket({ texts, status, find }: IdleProps): JSX.Element {
  const usual = status?.usualWaitMs ?? null;
  return (
    <>
      <p class="play-now-usual">
        <small>{texts.usually}</small>
        <b class="play-now-figure">
          {usual === null ? texts.notKnown : texts.about({ time: usualTimeText(usual, texts) })}
        </b>
        <small>
          {usual !== null && `${texts.atThisHour} · `}
          {status === undefined ? ' ' : texts.lookNow({ looking: status.looking })}
          {status !== undefined && status.looking > 0 && `, ${texts.fitNow({ fitting: status.fitting })}`}
        </small>
      </p>
      <button type="button" class="button is-main is-wide play-now-end" onClick={find}>
        {texts.findGame}
      </button>
      <p class="play-now-note">{texts.called}</p>
    </>
  );
}
