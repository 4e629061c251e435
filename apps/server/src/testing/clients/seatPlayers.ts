import type { ViewerState, NewTable } from '@pithead/protocol';
import { TestClient } from './testClient.ts';
import { TestPlayer } from './testPlayer.ts';

export const createGuests = (url: string, ...names: readonly string[]): Promise<TestClient[]> =>
  Promise.all(names.map((name) => TestClient.createGuest(url, name)));

/** The first client is the host on seat 0; bots take the next seats, then the other clients. */
export async function seatPlayers(clients: readonly TestClient[], table: NewTable): Promise<TestPlayer[]> {
  const [host, ...others] = clients as [TestClient, ...TestClient[]];
  const { id } = await host.createTable(table);
  for (const other of others) await other.request('POST', `/api/tables/${id}/join`, {});
  if (others.length > 0) await host.request('POST', `/api/tables/${id}/start`);
  const bots = table.bots?.length ?? 0;
  const players = clients.map((client, i) => new TestPlayer(client, id, i === 0 ? 0 : bots + i));
  await Promise.all(players.map((player) => player.waitFor(() => true)));
  return players;
}

export async function fetchState({
  client,
  table,
  seat,
}: Pick<TestPlayer, 'client' | 'table' | 'seat'>): Promise<ViewerState> {
  const { status, body } = await client.request<ViewerState>(
    'GET',
    `/api/tables/${table}/state${seat < 0 ? '' : `?as=${seat}`}`,
  );
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
}

/** Without presence and remaining times, which change at any moment. */
export function stableFields({ online: _online, watching: _watching, clocks, ...rest }: ViewerState): object {
  return { ...rest, clocks: clocks && { running: clocks.running, isPaused: clocks.isPaused } };
}

/** Random players seldom end a match before its limit; these options set a low one. */
export const SHORT_MATCH_OPTIONS: Readonly<Record<string, NonNullable<NewTable['options']>>> = {
  rockwell: { turnLimit: 50 },
  siberia: { roundLimit: 30 },
};
