import { bit } from '@pithead/kernel';
import { afterAll, expect, it } from 'vitest';
import type { AbsentPlayer } from '../testing/clients/absentPlayer.ts';
import { seatAbsentPlayers } from '../testing/clients/absentPlayer.ts';
import { createGuests } from '../testing/clients/seatPlayers.ts';
import type { NotificationMessage } from './deliveryChannel.ts';
import { openHttpReceiver } from '../testing/notifications/httpReceiver.ts';
import { newTestFolder, removeTestFolders } from '../testing/servers/testServer.ts';
import { killServerProcesses, startServerProcess } from '../testing/servers/testServerProcess.ts';
import { TestRandom } from '../testing/testRandom.ts';

const KILLS = 4;
const TABLES = 4;
/** The moment of grace passes in less than half a second. */
const SPEED = 50;
const MINUTE_MS = 60_000;

afterAll(() => {
  killServerProcesses();
  removeTestFolders();
});

interface Turn {
  readonly table: string;
  readonly person: string;
}

/** Returns who is waited for then. */
async function playOneTurn(players: readonly AbsentPlayer[], random: TestRandom): Promise<Turn> {
  for (const player of players) if (await player.playTurn(random)) break;
  for (const player of players) {
    const { asked } = await player.state();
    if ((asked & bit(player.seat)) !== 0) return { table: player.table, person: player.client.id };
  }
  throw new Error('nobody is asked');
}

const isTold = (messages: readonly NotificationMessage[], { table, person }: Turn): boolean =>
  messages.some((message) => message.person === person && message.tables.some(({ id }) => id === table));

it(
  'a server that is killed between turn and notification loses none, and repeats one only under its id',
  async () => {
    const receiver = await openHttpReceiver();
    const random = new TestRandom('kill');
    const options = { data: newTestFolder(), notify: receiver.url, speed: SPEED, fastSince: Date.now() };
    let server = await startServerProcess(options);
    const clients = await createGuests(server.url, 'Ada', 'Ben');
    const table = { game: 'glueck-auf', pace: 'turns', clock: { kind: 'none' } } as const;
    const tables: AbsentPlayer[][] = [];
    for (let i = 0; i < TABLES; i++) tables.push(await seatAbsentPlayers(clients, table));
    let turns = TABLES * 2;
    for (let kill = 0; kill < KILLS; kill++) {
      const before = receiver.received.length;
      const waiting: Turn[] = [];
      for (const players of tables) waiting.push(await playOneTurn(players, random));
      turns += waiting.length;
      await new Promise((resolve) => void setTimeout(resolve, random.below(800)));
      await server.stop('SIGKILL');
      server = await startServerProcess({ ...options, port: server.port });
      const untold = (): Turn[] => waiting.filter((turn) => !isTold(receiver.received.slice(before), turn));
      await expect.poll(untold, { timeout: MINUTE_MS }).toEqual([]);
    }
    const people = new Map<string, string>();
    for (const { id, person, kind } of receiver.received) {
      expect(people.get(id) ?? `${person} ${kind}`).toBe(`${person} ${kind}`);
      people.set(id, `${person} ${kind}`);
    }
    expect(people.size).toBeLessThanOrEqual(turns);
    for (const client of clients) client.close();
    await server.stop();
    await receiver.close();
  },
  5 * MINUTE_MS,
);
