/** Replays a finished match of the server or of this device, or a record from a file. */
import type { GameText, Language } from '@pithead/text';
import type { GameTable } from '@pithead/ui';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { gameOf, titleOf, loadFullTable } from '../games.ts';
import { TopBar } from '../components/TopBar.tsx';
import type { PageProps } from '../lazy/lazyPage.tsx';
import { useLanguage } from '../useTexts.ts';
import { RecordOpener } from './RecordOpener.tsx';
import './replay.css';
import type { ReplayPageState } from './openReplay.ts';
import { openReplay } from './openReplay.ts';
import { PartialLog } from './PartialLog.tsx';
import { ReplayTable } from './ReplayTable.tsx';
import { REPLAY_TEXTS } from './replayTexts.ts';

/** `/replay/table/<table>`, `/replay/local/<match>`, or `/replay` for a file. */
export default function ReplayPage({ path }: PageProps): JSX.Element {
  const [first, second] = path;
  const local = first === 'local' ? second : undefined;
  const table = first === 'table' ? second : undefined;
  const isAstray = first !== undefined && (local ?? table) === undefined;
  const language = useLanguage();
  const words = REPLAY_TEXTS[language];
  const [scene, setScene] = useState<ReplayPageState>({ kind: 'choose' });
  const [text, setText] = useState<string>();
  useEffect(() => openReplay({ table, local, text }, setScene), [table, local, text]);
  const game = gameOfState(scene);
  const parts = useReplayParts(game, language);
  const title = game === undefined ? words.title : `${words.title}: ${titleOf(game)}`;
  useEffect(() => {
    document.title = `${title} · Pithead`;
  }, [title]);
  return (
    <>
      <TopBar />
      <main class="replay" id="content">
        <h1>{title}</h1>
        <div role="status">
          {(scene.kind === 'loading' || (game !== undefined && parts === undefined)) && (
            <p>{words.loading}</p>
          )}
          {scene.kind === 'choose' && isAstray && <p class="replay-flaw">{words.astray}</p>}
          {scene.kind === 'noServer' && <p class="replay-flaw">{words.noServer}</p>}
          {scene.kind === 'running' && <p class="replay-calm">{words.flaws.notOver({})}</p>}
          {scene.kind === 'problem' && (
            <p class="replay-flaw">{words.flaws[scene.problem.flaw](scene.problem.params)}</p>
          )}
        </div>
        {scene.kind === 'running' && parts !== undefined && (
          <PartialLog
            title={words.soFar}
            facts={scene.so.facts}
            names={scene.so.seats}
            text={parts.text}
            words={words}
          />
        )}
        {scene.kind !== 'open' && scene.kind !== 'loading' && scene.kind !== 'running' && (
          <RecordOpener words={words} opened={setText} />
        )}
        {scene.kind === 'open' && parts !== undefined && (
          <ReplayTable
            source={scene.source}
            info={scene.info}
            text={parts.text}
            table={parts.table}
            language={language}
            words={words}
          />
        )}
      </main>
    </>
  );
}

function gameOfState(scene: ReplayPageState): string | undefined {
  if (scene.kind === 'running') return scene.so.game;
  return scene.kind === 'open' ? scene.info.table.game : undefined;
}

interface ReplayParts {
  readonly text: GameText;
  readonly table: GameTable;
}

function useReplayParts(game: string | undefined, language: Language): ReplayParts | undefined {
  const [loaded, setLoaded] = useState<ReplayParts & { readonly game: string }>();
  useEffect(() => {
    const entry = game === undefined ? undefined : gameOf(game);
    let isLeft = false;
    if (entry !== undefined) {
      void loadFullTable(entry, language).then(
        (parts) => void (isLeft || setLoaded({ game: entry.id, ...parts })),
      );
    }
    return () => void (isLeft = true);
  }, [game, language]);
  // Parts of the previous game would not fit.
  return loaded?.game === game ? loaded : undefined;
}
