import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { LoadError } from '../components/LoadError.tsx';
import { TopBar } from '../components/TopBar.tsx';
import { displayNames } from '../displayNames.ts';
import { loadFullTable, titleOf } from '../games.ts';
import { useLoad } from '../lazy/useLoad.ts';
import { http } from '../net/http.ts';
import { listLocalMatches } from '../offline/localMatches.ts';
import { findGame } from '@pithead/games';
import type { PageProps } from '../lazy/lazyPage.tsx';
import { problemText } from '../replay/openReplay.ts';
import { readRecordFile, RecordOpener } from '../replay/RecordOpener.tsx';
import '../replay/replay.css';
import { Link } from '../router.tsx';
import type { replayEn } from '../text/replay/en.ts';
import { REPLAY_CATALOGUES } from '../text/replay/index.ts';
import type { reviewEn } from '../text/review/en.ts';
import { REVIEW_CATALOGUES } from '../text/review/index.ts';
import { useFileDrop } from './useFileDrop.ts';
import { useCatalogue, useLanguage, useTexts } from '../useTexts.ts';
import { openReview } from './run/reviewSource.ts';
import type { ReviewSource, ReviewState } from './run/reviewSource.ts';
import { ReviewView } from './ReviewView.tsx';

/** `/review/table/<table>`, `/review/local/<match>`, or `/review` for a file. */
export default function ReviewPage({ path }: PageProps): JSX.Element {
  const texts = useCatalogue<typeof reviewEn>(REVIEW_CATALOGUES);
  const replayTexts = useCatalogue<typeof replayEn>(REPLAY_CATALOGUES);
  const [text, setText] = useState<string>();
  // A file takes the place of the game in the address.
  const [place, id] = text === undefined ? path : [];
  const local = place === 'local' ? id : undefined;
  const table = place === 'table' ? id : undefined;
  const openText = (opened: string): void => {
    history.replaceState(history.state, '', '/review');
    setText(opened);
  };
  const isDropping = useFileDrop((file) => void readRecordFile(file).then(openText));
  const source = useMemo(() => openReview({ table, local, text }), [table, local, text]);
  const [state, setState] = useState(source.state());
  useEffect(() => {
    const update = (): void => setState(source.state());
    const unsubscribe = source.subscribe(update);
    update();
    return () => {
      unsubscribe();
      source.close();
    };
  }, [source]);
  const title = state.kind === 'open' ? `${texts.title}: ${titleOf(state.info.table.game)}` : texts.title;
  useEffect(() => {
    document.title = `${title} · Pithead`;
  }, [title]);
  const isUnfinished = state.kind === 'problem' && state.problem.flaw === 'notOver';
  if (state.kind === 'open')
    return (
      <>
        <TopBar />
        <main id="content">
          <OpenedReview key={text} source={source} state={state} local={local} table={table} />
        </main>
        {isDropping && <p class="drop-here">{texts.dropHere}</p>}
      </>
    );
  return (
    <>
      <TopBar />
      <main class="replay" id="content">
        <h1>{title}</h1>
        <div role="status">
          {state.kind === 'loading' && <p>{replayTexts.loading}</p>}
          {state.kind === 'choose' && place !== undefined && (
            <p class="replay-flaw">{replayTexts.badAddress}</p>
          )}
          {state.kind === 'noServer' && <p class="replay-flaw">{replayTexts.noServer}</p>}
          {state.kind === 'problem' && (
            <p class="replay-flaw">
              {isUnfinished ? texts.notOver : problemText(replayTexts, state.problem)}
            </p>
          )}
        </div>
        {isUnfinished && (local ?? table) !== undefined && (
          <p>
            <Link to={`/${path.join('/')}`} class="button is-main">
              {texts.toTable}
            </Link>
          </p>
        )}
        {state.kind === 'failed' && <LoadError text={replayTexts.failed} retry={() => source.retry()} />}
        {state.kind !== 'loading' && !isUnfinished && (
          <RecordOpener texts={{ ...replayTexts, chooseText: texts.chooseText }} opened={openText} />
        )}
      </main>
    </>
  );
}

interface OpenedProps {
  readonly source: ReviewSource;
  readonly state: Extract<ReviewState, { readonly kind: 'open' }>;
  readonly local: string | undefined;
  readonly table: string | undefined;
}

/** The only person's seat; undefined for files, spectators and several people at one device. */
async function findOwnSeat({ local, table }: OpenedProps): Promise<number | undefined> {
  const peopleOf = (levels: readonly unknown[] = []): number[] =>
    levels.flatMap((level, seat) => (level === null ? [seat] : []));
  const own =
    table === undefined
      ? peopleOf((await listLocalMatches()).find(({ id }) => id === local)?.bots)
      : (await http.table(table)).seats.filter(({ isYours }) => isYours).map(({ seat }) => seat);
  return own.length === 1 ? own[0] : undefined;
}

function OpenedReview(props: OpenedProps): JSX.Element {
  const { source, state, local, table } = props;
  const { info } = state;
  const language = useLanguage();
  const pageTexts = useTexts();
  const names = useMemo(
    () => displayNames(info.names, pageTexts, local !== undefined),
    [info.names, pageTexts, local],
  );
  const manifest = findGame(info.table.game);
  const load = async (known: NonNullable<typeof manifest>) => {
    const [parts, ownSeat] = await Promise.all([
      loadFullTable(known, language),
      findOwnSeat(props).catch(() => undefined),
    ]);
    return { ...parts, ownSeat };
  };
  const { value, isFailed, retry } = useLoad(manifest && (() => load(manifest)), [
    info.table.game,
    language,
    local,
    table,
  ]);
  if (isFailed) return <LoadError retry={retry} />;
  if (value === undefined) return <p class="page-wait">{pageTexts.loading}</p>;
  return <ReviewView source={source} state={state} names={names} {...value} />;
}
