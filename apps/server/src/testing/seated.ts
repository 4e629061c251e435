import type { FullState, NewTable } from '@pithead/protocol';
import { Visitor } from './hall.ts';
import { Player } from './player.ts';

export const people = (url: string, ...names: readonly string[]): Promise<Visitor[]> =>
  Promise.all(names.map((name) => Visitor.enter(url, name)));

/** The first client is the host on seat 0; bots take the next seats, then the other clients. */
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

/** Without presence and remaining times, which change from moment to moment. */
export function lasting({ online: _online, watching: _watching, clocks, ...rest }: FullState): object {
  return { ...rest, clocks: clocks && { running: clocks.running, isPaused: clocks.isPaused } };
}
