import type { NewTable, Profile, RatingLadder, TableResult } from '@pithead/protocol';
import { expect, it } from 'vitest';
import { GAMES_TO_FIRST } from '../ratings/uncertainty.ts';
import { SharedTestServer } from '../testing/servers/sharedTestServer.ts';
import type { TestClient } from '../testing/clients/testClient.ts';
import { TestPlayer } from '../testing/clients/testPlayer.ts';

const server = new SharedTestServer();
async function createAccounts(...names: readonly string[]): Promise<TestClient[]> {
  const clients = await server.createClients(...names);
  for (const [i, client] of clients.entries()) {
    const account = { name: names[i], password: 'a long password of a test' };
    expect(await client.request('POST', '/api/me/account', account)).toMatchObject({ status: 200 });
  }
  return clients;
}

const NEW_TABLE: NewTable = { game: 'rockwell', seats: 2, isRated: true, isPublic: true };

/** The second one resigns, the first one after it: the match is over, and the first one has won. */
async function playRated(winner: TestClient, loser: TestClient): Promise<string> {
  const { id } = await winner.createTable(NEW_TABLE);
  await loser.request('POST', `/api/tables/${id}/join`, {});
  await winner.request('POST', `/api/tables/${id}/start`, {});
  for (const [client, seat] of [
    [loser, 1],
    [winner, 0],
  ] as const) {
    const player = new TestPlayer(client, id, seat);
    await player.waitFor(() => true);
    expect(await player.act({ act: 'resign' })).toHaveProperty('seq');
  }
  return id;
}

const get = async <T>(client: TestClient, path: string): Promise<T> =>
  (await client.request<T>('GET', path)).body;

it('rated games change ratings, which profile, ladder and table show', async () => {
  const [ida, noor] = (await createAccounts('Ida Rated', 'Noor Rated')) as [TestClient, TestClient];
  const tables: string[] = [];
  for (let game = 0; game < GAMES_TO_FIRST; game++) tables.push(await playRated(ida, noor));
  const result = (): Promise<TableResult> => get(noor, `/api/tables/${tables.at(-1)}/result`);
  await expect.poll(async () => (await result()).state, { timeout: 20_000 }).toBe('rated');
  const { seats } = await result();
  expect(seats).toMatchObject([
    { place: 1, hasLeft: true },
    { place: 2, hasLeft: true },
  ]);
  expect(seats[0]?.change).toBeGreaterThan(0);
  expect(seats[1]?.change).toBe(-(seats[0]?.change as number));

  const profile = await get<Profile>(noor, `/api/people/${ida.id}/profile?game=rockwell`);
  const card = profile.ratings?.find(({ game }) => game === 'rockwell');
  expect(card?.rating).toMatchObject({ games: 3, isProvisional: true });
  expect(profile.lastGames).toHaveLength(3);
  expect(profile.lastGames?.[0]).toMatchObject({
    table: tables.at(-1),
    place: 1,
    points: null,
    others: [{ person: noor.id, name: 'Noor Rated', place: 2 }],
  });
  expect(profile.history).toMatchObject([{ rating: card?.rating?.rating }]);
  expect(profile).not.toHaveProperty('headToHead');
  expect(profile).not.toHaveProperty('visibility');
  const own = await get<Profile>(ida, '/api/me/profile?game=rockwell');
  expect(own.headToHead).toMatchObject([{ person: noor.id, games: 3, ahead: 3, behind: 0 }]);

  const ladder = await get<RatingLadder>(ida, '/api/ladder/rockwell?players=2');
  expect(ladder.people).toMatchObject([
    { rank: 1, person: ida.id, isYours: true },
    { rank: 2, person: noor.id, isYours: false },
  ]);
  await ida.request('PUT', '/api/me/profile/visibility', { ratings: 'me' });
  const hidden = await get<RatingLadder>(noor, '/api/ladder/rockwell?players=2');
  expect(hidden.people).toMatchObject([{ rank: 1, person: noor.id }]);
  const without = await get<Profile>(noor, `/api/people/${ida.id}/profile`);
  expect(without).not.toHaveProperty('ratings');
  expect((await get<RatingLadder>(ida, '/api/ladder/rockwell')).you).toMatchObject({ rank: null });
  expect((await result()).seats[0]).toMatchObject({ change: null, rating: null });
});

it('a rated table refuses guests, hot seats and undo by consent', async () => {
  const [ida] = (await createAccounts('Ida Host')) as [TestClient];
  const [guest] = (await server.createClients('Gast')) as [TestClient];
  await expect(guest.createTable(NEW_TABLE)).rejects.toThrow(/ratedNeedsAccount/);
  await expect(ida.createTable({ ...NEW_TABLE, isHotSeat: true })).rejects.toThrow(/ratedNotHotSeat/);
  const { id } = await ida.createTable(NEW_TABLE);
  expect(await guest.request('POST', `/api/tables/${id}/join`, {})).toMatchObject({
    status: 409,
    body: { reason: 'ratedNeedsAccount' },
  });
  await ida.request('POST', `/api/tables/${id}/bots`, { level: 'apprentice' });
  await ida.request('POST', `/api/tables/${id}/start`, {});
  const player = new TestPlayer(ida, id, 0);
  await player.waitFor(() => true);
  expect(await player.act({ act: 'askUndo' })).toMatchObject({ reason: 'ratedNoUndo' });
});
