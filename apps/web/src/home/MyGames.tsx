import { SeatGlyph } from '@pithead/ui';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { showToast } from '../components/toast.tsx';
import type { GameManifest } from '@pithead/games';
import { GAMES } from '@pithead/games';
import { artOf, titleOf } from '../games.ts';
import { lastKnownName, currentPerson } from '../net/session.ts';
import { Link } from '../router.tsx';
import { formatDate, formatTime, useLanguage, useTexts } from '../useTexts.ts';
import { useObservable } from '../observable.ts';
import type { Texts } from '../text/index.ts';
import type { MyGame } from './useMyGames.ts';
import { SkyScenery } from './scenery.tsx';

const SHOWN = 3;
const DAY_MS = 86_400_000;

function statusText({ isYourTurn, status, free }: MyGame, texts: Texts): string {
  if (isYourTurn) return texts.yourTurn;
  if (status === 'open') return texts.seatsFree({ count: free });
  if (status === 'running') return texts.waiting;
  return status === 'frozen' ? texts.frozen : texts.over;
}

function Card({ game }: { readonly game: MyGame }): JSX.Element {
  const box = useRef<HTMLLIElement>(null);
  const [stage, setStage] = useState<'asked' | 'gone'>();
  if (stage === 'gone') return <></>;
  /** Keeps the focus on the card while its content changes. */
  const turn = (next?: 'asked' | 'gone'): void => {
    setStage(next);
    box.current?.focus();
  };
  return (
    <li ref={box} tabIndex={-1}>
      {stage === 'asked' ? (
        <ConfirmRemove game={game} done={turn} />
      ) : (
        <GameLink game={game} remove={() => turn('asked')} />
      )}
    </li>
  );
}

function GameLink({ game, remove }: { readonly game: MyGame; remove(): void }): JSX.Element {
  const texts = useTexts();
  const language = useLanguage();
  const others = game.names.filter((name, seat) => name !== '' && !game.own.includes(seat));
  const when = Date.now() - game.at > DAY_MS ? formatDate(language, game.at) : formatTime(language, game.at);
  return (
    <>
      <Link to={game.to} class={game.isYourTurn ? 'my-game is-yours' : 'my-game'}>
        <img class="thumb" src={artOf(game.game)} alt="" />
        <span class="my-game-words">
          <span class="my-game-head">
            <b>{titleOf(game.game)}</b>
            <em>{statusText(game, texts)}</em>
          </span>
          <span class="my-game-who">
            {others.length === 0 ? ' ' : <bdi>{texts.against({ names: others.join(', ') })}</bdi>}
          </span>
          <span class="my-game-foot">
            {game.names.map(
              (name, seat) =>
                name !== '' && <SeatGlyph key={seat} seat={seat} isOwn={game.own.includes(seat)} />,
            )}
            <small>
              {game.isLocal
                ? texts.onThisDevice
                : `${game.pace === 'live' ? texts.live : texts.turnBased} · ${when}`}
            </small>
          </span>
        </span>
      </Link>
      {game.isLocal && (game.status === 'over' || game.status === 'abandoned') && (
        <button
          type="button"
          class="my-game-remove"
          aria-label={texts.removeGame({ game: titleOf(game.game) })}
          onClick={remove}
        >
          ×
        </button>
      )}
    </>
  );
}

/** Asks first, because a game on this device exists nowhere else. */
function ConfirmRemove({ game, done }: { readonly game: MyGame; done(stage?: 'gone'): void }): JSX.Element {
  const texts = useTexts();
  const remove = async (): Promise<void> => {
    try {
      const { removeLocalMatch } = await import('../offline/index.ts');
      await removeLocalMatch(game.id);
      done('gone');
    } catch {
      showToast(texts.failed);
    }
  };
  return (
    <div class="my-game is-asking" role="group">
      <b>{texts.removeGame({ game: titleOf(game.game) })}?</b>
      <button type="button" class="button is-danger" onClick={() => void remove()}>
        {texts.removeBot}
      </button>
      <button type="button" class="button" onClick={() => done()}>
        {texts.cancel}
      </button>
    </div>
  );
}

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

export function MyGames({ games }: { readonly games: readonly MyGame[] | undefined }): JSX.Element {
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
        <h1>{name === undefined ? texts.greeting : <bdi>{texts.greetingTo({ name })}</bdi>}</h1>
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
              games.slice(0, isWhole ? undefined : SHOWN).map((game) => <Card key={game.id} game={game} />)
            )}
          </ul>
        )}
      </div>
      <div class="turf" aria-hidden="true" />
    </section>
  );
}
