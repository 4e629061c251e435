import type { JSX } from 'preact';
import { GAMES } from '@pithead/games';
import { GameTitle } from '../../components/GameTitle.tsx';
import { Link } from '../../router.tsx';
import { useTexts } from '../../useTexts.ts';
import { learnPath } from '../../games.ts';
import { Panel } from './Panel.tsx';

export function LearnPanel(): JSX.Element {
  const texts = useTexts();
  return (
    <Panel id="learn" title={texts.learnTitle} aside={texts.learnSub}>
      <ul class="lessons">
        {GAMES.map((game) => (
          <li key={game.id}>
            <img class="thumb" src={game.art} alt="" />
            <span>
              <b>
                <GameTitle id={game.id} isLong />
              </b>
              <small>{texts.games[game.id]?.pitch}</small>
              <Link
                to={`/rules/${game.id}`}
                class="lesson-rules"
                aria-label={texts.learnOf({ game: game.title })}
              >
                {texts.readRules}
              </Link>
            </span>
            <Link to={learnPath(game)} class="button" aria-label={`${texts.learn}: ${game.title}`}>
              {texts.learn}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
