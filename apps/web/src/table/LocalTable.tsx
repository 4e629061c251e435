import type { TableInfo } from '@pithead/protocol';
import type { JSX } from 'preact';
import { useEffect, useReducer, useState } from 'preact/hooks';
import { findGame } from '@pithead/games';
import { lazyPart } from '../lazy/lazyPart.tsx';
import type { PageProps } from '../lazy/lazyPage.tsx';
import type { LocalFailure, LocalSource } from '../offline/index.ts';
import { isStorageLasting, createLocalMatch, openLocalMatch } from '../offline/index.ts';
import { navigate } from '../router.tsx';
import { useTexts } from '../useTexts.ts';
import type { TableFeatures } from './tableFeatures.ts';
import { TableFrame } from './TableFrame.tsx';
import { TableLoading } from './TableLoading.tsx';

type Failure = LocalFailure | 'broken';

const FailurePage = lazyPart(async () => (await import('../offline/notices.tsx')).LocalFailurePage);
const NotLastingNote = lazyPart(async () => (await import('../offline/notices.tsx')).StorageDeniedBanner);

function useStorageLasting(): boolean {
  const [isLasting, setLasting] = useState(true);
  useEffect(() => {
    let isUnmounted = false;
    void isStorageLasting().then((is) => void (isUnmounted || setLasting(is)));
    return () => void (isUnmounted = true);
  }, []);
  return isLasting;
}

function useLocal(id: string): LocalSource | Failure | undefined {
  const [source, setSource] = useState<LocalSource | Failure>();
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  useEffect(() => {
    const opened = openLocalMatch(id);
    const unlisten = opened.listen(() => redraw(undefined));
    opened.opened.then(
      (failure) => setSource(failure ?? opened),
      () => setSource('broken'),
    );
    return () => {
      unlisten();
      opened.close();
    };
  }, [id]);
  return source;
}

/** Starts a match with the same people, bots and options. */
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

export default function LocalTable({ path: [id = ''] }: PageProps): JSX.Element {
  const texts = useTexts();
  const source = useLocal(id);
  const isLasting = useStorageLasting();
  if (typeof source === 'string') return <FailurePage failure={source} />;
  const table = source?.current()?.table;
  const entry = table && findGame(table.game);
  if (source === undefined || table === undefined || entry === undefined) return <TableLoading />;
  const company: TableFeatures = {
    isLocal: true,
    handOver: source.handOver,
    takeOver: () => source.takeOver(),
    hint: () => source.hint(),
    loadRecord: () => source.record(),
    rematch: () => startRematch(table),
  };
  return (
    <>
      {!isLasting && <NotLastingNote />}
      <TableFrame
        entry={entry}
        source={source}
        company={company}
        title={table.isHotSeat ? texts.oneDevice : texts.localTable}
      />
    </>
  );
}
