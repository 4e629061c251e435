/** A chat line is added once even if it is repeated to another process. */
import { setTimeout as pause } from 'node:timers/promises';
import type { ClientMessage } from '@pithead/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../store/index.ts';
import { Ear } from '../testing/ear.ts';
import type { Visitor } from '../testing/hall.ts';
import { Player } from '../testing/player.ts';
import type { Porter } from '../testing/porter.ts';
import { startPorter } from '../testing/porter.ts';
import { Scribe } from '../testing/scribe.ts';
import { seated } from '../testing/seated.ts';
import { Town } from '../testing/town.ts';

const PROCESSES = 2;
/** Longer than the resync interval. */
const GAP_MS = 3500;
const PATIENTLY = { timeout: 20_000 };

const town = new Town(0);
const scribes: Scribe[] = [];
let porter: Porter;

beforeAll(async () => {
  porter = await startPorter();
  for (let i = 0; i < PROCESSES; i++) {
    const scribe = new Scribe(await openStore({ databaseUrl: town.databaseUrl, dataFile: '' }));
    scribes.push(scribe);
    porter.doors.push(Number(new URL((await town.open({}, { store: scribe.store })).url).port));
  }
});
afterAll(() => porter.close());

const written = async (table: string): Promise<string[]> =>
  (await town.hall(0).context.store.chatAfter(table, 0)).map(
    ({ tableNumber, text }) => `${tableNumber} ${text}`,
  );

describe('a connection that is cut after a line was written and before it was answered', () => {
  it('the client repeats it to the next process: it is there once, and everybody hears it once', async () => {
    const ada = await town.enterAt(porter.url, 'Ada');
    const [ben, cem] = (await town.enter('Ben', 'Cem')) as [Visitor, Visitor];
    const [{ table }] = (await seated([ada, ben, cem], { game: 'glueck-auf', seats: 3 })) as [Player];
    const heard: string[][] = [];
    for (const [seat, visitor] of [ada, ben, cem].entries()) {
      const own: string[] = [];
      heard.push(own);
      const window = new Player(visitor, table, seat, {
        chat: ({ number, text }) => void own.push(`${number} ${text}`),
      });
      await window.until(({ online }) => online === 0b111);
    }
    const lines = ['one', 'two', 'three', 'four'];
    for (const text of lines) {
      const before = scribes.map(({ looks }) => looks);
      for (const scribe of scribes) scribe.whenWritten(() => ada.breakOff());
      expect(await ada.client.chat(table, 'players', text, `line-${text}`)).toBeUndefined();
      expect(scribes.map(({ looks }, i) => looks - (before[i] as number))).toEqual([1, 1]);
    }
    const all = lines.map((text, i) => `${i + 1} ${text}`);
    await expect.poll(() => heard.map((each) => each.toSorted())).toEqual([all, all, all]);
    await pause(GAP_MS);
    expect(heard.map((each) => each.length)).toEqual([4, 4, 4]);
    expect(await written(table)).toEqual(all);
  });
});

describe('a line that comes to two processes at the same instant', () => {
  it('is said once, and both answer', async () => {
    const [ada] = (await town.enter('Ada')) as [Visitor];
    const { id: table } = await ada.openTable({ game: 'siberia', seats: 2 });
    const ears = await Promise.all(town.halls.map(({ url }) => Ear.open(town.another(ada, url))));
    const lines = ['one', 'two', 'three', 'four', 'five'];
    for (const [i, text] of lines.entries()) {
      const line: ClientMessage = { type: 'chat', ask: i, table, room: 'players', text, id: text };
      await Promise.all(ears.map((ear) => ear.ask([line])));
      expect(ears.map((ear) => ear.take())).toEqual(ears.map(() => [`{"type":"answer","ask":${i}}`]));
    }
    expect(await written(table)).toEqual(lines.map((text, i) => `${i + 1} ${text}`));
  });
});

describe('a rename at one process', () => {
  it('changes the name in waiting rooms and in chat at the other process, whose sockets were opened before', async () => {
    const [host] = (await town.enter('Host')) as [Visitor];
    const [here, elsewhere] = town.halls.map(({ url }) => url) as [string, string];
    const [ada, eve] = [await town.enterAt(here, 'Ada'), await town.enterAt(here, 'Eve')];
    const { id: table } = await host.openTable({ game: 'siberia', seats: 2 });
    await ada.call('POST', `/api/tables/${table}/join`, {});
    const away = [ada, eve].map((visitor) => town.another(visitor, elsewhere)) as [Visitor, Visitor];
    const shown: string[] = [];
    const lines: string[] = [];
    away[0].client.watch(table, 1, {
      shown: ({ table: now }) => void shown.push(now.seats.map(({ name }) => name).join()),
      chat: ({ name, text }) => void lines.push(`${name}: ${text}`),
    });
    away[1].client.watch(table, null, { chat: ({ name, text }) => void lines.push(`${name}: ${text}`) });
    await expect.poll(() => shown.at(-1), PATIENTLY).toBe('Host,Ada');
    const say = (visitor: Visitor, room: 'players' | 'spectators', text: string): Promise<unknown> =>
      visitor.client.chat(table, room, text, `${room}-${text}`);
    expect([await say(away[0], 'players', 'one'), await say(away[1], 'spectators', 'one')]).toEqual([
      undefined,
      undefined,
    ]);
    expect((await ada.call('PATCH', '/api/me', { name: 'Dora' })).status).toBe(200);
    expect(
      (await eve.call('POST', '/api/me/account', { name: 'Ada', password: 'seven tired donkeys' })).status,
    ).toBe(200);
    await expect.poll(() => shown.at(-1), PATIENTLY).toBe('Host,Dora');
    expect([await say(away[0], 'players', 'two'), await say(away[1], 'spectators', 'two')]).toEqual([
      undefined,
      undefined,
    ]);
    await expect
      .poll(() => lines.toSorted(), PATIENTLY)
      .toEqual(['Ada: one', 'Ada: two', 'Dora: two', 'Eve: one']);
    expect(
      (await host.call<{ name: string }[]>('GET', `/api/tables/${table}/chat?room=players`)).body.map(
        ({ name }) => name,
      ),
    ).toEqual(['Dora', 'Dora']);
  });
});
