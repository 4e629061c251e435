import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GameManifest } from '@pithead/games';
import { GAMES } from '@pithead/games';
import { lastKnownName, currentPerson } from '../net/session.ts';
import { Link } from '../router.tsx';
import { useTexts } from '../useTexts.ts';
import { useObservable } from '../observable.ts';
import type { Texts } from '../text/index.ts';
import { MyGameCard } from './MyGameCard.tsx';
import type { MyGame, MyGamesList } from './useMyGames.ts';
import { SkyScenery } from './scenery.tsx';

const SHOWN = 3;

function FirstVisit(): JSX.Element {
  const texts = useTexts();
  const [{ id, art, title }] = GAMES as readonly [GameManifest, ...GameManifest[]];
  return (
    <Link to={`/rules/${id}`} class="first">
      <img class="thumb" src={art} alt="" />
      <span class="first-words">
        <b>{texts.firstTitle}</b>
        <small>{texts.firstText({ game: title })}</small>
      </span>
      <span class="button is-main" aria-hidden="true">
        {texts.readRules}
      </span>
    </Link>
  );
}

function leadText(games: readonly MyGame[] | undefined, texts: Texts): string {
  if (games === undefined) return ' ';
  const turns = games.filter(({ isYourTurn }) => isYourTurn).length;
  const running = games.filter(({ status }) => status === 'running' || status === 'open').length;
  if (turns > 0) return texts.turnsWaiting({ count: turns });
  return running > 0 ? texts.noTurns({ count: running }) : texts.nothingRunning;
}

export function MyGames({ games, remove }: MyGamesList): JSX.Element {
  const texts = useTexts();
  useObservable(currentPerson);
  const [isWhole, setWhole] = useState(false);
  const name = lastKnownName();
  const turns = games?.filter(({ isYourTurn }) => isYourTurn).length ?? 0;
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
              aria-expanded={isWhole}
              onClick={() => setWhole(!isWhole)}
            >
              {isWhole ? texts.fewerGames : texts.allGames({ count: games.length })}
            </button>
          )}
        </p>
        {games?.length === 0 ? (
          <FirstVisit />
        ) : (
          <ul class="my-games">
            {games === undefined ? (
              <li class="my-game is-loading" aria-hidden="true" />
            ) : (
              games
                .slice(0, isWhole ? undefined : SHOWN)
                .map((game) => <MyGameCard key={game.id} game={game} remove={() => remove(game)} />)
            )}
          </ul>
        )}
      </div>
      <div class="turf" aria-hidden="true" />
    </section>
  );
}
