import { afterAll, expect, it } from 'vitest';
import { configFrom } from '../config.ts';
import { fastFolder, openHall, removeFolders } from '../testing/hall.ts';
import { QuickPool } from '../testing/quickPool.ts';
import { people, seated } from '../testing/seated.ts';
import type { Player } from '../testing/player.ts';
import { VirtualTime } from '../testing/virtualTime.ts';
import { newPassword } from './newPassword.ts';

afterAll(removeFolders);

it('whoever is still logged in with the old password is out within a minute, open sockets included', async () => {
  const time = new VirtualTime();
  const data = fastFolder();
  const hall = await openHall(data, {}, { time, pool: new QuickPool() });
  const [ada, ben] = (await people(hall.url, 'Ada', 'Ben')) as [Player['visitor'], Player['visitor']];
  expect(
    (await ada.call('POST', '/api/me/account', { name: 'Ada', password: 'seven lamps under ground' })).status,
  ).toBe(200);
  await seated([ada, ben], { game: 'rockwell', seats: 2 });
  expect(await newPassword(configFrom({ PITHEAD_DATA: data }), 'Ada')).toMatch(/^[\w-]{16}$/);
  await time.pass(61_000);
  expect((await ada.call('GET', '/api/me')).status).toBe(401);
  const isHere = ({ id }: Player['visitor']): boolean => hall.context.connections.isHere(id);
  await expect.poll(() => [isHere(ada), isHere(ben)]).toEqual([false, true]);
  ada.leave();
  ben.leave();
  await hall.close();
});

it('there is none for a guest, nor for a name that nobody can have', async () => {
  const data = fastFolder();
  const hall = await openHall(data, {}, {});
  const [ada] = (await people(hall.url, 'Ada')) as [Player['visitor']];
  for (const name of ['Ada', '', '\u0000', 'x'.repeat(5_000)])
    expect(await newPassword(configFrom({ PITHEAD_DATA: data }), name)).toBeUndefined();
  ada.leave();
  await hall.close();
});
