import type { TableInfo } from '@pithead/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { displayNames } from '../displayNames.ts';
import { titleOf } from '../games.ts';
import { http } from '../net/http.ts';
import { loadCurrentPerson, currentPerson, trackReachability } from '../net/session.ts';
import { showToast } from '../components/toast.tsx';
import { listLocalMatches, removeLocalMatch } from '../offline/localMatches.ts';
import type { BranchOrigin } from '../offline/storedMatch.ts';
import { recall, remember } from '../rememberedSettings.ts';
import type { Texts } from '../text/index.ts';
import { useTexts } from '../useTexts.ts';
import { peopleNames } from './peopleNames.ts';
import { applyRemovals, markRemoved, settleRemoval, undoRemoval } from './removedGames.ts';

export interface MyGame {
  readonly id: string;
  readonly to: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly own: readonly number[];
  readonly resigned: readonly number[];
  readonly isLocal: boolean;
  readonly isHost: boolean;
  readonly isYourTurn: boolean;
  readonly status: TableInfo['status'];
  readonly free: number;
  readonly pace: TableInfo['pace'];
  /** Of the last move on this device; tables on the server know only when they were opened. */
  readonly at: number;
  readonly progress: NonNullable<TableInfo['progress']> | null;
  /** What a branch branched off from. */
  readonly origin?: BranchOrigin;
  /** The chapter of a guided match, which goes on where the chapters are. */
  readonly chapter?: number;
}

const seatsWhere = (table: TableInfo, isWanted: (seat: TableInfo['seats'][number]) => boolean): number[] =>
  table.seats.filter(isWanted).map(({ seat }) => seat);

async function loadLocalGames(texts: Texts): Promise<MyGame[]> {
  return (await listLocalMatches()).map((local) => ({
    id: local.id,
    to: `/local/${local.id}`,
    game: local.game,
    names: displayNames(local.names, texts, true),
    own: local.bots.flatMap((bot, seat) => (bot === null ? [seat] : [])),
    resigned: local.names.flatMap((_, seat) => (((local.resigned ?? 0) >> seat) % 2 === 1 ? [seat] : [])),
    isLocal: true,
    isHost: true,
    isYourTurn: local.isYourTurn,
    status: local.status,
    free: 0,
    pace: 'live',
    at: local.changedAt,
    progress: local.progress ?? null,
    ...(local.origin && { origin: local.origin }),
    ...(local.isGuided && { to: `/learn/${local.game}`, isYourTurn: false, chapter: chapterOf(local.game) }),
  }));
}

/** As the guide stores it; its own code is not loaded here. */
function chapterOf(game: string): number {
  try {
    return 1 + JSON.parse(recall(`guide.${game}`) ?? '').progress.chapter;
  } catch {
    return 1;
  }
}

async function loadServerGames(texts: Texts): Promise<MyGame[]> {
  await loadCurrentPerson();
  if (currentPerson.get() === null || currentPerson.get() === undefined) return [];
  if (recall('guidesUnsent') !== undefined)
    void import('../guide/progress/guideSync.ts').then(({ syncGuides }) => syncGuides());
  const tables = await trackReachability(http.myTables());
  const nameOf = peopleNames(tables, texts);
  return tables.map((table) => ({
    id: table.id,
    to: `/table/${table.id}`,
    game: table.game,
    names: table.seats.map(nameOf),
    own: seatsWhere(table, ({ isYours }) => isYours),
    resigned: seatsWhere(table, ({ hasResigned }) => hasResigned === true),
    isLocal: false,
    isHost: table.isHost,
    isYourTurn: table.isYourTurn,
    status: table.status,
    free: seatsWhere(table, ({ kind }) => kind === 'free').length,
    pace: table.pace,
    at: table.endedAt ?? table.startedAt ?? table.createdAt,
    progress: table.progress ?? null,
  }));
}

const PLACE = { running: 1, open: 2, frozen: 3, over: 4, abandoned: 5 } as const;
const placeOf = ({ isYourTurn, status }: MyGame): number => (isYourTurn ? 0 : PLACE[status]);

async function carryOutRemoval({ id, isLocal }: MyGame): Promise<void> {
  if (isLocal) await removeLocalMatch(id);
  else await trackReachability(http.leave(id));
  undoRemoval(id);
}

async function loadMyGames(texts: Texts): Promise<readonly MyGame[]> {
  const found = await Promise.all([
    loadLocalGames(texts).catch(() => []),
    loadServerGames(texts).catch(() => []),
  ]);
  const { shown, due } = applyRemovals(found.flat(), Date.now());
  // One that fails is tried again with the next refresh.
  for (const game of due) void carryOutRemoval(game).catch(() => undefined);
  return shown.toSorted((a, b) => placeOf(a) - placeOf(b) || b.at - a.at);
}

/** Addresses of the games that were listed last: room is reserved for them while they are loaded. */
const LISTED = 'listed';

/** A game that was begun since then is the table that was opened last. */
export function expectedGameCount(): number {
  const listed = recall(LISTED)?.split(' ') ?? [];
  const [last = ''] = recall('last')?.split(' ') ?? [];
  return listed.length + (last.startsWith('/local/') && !listed.includes(last) ? 1 : 0);
}

const REFRESH_MS = 20_000;

function removedText({ game, isLocal, isHost, status }: MyGame, texts: Texts): string {
  if (isLocal) return texts.gameDeleted({ game: titleOf(game) });
  if (status === 'open') return isHost ? texts.tableClosed : texts.tableLeft;
  return status === 'running'
    ? texts.gameHiddenForNow({ game: titleOf(game) })
    : texts.gameHidden({ game: titleOf(game) });
}

export interface MyGamesList {
  readonly games: readonly MyGame[] | undefined;
  remove(game: MyGame): void;
}

export function useMyGames(): MyGamesList {
  const texts = useTexts();
  const [games, setGames] = useState<readonly MyGame[]>();
  const isMounted = useRef(true);
  const load = async (): Promise<void> => {
    if (document.visibilityState === 'hidden') return;
    const found = await loadMyGames(texts);
    if (!isMounted.current) return;
    remember(LISTED, found.length === 0 ? undefined : found.map(({ to }) => to).join(' '));
    setGames(found);
  };
  useEffect(() => {
    isMounted.current = true;
    const refresh = (): void => void load();
    refresh();
    const timer = setInterval(refresh, REFRESH_MS);
    document.addEventListener('visibilitychange', refresh);
    const unsubscribe = currentPerson.subscribe(refresh);
    return () => {
      isMounted.current = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
      unsubscribe();
    };
  }, [texts]);

  return {
    games,
    remove(game) {
      markRemoved(game, Date.now());
      setGames((known) => known?.filter(({ id }) => id !== game.id));
      showToast(removedText(game, texts), {
        label: texts.undo,
        act() {
          undoRemoval(game.id);
          void load().then(() => document.querySelector<HTMLElement>(`a[href="${game.to}"]`)?.focus());
        },
        expired() {
          settleRemoval(game.id);
          void loadMyGames(texts);
        },
      });
    },
  };
}
