import type { TableInfo } from '@pithead/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { findGame } from '@pithead/games';
import { lazyPart } from '../lazy/lazyPart.tsx';
import type { PageProps } from '../lazy/lazyPage.tsx';
import { lazyPage } from '../lazy/lazyPage.tsx';
import { http, errorText } from '../net/http.ts';
import type { ServerSource } from '../net/serverSource.ts';
import { openServerSource } from '../net/serverSource.ts';
import { currentPerson, trackReachability } from '../net/session.ts';
import { closeClient, getClient } from '../net/socketClient.ts';
import { refusalText } from '../net/refusalText.ts';
import { showToast } from '../components/toast.tsx';
import { navigate } from '../router.tsx';
import { useLanguage, useTexts } from '../useTexts.ts';
import { useObservable } from '../observable.ts';
import type { TableFeatures } from './tableFeatures.ts';
import { TableFrame } from './TableFrame.tsx';
import { displayName } from '../displayNames.ts';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import { loadServerTable } from './loadServerTable.ts';
import { seatNames } from './useMatch.ts';
import { useOtherTab } from './useOtherTab.ts';
import { ring } from './useTurnNotice.ts';

const WaitingRoom = lazyPart(async () => (await import('./seats/WaitingRoom.tsx')).WaitingRoom);
const NotFoundPage = lazyPage(() => import('../pages/NotFoundPage.tsx'));

const ownSeat = (table: TableInfo): number | null => table.seats.find(({ isYours }) => isYours)?.seat ?? null;

/** Loads the table once by HTTP; afterwards the socket keeps it up to date. */
function useTable(id: string) {
  const [table, setTable] = useState<TableInfo | 'none'>();
  const me = useObservable(currentPerson)?.id;
  useEffect(() => loadServerTable(id, setTable), [id, me]);
  return [table, setTable] as const;
}

function useSource(
  id: string,
  viewer: number | null,
  isKnown: boolean,
  changed: (table: TableInfo) => void,
): ServerSource | undefined {
  const [source, setSource] = useState<ServerSource>();
  const me = useObservable(currentPerson)?.id;
  useEffect(() => {
    if (!isKnown) return;
    const opened = openServerSource(getClient(), id, viewer);
    const unlisten = opened.listen(({ table }) => changed(table));
    setSource(opened);
    return () => {
      unlisten();
      opened.close();
    };
  }, [id, viewer, isKnown, me]);
  useEffect(() => () => closeClient(), [me]);
  return source;
}

export default function ServerTable({ path: [id = ''] }: PageProps): JSX.Element {
  const texts = useTexts();
  const language = useLanguage();
  const [table, setTable] = useTable(id);
  const isKnown = table !== undefined && table !== 'none';
  const source = useSource(id, isKnown ? ownSeat(table) : null, isKnown, setTable);
  const hasOtherTab = useOtherTab(id);
  useEffect(
    () =>
      source?.onNudge((by) => {
        ring();
        const shown = source.current();
        showToast(texts.nudged({ name: (shown && seatNames(shown, texts)[by]) ?? '' }));
      }),
    [source, texts],
  );
  useEffect(() => {
    if (hasOtherTab) showToast(texts.twoTabs);
  }, [hasOtherTab]);

  if (table === 'none') return <NotFoundPage path={[]} />;
  const manifest = isKnown ? findGame(table.game) : undefined;
  if (!isKnown || source === undefined || manifest === undefined)
    return <main class="page-wait">{texts.loading}</main>;
  if (table.status === 'open') {
    return (
      <>
        <ConnectionBanner />
        <WaitingRoom table={table} changed={setTable} />
      </>
    );
  }
  const host = displayName(table.seats.find(({ kind }) => kind === 'person')?.name ?? '', texts);
  const features: TableFeatures = {
    isLocal: false,
    inviteLink: `${location.origin}/table/${id}`,
    chat: source,
    loadRecord: () => http.record(id, source.viewer),
    ...(source.viewer !== null && {
      async rematch() {
        try {
          navigate(`/table/${table.next ?? (await trackReachability(http.rematch(id))).id}`);
        } catch (error) {
          showToast(await errorText(error, language, texts));
        }
      },
      async nudge() {
        const refused = await source.nudge();
        showToast(refused === undefined ? texts.nudgeSent : await refusalText(refused, language, texts));
      },
    }),
  };
  return (
    <>
      <ConnectionBanner />
      <TableFrame
        manifest={manifest}
        source={source}
        features={features}
        title={texts.tableOf({ name: host })}
      />
    </>
  );
}
