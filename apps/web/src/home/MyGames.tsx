import { Deferred } from '@pithead/ui';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GameManifest } from '@pithead/games';
import { GAMES } from '@pithead/games';
import { LoadError } from '../components/LoadError.tsx';
import { learnPath } from '../games.ts';
import { loadWithRetry } from '../lazy/loadWithRetry.ts';
import { useLoad } from '../lazy/useLoad.ts';
import { lastKnownName, currentPerson } from '../net/session.ts';
import { recall } from '../rememberedSettings.ts';
import { Link } from '../router.tsx';
import { withTexts } from '../settings.ts';
import { useTexts } from '../useTexts.ts';
import { useObservable } from '../observable.ts';
import type { Texts } from '../text/index.ts';
import type { MyGame, MyGamesList } from './useMyGames.ts';
import { expectedGameCount } from './useMyGames.ts';
import { lazyPart } from '../lazy/lazyPart.tsx';
import { SkyScenery } from './scenery.tsx';

const SHOWN = 3;

const PlayNow = lazyPart(async () => (await withTexts(import('../pool/PlayNow.tsx'), 'pool')).PlayNow);

/** A first visit needs no cards. */
const loadCard = loadWithRetry(() => import('./MyGameCard.tsx'));

function FirstVisit(): JSX.Element {
  const texts = useTexts();
  const game = GAMES.find(({ id }) => recall(`guide.${id}`) === undefined) ?? (GAMES[0] as GameManifest);
  return (
    <Link to={learnPath(game)} class="first">
      <img class="thumb" src={game.art} alt="" />
      <span class="first-words">
        <b>{texts.firstTitle({ minutes: game.guideMinutes ?? 5 })}</b>
        <small>{texts.firstText({ game: game.title })}</small>
      </span>
      <span class="button is-main" aria-hidden="true">
        {texts.learn}
      </span>
    </Link>
  );
}

function leadText(games: readonly MyGame[] | undefined, texts: Texts): string {
  if (games === undefined) return ' ';
  const turns = games.filter(({ isYourTurn }) => isYourTurn).length;
  const running = games.filter(
    ({ status, chapter }) => chapter === undefined && (status === 'running' || status === 'open'),
  ).length;
  if (turns > 0) return texts.turnsWaiting({ count: turns });
  return running > 0 ? texts.noTurns({ count: running }) : texts.nothingRunning;
}

export function MyGames({ games, remove }: MyGamesList): JSX.Element {
  const texts = useTexts();
  useObservable(currentPerson);
  const [isExpanded, setExpanded] = useState(false);
  const name = lastKnownName();
  const turns = games?.filter(({ isYourTurn }) => isYourTurn).length ?? 0;
  const hasGames = (games?.length ?? expectedGameCount()) > 0;
  const card = useLoad(hasGames ? loadCard : undefined, [hasGames]);
  const Card = card.value?.MyGameCard;
  useEffect(() => {
    document.title = turns > 0 ? `(${turns}) Pithead` : 'Pithead';
  }, [turns]);
  return (
    <section class="sky" id="play" aria-label={texts.myGames}>
      <SkyScenery />
      <div class="wrap">
        <h1 lang="de">{name === undefined ? texts.greeting : <bdi>{texts.greetingTo({ name })}</bdi>}</h1>
        <p class="lead" aria-live="polite">
          {leadText(games, texts)}
          {games !== undefined && games.length > SHOWN && (
            <button
              type="button"
              class="text-button"
              aria-expanded={isExpanded}
              onClick={() => setExpanded(!isExpanded)}
            >
              {isExpanded ? texts.fewerGames : texts.allGames({ count: games.length })}
            </button>
          )}
        </p>
        {card.isFailed && <LoadError isFixed retry={card.retry} />}
        {games?.length === 0 ? (
          <FirstVisit />
        ) : (
          <ul class="my-games">
            {games === undefined || Card === undefined
              ? Array.from({ length: Math.min(SHOWN, Math.max(1, expectedGameCount())) }, (_, i) => (
                  <li key={i} class="my-game is-loading" aria-hidden="true" />
                ))
              : games
                  .slice(0, isExpanded ? undefined : SHOWN)
                  .map((game) => <Card key={game.id} game={game} remove={() => remove(game)} />)}
          </ul>
        )}
        <div class="play-now-place">
          <Deferred>
            <PlayNow />
          </Deferred>
        </div>
      </div>
      <div class="turf" aria-hidden="true" />
    </section>
  );
}
