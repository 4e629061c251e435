import type { JSX } from 'preact';
import { GAMES } from '@pithead/games';
import { GameTitle } from '../../components/GameTitle.tsx';
import { Link } from '../../router.tsx';
import { useTexts } from '../../useTexts.ts';
import { artOf } from '../../games.ts';
import { Panel } from './Panel.tsx';

export function LearnPanel(): JSX.Element {
  const texts = useTexts();
  return (
    <Panel id="learn" title={texts.learnTitle} aside={texts.learnSub}>
      <ul class="lessons">
        {GAMES.map(({ id, title }) => (
          <li key={id}>
            <img class="thumb" src={artOf(id)} alt="" />
            <span>
              <b>
                <GameTitle id={id} isLong />
              </b>
              <small>{texts.games[id]?.pitch}</small>
            </span>
            <Link
              to={`/rules/${id}`}
              class="button"
              aria-label={`${texts.readRules}: ${texts.learnOf({ game: title })}`}
            >
              {texts.readRules}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
