import type { Language } from '@pithead/text';
import { SeatGlyph } from '@pithead/ui';
import type { JSX } from 'preact';
import { GameTitle } from '../components/GameTitle.tsx';
import { artOf, titleOf } from '../games.ts';
import { Link } from '../router.tsx';
import type { Texts } from '../text/index.ts';
import { formatDate, formatTime, useLanguage, useTexts } from '../useTexts.ts';
import { roundText } from './roundText.ts';
import type { MyGame } from './useMyGames.ts';

function dateText(at: number, language: Language, texts: Texts): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return isToday ? texts.today({ time: formatTime(language, at) }) : formatDate(language, at);
}

function statusText({ isYourTurn, status, free, own, resigned }: MyGame, texts: Texts): string {
  if (isYourTurn) return texts.yourTurn;
  if (own.length > 0 && own.every((seat) => resigned.includes(seat))) return texts.resigned;
  if (status === 'open') return texts.seatsFree({ count: free });
  if (status === 'running') return texts.waiting;
  return status === 'frozen' ? texts.frozen : texts.over;
}

function othersText({ names, own, resigned }: MyGame, texts: Texts): string {
  const others = names.flatMap((name, seat) => {
    if (name === '' || own.includes(seat)) return [];
    return [resigned.includes(seat) ? `${name} (${texts.resigned})` : name];
  });
  return others.length === 0 ? '\u00a0' : texts.against({ names: others.join(', ') });
}

function Scores({ game: { names, own, progress } }: { readonly game: MyGame }): JSX.Element {
  return (
    <>
      {names.map(
        (name, seat) =>
          name !== '' && (
            <span key={seat} class="my-game-score">
              <SeatGlyph seat={seat} isOwn={own.includes(seat)} />
              {progress?.scores?.[seat] !== undefined && (
                <>
                  <span class="unseen">{name}: </span>
                  {progress.scores[seat]}
                </>
              )}
            </span>
          ),
      )}
    </>
  );
}

interface Props {
  readonly game: MyGame;
  remove(): void;
}

export function MyGameCard({ game, remove }: Props): JSX.Element {
  const texts = useTexts();
  const language = useLanguage();
  const where = game.isLocal ? texts.onThisDevice : game.pace === 'live' ? texts.live : texts.turnBased;
  const others = othersText(game, texts);
  const round = roundText(game, texts);
  return (
    <li>
      <Link to={game.to} class={game.isYourTurn ? 'my-game is-yours' : 'my-game'}>
        <img class="thumb" src={artOf(game.game)} alt="" />
        <span class="my-game-words">
          <span class="my-game-head">
            <b>
              <GameTitle id={game.game} />
            </b>
            <em>{statusText(game, texts)}</em>
          </span>
          <span class="my-game-line">
            <bdi>{others}</bdi>
          </span>
          <span class="my-game-line">
            {round !== '' && `${round} · `}
            <time dateTime={new Date(game.at).toISOString()}>{dateText(game.at, language, texts)}</time>
          </span>
          <span class="my-game-foot">
            <Scores game={game} />
            <small>{where}</small>
          </span>
        </span>
      </Link>
      <button
        type="button"
        class="my-game-remove"
        aria-label={`${texts.removeGame({ game: titleOf(game.game) })}, ${others}`}
        title={texts.removeGame({ game: titleOf(game.game) })}
        onClick={remove}
      >
        ×
      </button>
    </li>
  );
}
