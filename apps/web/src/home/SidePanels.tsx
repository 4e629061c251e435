/** Rules to read, and tables to watch. */
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { GAMES } from '../games.ts';
import { go, Link } from '../router.tsx';
import { useTexts } from '../speech.ts';
import { artOf } from './art.ts';
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
              <b>{title}</b>
              <small>{texts.lines[id]}</small>
            </span>
            <Link to={`/rules/${id}`} class="button" aria-label={`${texts.readRules}: ${texts.learnOf(title)}`}>
              {texts.readRules}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const TABLE = /(?:^|\/table\/)([\w-]{22})(?:[/?#]|$)/;

export function WatchPanel(): JSX.Element {
  const texts = useTexts();
  const field = useRef<HTMLInputElement>(null);
  const [isWrong, setWrong] = useState(false);
  const submit = (event: Event): void => {
    event.preventDefault();
    const table = TABLE.exec(field.current?.value.trim() ?? '')?.[1];
    if (table === undefined) setWrong(true);
    else go(`/table/${table}`);
  };
  return (
    <Panel id="watch" title={texts.watchTitle}>
      <p class="panel-text">{texts.watchText}</p>
      <form class="watch-form" onSubmit={submit}>
        <input
          ref={field}
          class="field"
          type="text"
          aria-label={texts.watchField}
          placeholder={texts.watchField}
          aria-invalid={isWrong}
          aria-describedby="watch-said"
          onInput={() => setWrong(false)}
        />
        <button type="submit" class="button">
          {texts.watch}
        </button>
      </form>
      <p id="watch-said" class="is-wrong" role="alert">
        {isWrong ? texts.watchBad : ''}
      </p>
      <Link to="/replay" class="panel-link">
        {texts.replayTitle}
      </Link>
    </Panel>
  );
}
