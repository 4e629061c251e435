/** The last rated games with the change of the rating, and games without a rating with the reason. */
import type { ProfileGame, RatedGame, UnratedGame } from '@pithead/protocol';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { artOf } from '../games.ts';
import { Link } from '../router.tsx';
import { OpponentName } from './OpponentName.tsx';
import { fetchOlderGames } from './profileApi.ts';
import type { ProfileContext } from './profileContext.ts';
import { formatChange, formatDay } from './profileFormats.ts';
import type { ChangeAudience } from './ProfilePanelFrame.tsx';
import { ProfilePanelFrame } from './ProfilePanelFrame.tsx';

interface RowProps {
  readonly context: ProfileContext;
  readonly game: ProfileGame;
  /** What stands at the end of the row: the change of the rating, or why there is none. */
  readonly children?: ComponentChildren;
}

function GameRow({ context, game, children }: RowProps): JSX.Element {
  const { language, profileTexts, text } = context;
  const { place, others, points, hasLeft, day, table } = game;
  return (
    <li class="game-row">
      <img class="thumb" src={artOf(game.game)} alt="" />
      <span class="game-row-words">
        <b>
          {hasLeft ? profileTexts.left : profileTexts.placeOf({ place, count: others.length + 1 })}
          {points !== null && ` · ${text.score(points)}`}
        </b>
        <small>
          {others.map((other, i) => (
            <span key={i}>
              {i > 0 && ', '}
              <OpponentName other={other} context={context} />
              {other.points !== null && ` ${text.score(other.points)}`}
            </span>
          ))}{' '}
          · {formatDay(language, day)}
        </small>
      </span>
      {children}
      {table !== null && (
        <span class="game-row-links">
          <Link to={`/replay/table/${table}`}>{profileTexts.replay}</Link>
          <Link to={`/review/table/${table}`}>{profileTexts.review}</Link>
        </span>
      )}
    </li>
  );
}

/** As many as fit beside the other panels. */
const SHOWN_FIRST = 5;

interface LastGamesProps {
  readonly context: ProfileContext;
  readonly games: readonly RatedGame[];
  readonly change: ChangeAudience;
}

export function LastGamesPanel({ context, games, change }: LastGamesProps): JSX.Element {
  const { profile, profileTexts, language } = context;
  const [older, setOlder] = useState<readonly RatedGame[]>([]);
  const [hasMore, setMore] = useState(true);
  const [isShort, setShort] = useState(true);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    setOlder([]);
    setMore(true);
    setShort(true);
  }, [profile]);
  const all = [...games, ...older];
  const shown = isShort ? all.slice(0, SHOWN_FIRST) : all;
  async function loadOlder(): Promise<void> {
    if (shown.length < all.length) return setShort(false);
    const last = all.at(-1);
    if (last === undefined) return;
    try {
      const found = await fetchOlderGames(profile.person.id, profile.game, last.number);
      setOlder([...older, ...found.games]);
      setMore(found.hasMore);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }
  return (
    <ProfilePanelFrame context={context} panel="lastGames" change={change} class="is-third">
      {all.length === 0 ? (
        <p class="community-note">{profileTexts.noGames}</p>
      ) : (
        <>
          <ul class="game-rows">
            {shown.map((game) => {
              const text = formatChange(language, game.change);
              return (
                <GameRow key={game.number} context={context} game={game}>
                  <b class={game.change < 0 ? 'figure is-loss' : 'figure is-gain'}>
                    <span aria-hidden="true">{text}</span>
                    <span class="unseen">{profileTexts.changeSentence({ change: text })}</span>
                  </b>
                </GameRow>
              );
            })}
          </ul>
          <p class="community-note">{profileTexts.ratingChange}</p>
          {(hasMore || shown.length < all.length) && (
            <button type="button" class="text-button" onClick={() => void loadOlder()}>
              {hasFailed ? context.texts.again : profileTexts.olderGames}
            </button>
          )}
        </>
      )}
    </ProfilePanelFrame>
  );
}

interface UnratedGamesProps {
  readonly context: ProfileContext;
  readonly games: readonly UnratedGame[];
  readonly change: ChangeAudience;
}

export function UnratedGamesPanel({ context, games, change }: UnratedGamesProps): JSX.Element | null {
  const { profileTexts } = context;
  if (games.length === 0) return null;
  return (
    <ProfilePanelFrame context={context} panel="unratedGames" change={change} class="is-half">
      <ul class="game-rows">
        {games.map((game, i) => (
          <GameRow key={i} context={context} game={game}>
            <small class="game-row-why">{profileTexts.unrated[game.why]}</small>
          </GameRow>
        ))}
      </ul>
    </ProfilePanelFrame>
  );
}
