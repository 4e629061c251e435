import type { Language } from '@pithead/text';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { findGame, GAMES } from '@pithead/games';
import { titleOf } from '../games.ts';
import { LoadError } from '../components/LoadError.tsx';
import type { PageProps } from '../lazy/lazyPage.tsx';
import { useLoad } from '../lazy/useLoad.ts';
import { PlainPage } from '../pages/PlainPage.tsx';
import { Link } from '../router.tsx';
import type { rulebookEn } from '../text/rulebook/en.ts';
import type { RulebookTexts } from '../text/rulebook/index.ts';
import { RULEBOOK_CATALOGUES } from '../text/rulebook/index.ts';
import { useCatalogue, useLanguage } from '../useTexts.ts';
import './rulebookBack.css';
import type { Block } from '@pithead/text/rulebook';
import { parseMarkdown } from '@pithead/text/rulebook';
import { MarkdownBlocks } from './Markdown.tsx';
import './rulebook.css';
import type { RulebookRule, RulebookSection } from '@pithead/text/rulebook';
import { excerpt, plainText, rulesOf, searchRules, sectionsOf } from '@pithead/text/rulebook';

const BOOKS = import.meta.glob<string>('../../../../games/*/rulebook*.md', {
  query: '?raw',
  import: 'default',
});

function loadRulebook(id: string, language: Language): Promise<string> | undefined {
  const game = findGame(id);
  return game && BOOKS[`../../../../games/${game.id}/${game.rulebooks[language]}`]?.();
}

export default function RulebookPage({ path }: PageProps): JSX.Element {
  const game = path[0] ?? '';
  const language = useLanguage();
  const texts = useCatalogue<typeof rulebookEn>(RULEBOOK_CATALOGUES);
  const { book, retry } = useBook(game, language);
  const linked = useLinkedRule(book);
  const [back] = useState(tableToReturnTo);
  const blocks = typeof book === 'string' ? [] : book;
  const [title, body] = withoutTitle(blocks);
  return (
    <PlainPage title={title ?? `${titleOf(game)} – ${texts.rules}`}>
      <div class="rulebook">
        {back !== undefined && (
          <Link to={back} class="button is-main rulebook-back">
            {texts.back}
          </Link>
        )}
        {typeof book === 'string' ? (
          <BookStatus book={book} texts={texts} retry={retry} />
        ) : (
          <Book blocks={body} linked={linked} texts={texts} />
        )}
        <nav class="rulebook-others" aria-label={texts.books}>
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

function BookStatus({
  book,
  texts,
  retry,
}: {
  readonly book: 'loading' | 'failed' | 'noBook';
  readonly texts: RulebookTexts;
  retry(): void;
}): JSX.Element {
  if (book === 'failed') return <LoadError text={texts.failed} retry={retry} />;
  return <p role="status">{texts[book]}</p>;
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
  texts,
}: {
  readonly blocks: readonly Block[];
  readonly linked: string;
  readonly texts: RulebookTexts;
}): JSX.Element {
  const rules = useMemo(() => rulesOf(blocks), [blocks]);
  const sections = useMemo(() => sectionsOf(blocks), [blocks]);
  const context = useMemo(
    () => ({
      rules: new Set(rules.map(({ number }) => number)),
      linked,
      linkTo: (rule: string) => texts.linkTo({ rule }),
    }),
    [rules, linked, texts],
  );
  return (
    <>
      <aside class="rulebook-side">
        <Search rules={rules} texts={texts} />
        <Contents sections={sections} texts={texts} />
      </aside>
      <article class="rulebook-text">
        <MarkdownBlocks blocks={blocks} context={context} />
      </article>
    </>
  );
}

function Search({
  rules,
  texts,
}: {
  readonly rules: readonly RulebookRule[];
  readonly texts: RulebookTexts;
}): JSX.Element {
  const [query, setQuery] = useState('');
  const found = searchRules(rules, query);
  const hasQuery = query.trim() !== '';
  return (
    <search class="rulebook-search">
      <label>
        <span>{texts.search}</span>
        <input
          type="search"
          value={query}
          placeholder={texts.searchHint}
          autocomplete="off"
          onInput={(event) => setQuery(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Escape' && setQuery('')}
        />
      </label>
      <p role="status">{hasQuery && texts.found({ count: found.length })}</p>
      {hasQuery && found.length > 0 && (
        <ul>
          {found.map(({ number, text, section }) => (
            <li key={number}>
              <a href={`#${number}`}>
                <b>{number}</b> <small>{section}</small>
                <span>{excerpt(text, query)}</span>
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
  texts,
}: {
  readonly sections: readonly RulebookSection[];
  readonly texts: RulebookTexts;
}): JSX.Element {
  const [isWide] = useState(() => matchMedia('(min-width: 900px)').matches);
  return (
    <details class="rulebook-contents" open={isWide}>
      <summary>{texts.contents}</summary>
      <nav aria-label={texts.contents}>
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

function useBook(game: string, language: Language): { readonly book: LoadedBook; retry(): void } {
  const { value, isFailed, retry } = useLoad<LoadedBook>(async () => {
    const text = await loadRulebook(game, language);
    return text === undefined ? 'noBook' : parseMarkdown(text);
  }, [game, language]);
  return { book: value ?? (isFailed ? 'failed' : 'loading'), retry };
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
