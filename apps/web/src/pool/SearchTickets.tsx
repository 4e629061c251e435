/** The right half of "Play now" during a search. */
import type { FoundTable, OwnSearch, PoolStatus } from '@pithead/protocol';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { PageIcon } from '../components/pageIcons.tsx';
import { artOf, titleOf } from '../games.ts';
import { useLanguage } from '../useTexts.ts';
import type { PoolSearchTexts } from '../text/index.ts';
import { useFoundSignal } from './foundSignal.ts';
import { stopwatchText, useMsSince, useSearchTexts, usualTimeText } from './poolTimes.ts';
import { WaitRing } from './WaitRing.tsx';
import './searchTickets.css';

/** A search takes too long after this multiple of the usual time, or after this time if none is known. */
const TOO_LONG_FACTOR = 3;
const TOO_LONG_MS = 300_000;
const ACCEPT_MS = 20_000;

function useNames(
  texts: PoolSearchTexts,
): (people: readonly { name: string; rating: number; isProvisional: boolean }[]) => string {
  const language = useLanguage();
  return (people) =>
    new Intl.ListFormat(language, { type: 'conjunction' }).format(
      people.map(({ name, rating, isProvisional }) => {
        const values = { name, rating: Math.round(rating).toLocaleString(language) };
        return isProvisional ? texts.ratedProvisional(values) : texts.rated(values);
      }),
    );
}

interface LookingProps {
  readonly status: PoolStatus & { readonly at: number };
  readonly search: OwnSearch;
  widen(): void;
  stop(): void;
  goSlow(): void;
  playBots(): void;
}

export function LookingTicket(props: LookingProps): JSX.Element {
  const { status, search, widen, stop, goSlow, playBots } = props;
  const texts = useSearchTexts();
  const names = useNames(texts);
  const waited = search.waitedMs + useMsSince(status.at);
  const usual = status.usualWaitMs;
  const { choice, partial } = search;
  const isTooLong =
    choice.pace !== 'day' && waited > (usual === null ? TOO_LONG_MS : usual * TOO_LONG_FACTOR);
  const others = partial?.others ?? [];
  const seats = partial?.seats ?? choice.seats[0] ?? 2;
  const missing = seats - 1 - others.length;
  const game = partial?.game ?? choice.games[0] ?? '';
  return (
    <>
      <div class="play-now-wait">
        <WaitRing
          share={Math.min(1, waited / (usual ?? TOO_LONG_MS))}
          seats={seats}
          taken={seats - missing}
          label={texts.seatsMissing({ missing, seats })}
        />
        <p>
          <small>{isTooLong && others.length === 0 ? texts.nobodySoFar : texts.waiting}</small>
          <span class="play-now-time">
            <b class="play-now-figure" role="timer">
              {stopwatchText(waited)}
            </b>
            {usual !== null && <span> {texts.ofAbout({ time: usualTimeText(usual, texts) })}</span>}
          </span>
          <small aria-live="polite">
            {others.length > 0
              ? texts.fits({ names: names(others), count: others.length, missing, game: titleOf(game) })
              : texts.nobodyYet({ looking: status.looking })}
          </small>
        </p>
      </div>
      <div class="play-now-meanwhile">
        <img class="thumb" src={artOf(game)} alt="" />
        <p>
          <b>{texts.meanwhile}</b>
          <small>{texts.keptMeanwhile}</small>
        </p>
        <button type="button" class="button" onClick={playBots}>
          <PageIcon name="play" />
          {isTooLong ? texts.playBots : texts.play}
        </button>
      </div>
      <div class="play-now-buttons play-now-end">
        <button type="button" class="button" disabled={choice.isWide} onClick={widen}>
          {choice.isWide ? texts.isWider : texts.wider}
        </button>
        {isTooLong && (
          <button type="button" class="button" onClick={goSlow}>
            {texts.dayAMove}
          </button>
        )}
        <button type="button" class="button" onClick={stop}>
          {texts.stop}
        </button>
      </div>
      <p class="play-now-note">{texts.mayChange}</p>
    </>
  );
}

interface FoundProps {
  readonly found: FoundTable;
  readonly at: number;
  accept(): void;
  stop(): void;
}

export function FoundTicket({ found, at, accept, stop }: FoundProps): JSX.Element {
  const texts = useSearchTexts();
  const names = useNames(texts);
  const button = useRef<HTMLButtonElement>(null);
  const leftMs = Math.max(0, found.leftMs - useMsSince(at));
  const seconds = Math.ceil(leftMs / 1000);
  useFoundSignal(found.hasAccepted ? undefined : found.table, texts.tableFound);
  useEffect(() => button.current?.focus({ preventScroll: true }), [found.table]);
  const others = found.others.length === 0 ? [] : [names(found.others)];
  const bots = found.bots === 0 ? [] : [texts.foundBots({ count: found.bots })];
  return (
    <>
      <div class="play-now-wait">
        <WaitRing
          share={leftMs / ACCEPT_MS}
          seats={found.others.length + 1}
          taken={found.others.filter(({ hasAccepted }) => hasAccepted).length + (found.hasAccepted ? 1 : 0)}
          label={texts.seconds({ count: seconds })}
        />
        <p>
          <small>{found.isRated ? texts.isRated : texts.isUnrated}</small>
          <b class="play-now-figure">{texts.tableFound}</b>
          <small>
            {texts.foundWith({ game: titleOf(found.game), names: [...others, ...bots].join(' + ') })}
          </small>
        </p>
      </div>
      {found.hasAccepted ? (
        <p class="play-now-note" role="status">
          {texts.waitingForOthers} {texts.seconds({ count: seconds })}
        </p>
      ) : (
        <button ref={button} type="button" class="button is-main is-wide play-now-end" onClick={accept}>
          {texts.imHere} · {texts.seconds({ count: seconds })}
        </button>
      )}
      <button type="button" class="button is-wide" onClick={stop}>
        {texts.stop}
      </button>
    </>
  );
}
