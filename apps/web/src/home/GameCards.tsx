import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameManifest } from '@pithead/games';
import { GAMES } from '@pithead/games';
import { GameTitle } from '../components/GameTitle.tsx';
import { PageIcon } from '../components/pageIcons.tsx';
import { Link } from '../router.tsx';
import { useTexts } from '../useTexts.ts';
import { artOf, learnPath } from '../games.ts';
import { lazyPart } from '../lazy/lazyPart.tsx';

const BotLevelChoice = lazyPart(async () => (await import('./BotLevelChoice.tsx')).BotLevelChoice);

interface Props {
  newTable(game: string): void;
}

function GameCard({ game, newTable }: Props & { readonly game: GameManifest }): JSX.Element {
  const texts = useTexts();
  const [isChoosing, setChoosing] = useState(false);
  const play = useRef<HTMLButtonElement>(null);
  const wasChoosing = useRef(false);
  useEffect(() => {
    if (wasChoosing.current && !isChoosing) play.current?.focus();
    wasChoosing.current = isChoosing;
  }, [isChoosing]);
  const range = `${game.seats[0]}–${game.seats.at(-1)}`;
  return (
    <article class={`chamber chamber-${game.id}${isChoosing ? ' is-choosing' : ''}`} aria-label={game.title}>
      <img
        class="chamber-art"
        src={artOf(game.id)}
        alt={texts.games[game.id]?.picture ?? ''}
        width="440"
        height="250"
        style={{
          '--art-position': game.artPosition?.wide,
          '--art-position-narrow': game.artPosition?.narrow,
        }}
      />
      <div class="chamber-words">
        <h3>
          <GameTitle id={game.id} isLong />
        </h3>
        <p class="chamber-facts">
          {texts.players({ range })} · {texts.hours({ hours: game.hours })}
        </p>
        <p class="chamber-line">{texts.games[game.id]?.pitch}</p>
        <div class="chamber-buttons">
          <button
            ref={play}
            type="button"
            class="button is-main"
            aria-expanded={isChoosing}
            aria-label={texts.playBotsOf({ game: game.title })}
            onClick={() => setChoosing(true)}
          >
            <PageIcon name="play" />
            {texts.playBots}
          </button>
          <button
            type="button"
            class="button is-second"
            aria-label={texts.newTableOf({ game: game.title })}
            onClick={() => newTable(game.id)}
          >
            <PageIcon name="plus" />
            <span>{texts.newTable}</span>
          </button>
          <Link to={learnPath(game)} class="button is-second" aria-label={`${texts.learn}: ${game.title}`}>
            <PageIcon name="book" />
            <span>{texts.learn}</span>
          </Link>
        </div>
      </div>
      {isChoosing && <BotLevelChoice game={game} close={() => setChoosing(false)} />}
    </article>
  );
}

export function GameCards({ newTable }: Props): JSX.Element {
  const texts = useTexts();
  return (
    <section aria-labelledby="mines">
      <h2 id="mines" class="mines">
        {texts.mines} <small>{texts.twoTaps}</small>
      </h2>
      <div class="chambers">
        {GAMES.map((game) => (
          <GameCard key={game.id} game={game} newTable={newTable} />
        ))}
      </div>
    </section>
  );
}
