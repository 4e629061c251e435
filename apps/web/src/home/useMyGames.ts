import type { TableInfo } from '@pithead/protocol';
import { useEffect, useState } from 'preact/hooks';
import { http } from '../net/http.ts';
import { loadCurrentPerson, currentPerson, trackReachability } from '../net/session.ts';

export interface MyGame {
  readonly id: string;
  readonly to: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly own: readonly number[];
  readonly isLocal: boolean;
  readonly isYourTurn: boolean;
  readonly status: TableInfo['status'];
  readonly free: number;
  readonly pace: TableInfo['pace'];
  readonly at: number;
}

function toMyGame(table: TableInfo): MyGame {
  return {
    id: table.id,
    to: `/table/${table.id}`,
    game: table.game,
    names: table.seats.map(({ name }) => name),
    own: table.seats.filter(({ isYours }) => isYours).map(({ seat }) => seat),
    isLocal: false,
    isYourTurn: table.isYourTurn,
    status: table.status,
    free: table.seats.filter(({ kind }) => kind === 'free').length,
    pace: table.pace,
    at: table.createdAt,
  };
}

async function loadLocalGames(): Promise<MyGame[]> {
  const { listLocalMatches } = await import('../offline/index.ts');
  return (await listLocalMatches()).map((local) => ({
    id: local.id,
    to: `/local/${local.id}`,
    game: local.game,
    names: local.names,
    own: local.bots.flatMap((bot, seat) => (bot === null ? [seat] : [])),
    isLocal: true,
    isYourTurn: local.isYourTurn,
    status: local.status,
    free: 0,
    pace: 'live',
    at: local.changedAt,
  }));
}

async function loadServerGames(): Promise<MyGame[]> {
  await loadCurrentPerson();
  if (currentPerson.get() === null || currentPerson.get() === undefined) return [];
  return (await trackReachability(http.myTables())).map(toMyGame);
}

const PLACE = { running: 1, open: 2, frozen: 3, over: 4, abandoned: 5 } as const;
const placeOf = ({ isYourTurn, status }: MyGame): number => (isYourTurn ? 0 : PLACE[status]);

async function loadMyGames(): Promise<MyGame[]> {
  const found = await Promise.all([loadLocalGames().catch(() => []), loadServerGames().catch(() => [])]);
  return found.flat().toSorted((a, b) => placeOf(a) - placeOf(b) || b.at - a.at);
}

const REFRESH_MS = 20_000;

export function useMyGames(): readonly MyGame[] | undefined {
  const [games, setGames] = useState<readonly MyGame[]>();
  useEffect(() => {
    let isMounted = true;
    const load = async (): Promise<void> => {
      if (document.visibilityState === 'hidden') return;
      const found = await loadMyGames();
      if (isMounted) setGames(found);
    };
    const refresh = (): void => void load();
    refresh();
    const timer = setInterval(refresh, REFRESH_MS);
    document.addEventListener('visibilitychange', refresh);
    const unsubscribe = currentPerson.subscribe(refresh);
    return () => {
      isMounted = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
      unsubscribe();
    };
  }, []);
  return games;
}
