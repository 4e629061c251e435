/** People sit down at a table, and the match begins. */
import type { FullState, NewTable } from '@pithead/protocol';
import { Visitor } from './hall.ts';
import { Player } from './player.ts';

export const people = (url: string, ...names: readonly string[]): Promise<Visitor[]> =>
  Promise.all(names.map((name) => Visitor.enter(url, name)));

/** The first one is the host on seat 0; bots sit beside, the others behind them. */
export async function seated(visitors: readonly Visitor[], wish: NewTable): Promise<Player[]> {
  const [host, ...others] = visitors as [Visitor, ...Visitor[]];
  const { id } = await host.openTable(wish);
  for (const other of others) await other.call('POST', `/api/tables/${id}/join`, {});
  if (others.length > 0) await host.call('POST', `/api/tables/${id}/start`);
  const bots = wish.bots?.length ?? 0;
  const players = visitors.map((visitor, i) => new Player(visitor, id, i === 0 ? 0 : bots + i));
  await Promise.all(players.map((player) => player.until(() => true)));
  return players;
}

/** The whole state as the server tells it over HTTP. */
export async function askState({
  visitor,
  table,
  seat,
}: Pick<Player, 'visitor' | 'table' | 'seat'>): Promise<FullState> {
  const { status, body } = await visitor.call<FullState>(
    'GET',
    `/api/tables/${table}/state${seat < 0 ? '' : `?as=${seat}`}`,
  );
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
}

/** Without what depends on the moment: who is there, and what the clocks show. */
export function lasting({ online: _online, watching: _watching, clocks, ...rest }: FullState): object {
  return { ...rest, clocks: clocks && { running: clocks.running, isPaused: clocks.isPaused } };
}
