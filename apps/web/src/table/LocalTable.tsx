import type { TableInfo } from '@pithead/protocol';
import type { JSX } from 'preact';
import { useEffect, useReducer, useState } from 'preact/hooks';
import { showToast } from '../components/toast.tsx';
import { findGame } from '@pithead/games';
import { lazyPart } from '../lazy/lazyPart.tsx';
import type { PageProps } from '../lazy/lazyPage.tsx';
import { startLoad } from '../lazy/useLoad.ts';
import type { LocalFailure, LocalSource } from '../offline/index.ts';
import { createLocalMatch, openLocalMatch } from '../offline/index.ts';
import { recall } from '../rememberedSettings.ts';
import { navigate } from '../router.tsx';
import { useTexts } from '../useTexts.ts';
import { LocalMatchNotices, WorkerFailurePage } from './LocalMatchNotices.tsx';
import type { TableFeatures } from './tableFeatures.ts';
import { TableFrame } from './TableFrame.tsx';
import { TableLoading } from './TableLoading.tsx';

const LocalFailurePage = lazyPart(async () => (await import('../offline/notices.tsx')).LocalFailurePage);

interface OpenedMatch {
  readonly source: LocalSource | LocalFailure | undefined;
  readonly isWorkerBroken: boolean;
  reopen(): void;
}

function useLocalMatch(id: string): OpenedMatch {
  const [opened, setOpened] = useState<LocalSource | LocalFailure | 'broken'>();
  const [attempt, setAttempt] = useState(0);
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  useEffect(() => {
    setOpened(undefined);
    const source = openLocalMatch(id);
    const unlisten = source.listen(() => redraw(undefined));
    const cancel = startLoad(
      () => source.opened,
      (failure) => setOpened(failure ?? source),
      () => setOpened('broken'),
    );
    return () => {
      cancel();
      unlisten();
      source.close();
    };
  }, [id, attempt]);
  return {
    source: opened === 'broken' ? undefined : opened,
    isWorkerBroken: opened === 'broken',
    reopen: () => setAttempt(attempt + 1),
  };
}

async function startRematch(table: TableInfo): Promise<void> {
  const people = table.seats.filter(({ kind }) => kind === 'person').map(({ name }) => name);
  const bots = table.seats.flatMap(({ level }) => (level === null ? [] : [level as 'hewer']));
  const made = {
    game: table.game,
    seats: table.seats.length,
    options: table.options,
    bots,
    name: people[0] ?? '',
    names: people,
  };
  navigate(`/local/${await createLocalMatch({ ...made, isHotSeat: table.isHotSeat })}`);
}

/** After the guide, against nobody but the Apprentice. */
const isFirstGame = ({ game, isHotSeat, seats }: TableInfo): boolean =>
  !isHotSeat &&
  recall(`guide.${game}`) !== undefined &&
  seats.every(({ level }) => level === null || level === 'apprentice');

export default function LocalTable({ path: [id = ''] }: PageProps): JSX.Element {
  const texts = useTexts();
  const { source, isWorkerBroken, reopen } = useLocalMatch(id);
  if (isWorkerBroken) return <WorkerFailurePage retry={reopen} />;
  if (typeof source === 'string') return <LocalFailurePage failure={source} />;
  const table = source?.current()?.table;
  const manifest = table && findGame(table.game);
  if (source === undefined || table === undefined || manifest === undefined) return <TableLoading />;
  const features: TableFeatures = {
    isLocal: true,
    explainsNewThings: isFirstGame(table),
    handOver: source.handOver,
    takeOver: () => source.takeOver(),
    hint: () => source.hint(),
    loadRecord: () => source.record(),
    rematch: () => startRematch(table).catch(() => showToast(texts.failed)),
  };
  return (
    <LocalMatchNotices source={source} reopen={reopen}>
      <TableFrame
        manifest={manifest}
        source={source}
        features={features}
        title={table.isHotSeat ? texts.oneDevice : texts.localTable}
      />
    </LocalMatchNotices>
  );
}
