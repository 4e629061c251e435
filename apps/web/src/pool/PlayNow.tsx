/** On the home page: the choice on the left, the ticket of the search on the right. */
import type { PoolChoice } from '@pithead/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { showToast } from '../components/toast.tsx';
import { titleOf } from '../games.ts';
import { lazyPart } from '../lazy/lazyPart.tsx';
import { errorText } from '../net/http.ts';
import { currentPerson, hasAccount, isServerReachable } from '../net/session.ts';
import { useObservable } from '../observable.ts';
import { withTexts } from '../settings.ts';
import { useLanguage, useTexts } from '../useTexts.ts';
import { recallPoolChoice, rememberPoolChoice } from './poolChoice.ts';
import {
  acceptTable,
  poolNews,
  poolStatus,
  showNumbersFor,
  startSearch,
  stopSearch,
  watchPool,
} from './poolClient.ts';
import { IdleTicket, OfflineTicket } from './IdleTicket.tsx';
import { SearchForm } from './SearchForm.tsx';
import './playNow.css';

const NameField = lazyPart(async () => (await import('../components/NameField.tsx')).NameField);
const loadTickets = () => withTexts(import('./SearchTickets.tsx'), 'poolSearch');
const LookingTicket = lazyPart(async () => (await loadTickets()).LookingTicket);
const FoundTicket = lazyPart(async () => (await loadTickets()).FoundTicket);

export function PlayNow(): JSX.Element {
  const frameTexts = useTexts();
  const language = useLanguage();
  const texts = frameTexts.pool;
  const status = useObservable(poolStatus);
  const news = useObservable(poolNews);
  const isReachable = useObservable(isServerReachable);
  useObservable(currentPerson);
  const isGuest = hasAccount() !== true;
  const [chosen, setChosen] = useState<PoolChoice>(() => recallPoolChoice(isGuest));
  const [isAsking, setAsking] = useState(false);
  /** Changes that the server has not answered; meanwhile the form shows what was chosen. */
  const [unanswered, setUnanswered] = useState(0);
  const search = status?.search ?? null;
  const found = search?.found ?? null;
  const own = unanswered > 0 ? chosen : (search?.choice ?? chosen);
  const choice: PoolChoice = isGuest && own.against !== 'unrated' ? { ...own, against: 'unrated' } : own;

  useEffect(watchPool, []);
  useEffect(() => showNumbersFor(choice), [JSON.stringify(choice)]);

  function attempt(action: () => Promise<void>): void {
    action().catch((error: unknown) => void errorText(error, language, frameTexts).then(showToast));
  }
  function change(next: PoolChoice): void {
    setChosen(next);
    rememberPoolChoice(next);
    if (search === null) return;
    setUnanswered((count) => count + 1);
    attempt(() => startSearch(next).finally(() => setUnanswered((count) => count - 1)));
  }
  function find(): void {
    if (currentPerson.get() === null) return setAsking(true);
    setAsking(false);
    attempt(() => startSearch({ ...choice, isWide: false }));
  }
  const playBots = (): void =>
    attempt(async () => {
      const { startBotGame } = await import('./startBotGame.ts');
      await startBotGame(choice.games[0] ?? '', choice.seats[0] ?? 2, frameTexts.guest);
    });

  return (
    <section class="play-now" aria-label={texts.playNow}>
      <SearchForm choice={choice} isGuest={isGuest} isFixed={found !== null} texts={texts} change={change} />
      <div class="play-now-ticket">
        {/* Outside of the tickets, so that the region exists before it speaks. */}
        <p class="unseen" role="alert">
          {found !== null &&
            !found.hasAccepted &&
            texts.tableFoundAloud({ game: titleOf(found.game), seconds: 20 })}
        </p>
        {news !== 'none' && found === null && (
          <p class="play-now-news" role="status">
            {news === 'youMissed' ? texts.youMissed : texts.othersMissed}
          </p>
        )}
        {isAsking ? (
          <NameField done={find} cancel={() => setAsking(false)} />
        ) : !isReachable ? (
          <OfflineTicket texts={texts} playBots={playBots} />
        ) : status === undefined || search === null ? (
          <IdleTicket texts={texts} status={status} find={find} />
        ) : found !== null ? (
          <FoundTicket
            found={found}
            at={status.at}
            accept={() => attempt(() => acceptTable(found.table))}
            stop={() => attempt(stopSearch)}
          />
        ) : (
          <LookingTicket
            status={status}
            search={search}
            widen={() => change({ ...choice, isWide: true })}
            stop={() => attempt(stopSearch)}
            goSlow={() => change({ ...choice, pace: 'day' })}
            playBots={playBots}
          />
        )}
      </div>
    </section>
  );
}
