import type { GameText, Language } from '@pithead/text';
import type { GameTable } from '@pithead/ui';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { LoadError } from '../components/LoadError.tsx';
import type { GameManifest } from '@pithead/games';
import { findGame } from '@pithead/games';
import { displayNames } from '../displayNames.ts';
import { titleOf, loadFullTable } from '../games.ts';
import { TopBar } from '../components/TopBar.tsx';
import type { PageProps } from '../lazy/lazyPage.tsx';
import type { Load } from '../lazy/useLoad.ts';
import { useLoad } from '../lazy/useLoad.ts';
import type { replayEn } from '../text/replay/en.ts';
import { REPLAY_CATALOGUES } from '../text/replay/index.ts';
import { useCatalogue, useLanguage, useTexts } from '../useTexts.ts';
import { RecordOpener } from './RecordOpener.tsx';
import './replay.css';
import type { ReplayPageState } from './openReplay.ts';
import { openReplay } from './openReplay.ts';
import { PartialLog } from './PartialLog.tsx';
import { problemText } from './openReplay.ts';
import { ReplayTable } from './ReplayTable.tsx';

/** `/replay/table/<table>`, `/replay/local/<match>`, or `/replay` for a file. */
export default function ReplayPage({ path }: PageProps): JSX.Element {
  const [first, second] = path;
  const local = first === 'local' ? second : undefined;
  const table = first === 'table' ? second : undefined;
  const isBadAddress = first !== undefined && (local ?? table) === undefined;
  const language = useLanguage();
  const texts = useCatalogue<typeof replayEn>(REPLAY_CATALOGUES);
  const [state, setState] = useState<ReplayPageState>({ kind: 'choose' });
  const [text, setText] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => openReplay({ table, local, text }, setState), [table, local, text, attempt]);
  const game = gameOfState(state);
  const pageTexts = useTexts();
  const recorded = namesOfState(state);
  const names = useMemo(
    () => displayNames(recorded, pageTexts, local !== undefined),
    [recorded, pageTexts, local],
  );
  const { value, isFailed, retry } = useReplayParts(game, language);
  // Parts of the previous game would not fit.
  const parts = value?.game === game ? value : undefined;
  const isLoading = state.kind === 'loading' || (game !== undefined && parts === undefined && !isFailed);
  const title = game === undefined ? texts.title : `${texts.title}: ${titleOf(game)}`;
  useEffect(() => {
    document.title = `${title} · Pithead`;
  }, [title]);
  return (
    <>
      <TopBar />
      <main class="replay" id="content">
        <h1>{title}</h1>
        <div role="status">
          {isLoading && <p>{texts.loading}</p>}
          {state.kind === 'choose' && isBadAddress && <p class="replay-flaw">{texts.badAddress}</p>}
          {state.kind === 'noServer' && <p class="replay-flaw">{texts.noServer}</p>}
          {state.kind === 'running' && <p class="replay-calm">{texts.flaws.notOver}</p>}
          {state.kind === 'problem' && <p class="replay-flaw">{problemText(texts, state.problem)}</p>}
        </div>
        {state.kind === 'failed' && <LoadError text={texts.failed} retry={() => setAttempt(attempt + 1)} />}
        {parts === undefined && isFailed && <LoadError text={texts.failed} retry={retry} />}
        {state.kind === 'running' && parts !== undefined && (
          <PartialLog
            title={texts.soFar}
            facts={state.record.facts}
            names={names}
            text={parts.text}
            texts={texts}
          />
        )}
        {state.kind !== 'open' && state.kind !== 'loading' && state.kind !== 'running' && (
          <RecordOpener texts={texts} opened={setText} />
        )}
        {state.kind === 'open' && parts !== undefined && (
          <ReplayTable
            source={state.source}
            info={{ ...state.info, names }}
            text={parts.text}
            table={parts.table}
            language={language}
            texts={texts}
          />
        )}
      </main>
    </>
  );
}

function gameOfState(state: ReplayPageState): string | undefined {
  if (state.kind === 'running') return state.record.game;
  return state.kind === 'open' ? state.info.table.game : undefined;
}

const NO_NAMES: readonly string[] = [];

function namesOfState(state: ReplayPageState): readonly string[] {
  if (state.kind === 'running') return state.record.seats;
  return state.kind === 'open' ? state.info.names : NO_NAMES;
}

interface ReplayParts {
  readonly game: string;
  readonly text: GameText;
  readonly table: GameTable;
}

function useReplayParts(game: string | undefined, language: Language): Load<ReplayParts> {
  const manifest = game === undefined ? undefined : findGame(game);
  const load = async (known: GameManifest): Promise<ReplayParts> => ({
    game: known.id,
    ...(await loadFullTable(known, language)),
  });
  return useLoad(manifest && (() => load(manifest)), [game, language]);
}
