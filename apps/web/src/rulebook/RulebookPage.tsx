import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { GAMES } from '@pithead/games';
import { titleOf } from '../games.ts';
import { GameTitle } from '../components/GameTitle.tsx';
import { LoadError } from '../components/LoadError.tsx';
import type { PageProps } from '../lazy/lazyPage.tsx';
import { lazyPart } from '../lazy/lazyPart.tsx';
import { useLoad } from '../lazy/useLoad.ts';
import { PlainPage } from '../pages/PlainPage.tsx';
import { Link } from '../router.tsx';
import { withTexts } from '../settings.ts';
import type { rulebookEn } from '../text/rulebook/en.ts';
import { RULEBOOK_CATALOGUES } from '../text/rulebook/index.ts';
import { useCatalogue, useLanguage } from '../useTexts.ts';
import { Book, showAnchor } from './Book.tsx';
import type { LoadedRulebook } from './loadRulebook.ts';
import { loadRulebook } from './loadRulebook.ts';
import './rulebookBack.css';

const ExampleTable = lazyPart(
  async () => (await withTexts(import('./ExampleTable.tsx'), 'table')).ExampleTable,
);

/** The rulebook of a game, `/rules/<game>`, and its playable examples, `/rules/<game>/try/<id>`. */
export default function RulebookPage({ path: [game = '', part, id = ''] }: PageProps): JSX.Element {
  return part === 'try' ? <ExampleTable game={game} id={id} /> : <BookPage game={game} />;
}

function BookPage({ game }: { readonly game: string }): JSX.Element {
  const language = useLanguage();
  const texts = useCatalogue<typeof rulebookEn>(RULEBOOK_CATALOGUES);
  const { value, isFailed, retry } = useLoad(
    async () => (await loadRulebook(game, language)) ?? 'noBook',
    [game, language],
  );
  const book = typeof value === 'object' ? value : undefined;
  const linked = useLinkedAnchor(book);
  const [back] = useState(tableToReturnTo);
  const [isWide] = useState(() => matchMedia('(min-width: 900px)').matches);
  const Definitions = book?.pictures?.Definitions;
  return (
    <PlainPage
      title={`${titleOf(game)} – ${texts.rules}`}
      heading={
        <>
          <GameTitle id={game} isLong /> – {texts.rules}
        </>
      }
    >
      {Definitions !== undefined && <Definitions />}
      {book !== undefined && <Book book={book} linked={linked} texts={texts} hasContents={isWide} />}
      {book === undefined && isFailed && <LoadError text={texts.failed} retry={retry} />}
      {book === undefined && !isFailed && (
        <p role="status">{value === 'noBook' ? texts.noBook : texts.loading}</p>
      )}
      <nav class="rulebook-others" aria-label={texts.books}>
        {GAMES.filter(({ id }) => id !== game).map(({ id }) => (
          <Link key={id} to={`/rules/${id}`}>
            <GameTitle id={id} />
          </Link>
        ))}
      </nav>
      {back !== undefined && (
        <Link to={back} class="button is-main rulebook-back">
          {texts.back}
        </Link>
      )}
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

const currentHash = (): string => {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
};

/** The anchor in the address. Scrolls to it, also when the book has loaded later. */
function useLinkedAnchor(book: LoadedRulebook | undefined): string {
  const [linked, setLinked] = useState(currentHash);
  useEffect(() => {
    const changed = (): void => setLinked(currentHash());
    addEventListener('hashchange', changed);
    return () => removeEventListener('hashchange', changed);
  }, []);
  useEffect(() => {
    if (linked !== '' && book !== undefined) showAnchor(document, linked);
  }, [linked, book]);
  return linked;
}
