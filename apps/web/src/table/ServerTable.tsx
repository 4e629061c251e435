/** A table on the server: waiting room, play, watch. */
import type { TableInfo } from '@pithead/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { gameOf } from '../games.ts';
import type { PageProps } from '../lazy.tsx';
import { http, Refusal } from '../net/http.ts';
import type { ServerSource } from '../net/serverSource.ts';
import { serverSource } from '../net/serverSource.ts';
import { findMe, person, reach } from '../net/session.ts';
import { hangUp, theClient } from '../net/wire.ts';
import { trouble } from '../net/trouble.ts';
import { inWords } from '../net/words.ts';
import NotFound from '../pages/NotFound.tsx';
import { toast } from '../parts/toast.tsx';
import { go } from '../router.tsx';
import { useLanguage, useTexts } from '../speech.ts';
import { useStore } from '../store.ts';
import type { Company } from './company.ts';
import { Frame } from './Frame.tsx';
import { LineBanner } from './Line.tsx';
import { ring } from './sound.ts';
import { useTwin } from './useTwin.ts';
import { WaitingRoom } from './WaitingRoom.tsx';

const AGAIN_MS = 2500;
const ownSeat = (table: TableInfo): number | null => table.seats.find(({ isYours }) => isYours)?.seat ?? null;

/** The table as it was asked for once; then it is followed by the socket. */
function useTable(id: string) {
  const [table, setTable] = useState<TableInfo | 'none'>();
  const me = useStore(person)?.id;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isThere = true;
    const look = async (): Promise<void> => {
      await findMe();
      try {
        setTable(await reach(http.table(id)));
      } catch (error) {
        if (!isThere) return;
        // A server that is away or busy is asked again; only one that says so makes a table unknown.
        const reason = error instanceof Refusal ? error.refused?.reason : undefined;
        if (reason === 'notFound' || reason === 'malformed') setTable('none');
        else timer = setTimeout(() => void look(), AGAIN_MS);
      }
    };
    void look();
    return () => {
      isThere = false;
      clearTimeout(timer);
    };
  }, [id, me]);
  return [table, setTable] as const;
}

/** Opened anew when somebody else looks, or from another seat. */
function useSource(
  id: string,
  looker: number | null,
  isKnown: boolean,
  changed: (table: TableInfo) => void,
): ServerSource | undefined {
  const [source, setSource] = useState<ServerSource>();
  const me = useStore(person)?.id;
  useEffect(() => {
    if (!isKnown) return;
    const opened = serverSource(theClient(), id, looker);
    const forget = opened.listen(({ table }) => changed(table));
    setSource(opened);
    return () => {
      forget();
      opened.close();
    };
  }, [id, looker, isKnown, me]);
  useEffect(() => () => hangUp(), [me]);
  return source;
}

export default function ServerTable({ path: [id = ''] }: PageProps): JSX.Element {
  const texts = useTexts();
  const language = useLanguage();
  const [table, setTable] = useTable(id);
  const isKnown = table !== undefined && table !== 'none';
  const source = useSource(id, isKnown ? ownSeat(table) : null, isKnown, setTable);
  const hasTwin = useTwin(id);
  useEffect(
    () =>
      source?.listenToNudges((by) => {
        ring();
        toast(texts.nudged(source.current()?.table.seats[by]?.name ?? ''));
      }),
    [source, texts],
  );
  useEffect(() => {
    if (hasTwin) toast(texts.twoTabs);
  }, [hasTwin]);

  if (table === 'none') return <NotFound />;
  const entry = isKnown ? gameOf(table.game) : undefined;
  if (!isKnown || source === undefined || entry === undefined)
    return <main class="page-wait">{texts.loading}</main>;
  if (table.status === 'open') {
    return (
      <>
        <LineBanner />
        <WaitingRoom table={table} changed={setTable} />
      </>
    );
  }
  const host = table.seats.find(({ kind }) => kind === 'person')?.name ?? '';
  const company: Company = {
    isLocal: false,
    link: `${location.origin}/table/${id}`,
    talk: source,
    record: () => http.record(id, source.looker),
    ...(source.looker !== null && {
      async rematch() {
        try {
          go(`/table/${table.next ?? (await reach(http.rematch(id))).id}`);
        } catch (error) {
          toast(await trouble(error, language, texts));
        }
      },
      async nudge() {
        const refused = await source.nudge();
        toast(refused === undefined ? texts.nudgeSent : await inWords(refused, language));
      },
    }),
  };
  return (
    <>
      <LineBanner />
      <Frame entry={entry} source={source} company={company} title={texts.tableOf(host)} />
    </>
  );
}
