import { afterAll, expect, it } from 'vitest';
import { configFrom } from '../config.ts';
import { newTestFolder, startTestServer, removeTestFolders } from '../testing/servers/testServer.ts';
import { RandomBotPool } from '../testing/fakes/randomBotPool.ts';
import { createGuests, seatPlayers } from '../testing/clients/seatPlayers.ts';
import type { TestPlayer } from '../testing/clients/testPlayer.ts';
import { VirtualTime } from '../testing/fakes/virtualTime.ts';
import { resetPassword } from './resetPassword.ts';

afterAll(removeTestFolders);

it('a reset password ends existing sessions within a minute, open sockets included', async () => {
  const time = new VirtualTime();
  const data = newTestFolder();
  const server = await startTestServer(data, {}, { time, pool: new RandomBotPool() });
  const [ada, ben] = (await createGuests(server.url, 'Ada', 'Ben')) as [
    TestPlayer['client'],
    TestPlayer['client'],
  ];
  expect(
    (await ada.request('POST', '/api/me/account', { name: 'Ada', password: 'seven lamps under ground' }))
      .status,
  ).toBe(200);
  await seatPlayers([ada, ben], { game: 'rockwell', seats: 2 });
  expect(await resetPassword(configFrom({ PITHEAD_DATA: data }), 'Ada')).toMatch(/^[\w-]{16}$/);
  await time.advance(61_000);
  expect((await ada.request('GET', '/api/me')).status).toBe(401);
  const isHere = ({ id }: TestPlayer['client']): boolean => server.context.connections.isConnected(id);
  await expect.poll(() => [isHere(ada), isHere(ben)]).toEqual([false, true]);
  ada.close();
  ben.close();
  await server.close();
});

it('a guest and an invalid name get no password', async () => {
  const data = newTestFolder();
  const server = await startTestServer(data, {}, {});
  const [ada] = (await createGuests(server.url, 'Ada')) as [TestPlayer['client']];
  for (const name of ['Ada', '', '\u0000', 'x'.repeat(5_000)])
    expect(await resetPassword(configFrom({ PITHEAD_DATA: data }), name)).toBeUndefined();
  ada.close();
  await server.close();
});
