import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { GAMES, titleOf } from '../games.ts';
import type { PageProps } from '../lazy/lazyPage.tsx';
import { PlainPage } from '../pages/PlainPage.tsx';
import { Link } from '../router.tsx';
import { useLanguage } from '../useTexts.ts';
import './back.css';
import { loadRulebook } from './loadRulebook.ts';
import type { Block } from './markdown.ts';
import { parseMarkdown } from './markdown.ts';
import { MarkdownBlocks } from './Markdown.tsx';
import './rulebook.css';
import type { RulebookRule, RulebookSection } from './ruleIndex.ts';
import { excerpt, plainText, rulesOf, searchRules, sectionsOf } from './ruleIndex.ts';
import type { RulebookTexts } from './rulebookTexts.ts';
import { RULEBOOK_TEXTS } from './rulebookTexts.ts';

export default function RulebookPage({ path }: PageProps): JSX.Element {
  const game = path[0] ?? '';
  const language = useLanguage();
  const words = RULEBOOK_TEXTS[language];
  const book = useBook(game, language);
  const linked = useLinkedRule(book);
  const [back] = useState(tableToReturnTo);
  const blocks = typeof book === 'string' ? [] : book;
  const [title, body] = withoutTitle(blocks);
  return (
    <PlainPage title={title ?? `${titleOf(game)} – ${words.rules}`}>
      <div class="rulebook">
        {back !== undefined && (
          <Link to={back} class="button is-main rulebook-back">
            {words.back}
          </Link>
        )}
        {typeof book === 'string' ? (
          <p role="status">{words[book]}</p>
        ) : (
          <Book blocks={body} linked={linked} words={words} />
        )}
        <nav class="rulebook-others" aria-label={words.books}>
          {GAMES.filter(({ id }) => id !== game).map(({ id, title: name }) => (
            <Link key={id} to={`/rules/${id}`}>
              {name}
            </Link>
          ))}
        </nav>
      </div>
    </PlainPage>
  );
}

let table: string | undefined;

/** The table from which the rulebook was opened, possibly through another rulebook. */
function tableToReturnTo(): string | undefined {
  const from: unknown = history.state;
  if (typeof from !== 'string' || !from.startsWith('/rules/')) table = undefined;
  if (typeof from === 'string' && /^\/(?:table|local)\//.test(from)) table = from;
  return table;
}

function withoutTitle(blocks: readonly Block[]): [string | undefined, readonly Block[]] {
  const [first, ...rest] = blocks;
  return first?.kind === 'heading' && first.level === 1
    ? [plainText(first.parts), rest]
    : [undefined, blocks];
}

function Book({
  blocks,
  linked,
  words,
}: {
  readonly blocks: readonly Block[];
  readonly linked: string;
  readonly words: RulebookTexts;
}): JSX.Element {
  const rules = useMemo(() => rulesOf(blocks), [blocks]);
  const sections = useMemo(() => sectionsOf(blocks), [blocks]);
  const mark = useMemo(
    () => ({ rules: new Set(rules.map(({ number }) => number)), linked, linkTo: words.linkTo }),
    [rules, linked, words],
  );
  return (
    <>
      <aside class="rulebook-side">
        <Search rules={rules} words={words} />
        <Contents sections={sections} words={words} />
      </aside>
      <article class="rulebook-text">
        <MarkdownBlocks blocks={blocks} mark={mark} />
      </article>
    </>
  );
}

function Search({
  rules,
  words,
}: {
  readonly rules: readonly RulebookRule[];
  readonly words: RulebookTexts;
}): JSX.Element {
  const [wanted, setWanted] = useState('');
  const found = searchRules(rules, wanted);
  const isWanted = wanted.trim() !== '';
  return (
    <search class="rulebook-search">
      <label>
        <span>{words.search}</span>
        <input
          type="search"
          value={wanted}
          placeholder={words.searchHint}
          autocomplete="off"
          onInput={(event) => setWanted(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Escape' && setWanted('')}
        />
      </label>
      <p role="status">{isWanted && words.found(found.length)}</p>
      {isWanted && found.length > 0 && (
        <ul>
          {found.map(({ number, text, section }) => (
            <li key={number}>
              <a href={`#${number}`}>
                <b>{number}</b> <small>{section}</small>
                <span>{excerpt(text, wanted)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}

function Contents({
  sections,
  words,
}: {
  readonly sections: readonly RulebookSection[];
  readonly words: RulebookTexts;
}): JSX.Element {
  const [isWide] = useState(() => matchMedia('(min-width: 900px)').matches);
  return (
    <details class="rulebook-contents" open={isWide}>
      <summary>{words.contents}</summary>
      <nav aria-label={words.contents}>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}

type LoadedBook = readonly Block[] | 'loading' | 'failed' | 'noBook';

function useBook(game: string, language: Parameters<typeof loadRulebook>[1]): LoadedBook {
  const [book, setBook] = useState<LoadedBook>('loading');
  useEffect(() => {
    let isLeft = false;
    const show = (next: LoadedBook): void => void (isLeft || setBook(next));
    const loading = loadRulebook(game, language);
    if (loading === undefined) show('noBook');
    else
      loading.then(
        (text) => show(parseMarkdown(text)),
        () => show('failed'),
      );
    return () => void (isLeft = true);
  }, [game, language]);
  return book;
}

const currentHash = (): string => {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
};

/** The anchor in the address. Scrolls to it, also when the book has loaded later. */
function useLinkedRule(book: LoadedBook): string {
  const [linked, setLinked] = useState(currentHash);
  useEffect(() => {
    const changed = (): void => setLinked(currentHash());
    addEventListener('hashchange', changed);
    return () => removeEventListener('hashchange', changed);
  }, []);
  useEffect(() => {
    if (linked === '' || typeof book === 'string') return;
    const place = document.getElementById(linked);
    place?.scrollIntoView({ block: 'start' });
    place?.focus({ preventScroll: true });
  }, [linked, book]);
  return linked;
}
