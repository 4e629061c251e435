/** A game on this device: rules and bots run in the browser. */
import type { TableInfo } from '@pithead/protocol';
import type { JSX } from 'preact';
import { useEffect, useReducer, useState } from 'preact/hooks';
import { gameOf } from '../games.ts';
import { later } from '../later.tsx';
import type { PageProps } from '../lazy.tsx';
import type { LocalFailure, LocalSource } from '../offline/index.ts';
import { isLasting, newLocal, openLocal } from '../offline/index.ts';
import { go } from '../router.tsx';
import { useTexts } from '../speech.ts';
import type { Company } from './company.ts';
import { Frame } from './Frame.tsx';
import { Opening } from './Opening.tsx';

type Failure = LocalFailure | 'broken';

const FailurePage = later(async () => (await import('../offline/Notices.tsx')).FailurePage);
const NotLastingNote = later(async () => (await import('../offline/Notices.tsx')).NotLastingNote);

/** Whether the browser keeps what we give it. */
function useKept(): boolean {
  const [isKept, setKept] = useState(true);
  useEffect(() => {
    let isLeft = false;
    void isLasting().then((is) => void (isLeft || setKept(is)));
    return () => void (isLeft = true);
  }, []);
  return isKept;
}

function useLocal(id: string): LocalSource | Failure | undefined {
  const [source, setSource] = useState<LocalSource | Failure>();
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  useEffect(() => {
    const opened = openLocal(id);
    const forget = opened.listen(() => redraw(undefined));
    opened.opened.then(
      (failure) => setSource(failure ?? opened),
      () => setSource('broken'),
    );
    return () => {
      forget();
      opened.close();
    };
  }, [id]);
  return source;
}

/** The same again: the same people and bots. */
async function again(table: TableInfo): Promise<void> {
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
  go(`/local/${await newLocal({ ...made, isHotSeat: table.isHotSeat })}`);
}

export default function LocalTable({ path: [id = ''] }: PageProps): JSX.Element {
  const texts = useTexts();
  const source = useLocal(id);
  const isKept = useKept();
  if (typeof source === 'string') return <FailurePage failure={source} />;
  const table = source?.current()?.table;
  const entry = table && gameOf(table.game);
  if (source === undefined || table === undefined || entry === undefined) return <Opening />;
  const company: Company = {
    isLocal: true,
    handOver: source.handOver,
    takeOver: () => source.takeOver(),
    hint: () => source.hint(),
    record: () => source.record(),
    rematch: () => again(table),
  };
  return (
    <>
      {!isKept && <NotLastingNote />}
      <Frame
        entry={entry}
        source={source}
        company={company}
        title={table.isHotSeat ? texts.oneDevice : texts.localTable}
      />
    </>
  );
}
