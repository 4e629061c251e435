import type { Language } from '@pithead/text';
import { SeatGlyph } from '@pithead/ui';
import type { JSX } from 'preact';
import { GameTitle } from '../components/GameTitle.tsx';
import { artOf, titleOf } from '../games.ts';
import { Link } from '../router.tsx';
import type { Texts } from '../text/index.ts';
import { formatDate, formatTime } from '../formats.ts';
import { useLanguage, useTexts } from '../useTexts.ts';
import { roundText, scoreLabel, scoreText } from './progressTexts.ts';
import type { MyGame } from './useMyGames.ts';
import './myGameCard.css';

function dateText(at: number, language: Language, texts: Texts): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return isToday ? texts.today({ time: formatTime(language, at) }) : formatDate(language, at);
}

function statusText({ isYourTurn, status, free, own, resigned, chapter }: MyGame, texts: Texts): string {
  if (chapter !== undefined) return texts.learn;
  if (isYourTurn) return texts.yourTurn;
  if (own.length > 0 && own.every((seat) => resigned.includes(seat))) return texts.resigned;
  if (status === 'open') return texts.seatsFree({ count: free });
  if (status === 'running') return texts.waiting;
  return status === 'frozen' ? texts.frozen : texts.over;
}

/** “Played on from 12 May, Shift 2 of 3”; a record from a file has no date. */
function originText({ game, origin }: MyGame, language: Language, texts: Texts): string | undefined {
  if (origin === undefined) return undefined;
  const { playedAt, round } = origin;
  const listed = { game, status: 'running', progress: { round, scores: null } } as const;
  const parts = [playedAt === null ? '' : formatDate(language, playedAt), roundText(listed, texts)];
  return texts.playedOnFrom({ origin: parts.filter((part) => part !== '').join(', ') || titleOf(game) });
}

function othersText({ names, own, resigned, chapter }: MyGame, texts: Texts): string {
  if (chapter !== undefined) return texts.guideChapter({ chapter });
  const others = names.flatMap((name, seat) => {
    if (name === '' || own.includes(seat)) return [];
    return [resigned.includes(seat) ? `${name} (${texts.resigned})` : name];
  });
  return others.length === 0 ? '\u00a0' : texts.against({ names: others.join(', ') });
}

/** A game against bots needs no word: their names say it. */
function whereText({ isLocal, own, pace }: MyGame, texts: Texts): string {
  if (isLocal) return own.length > 1 ? texts.onThisDevice : '';
  return pace === 'live' ? texts.live : texts.turnBased;
}

function SeatScore({ game, seat }: { readonly game: MyGame; readonly seat: number }): JSX.Element {
  const texts = useTexts();
  const score = scoreText(game, seat, useLanguage(), texts);
  return (
    <span class="my-game-score">
      <SeatGlyph seat={seat} isOwn={game.own.includes(seat)} />
      {score !== undefined && (
        <>
          <span class="unseen">{scoreLabel(game, game.names[seat] ?? '', texts)}</span>
          {score}
        </>
      )}
    </span>
  );
}

interface Props {
  readonly game: MyGame;
  remove(): void;
}

export function MyGameCard({ game, remove }: Props): JSX.Element {
  const texts = useTexts();
  const language = useLanguage();
  const others = originText(game, language, texts) ?? othersText(game, texts);
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
          <span class={game.origin === undefined ? 'my-game-line' : 'my-game-line is-origin'}>
            <bdi>{others}</bdi>
          </span>
          <span class="my-game-line">
            {round !== '' && `${round} · `}
            <time dateTime={new Date(game.at).toISOString()}>{dateText(game.at, language, texts)}</time>
          </span>
          <span class="my-game-foot">
            {game.names.map((name, seat) => name !== '' && <SeatScore key={seat} game={game} seat={seat} />)}
            <small>{whereText(game, texts)}</small>
          </span>
        </span>
      </Link>
      <span class="my-game-side">
        {game.status === 'over' && game.chapter === undefined && (
          <Link
            to={`/review${game.to}`}
            aria-label={`${texts.review}: ${titleOf(game.game)}, ${others}`}
            title={texts.review}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M4 4v16h16M8 15l4-5 3 3 5-7" />
            </svg>
          </Link>
        )}
        <button
          type="button"
          class="my-game-remove"
          aria-label={`${texts.removeGame({ game: titleOf(game.game) })}, ${others}`}
          title={texts.removeGame({ game: titleOf(game.game) })}
          onClick={remove}
        >
          ×
        </button>
      </span>
    </li>
  );
}
