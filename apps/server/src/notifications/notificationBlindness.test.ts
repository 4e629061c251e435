import type { Ply } from '@pithead/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import type { AbsentPlayer } from '../testing/clients/absentPlayer.ts';
import { seatAbsentPlayers } from '../testing/clients/absentPlayer.ts';
import { createGuests } from '../testing/clients/seatPlayers.ts';
import { databaseFile } from '../config.ts';
import { openSqliteStore } from '../store/index.ts';
import type { Store, TableWithSeats } from '../store/store.ts';
import { RandomBotPool } from '../testing/fakes/randomBotPool.ts';
import { VirtualTime } from '../testing/fakes/virtualTime.ts';
import { RecordingChannel } from '../testing/notifications/recordingChannel.ts';
import { newTestFolder, removeTestFolders, startTestServer } from '../testing/servers/testServer.ts';
import { TestRandom } from '../testing/testRandom.ts';

const HOUR = 3_600_000;
/** Soon less than an hour is left. */
const CLOCK = { kind: 'days', perMoveMs: 62 * 60_000 } as const;

afterAll(removeTestFolders);

/** What the others do in secret before the viewer decides. */
type SecretActs = (others: readonly AbsentPlayer[], random: TestRandom) => Promise<void>;

async function bid(player: AbsentPlayer, random: TestRandom): Promise<void> {
  const bids = (await player.offers()).filter(([verb]) => verb === 'bid');
  await player.act({ act: 'play', plies: [random.pick(bids)] });
}

const seal = (player: AbsentPlayer): Promise<void> =>
  player.act({ act: 'play', plies: [['sealBid', 0] as Ply] });

/** All notifications of the second seat, as bytes; ids are random and therefore replaced by their place. */
async function notificationsOfViewer(
  key: string,
  secretActs: SecretActs,
  seed: string,
  plant: (store: Store) => Store = (store) => store,
): Promise<string[]> {
  const time = new VirtualTime();
  const channels = [
    new RecordingChannel('push'),
    new RecordingChannel('webhook'),
    new RecordingChannel('email'),
  ];
  const data = newTestFolder();
  const store = plant(await openSqliteStore(databaseFile({ data })));
  const ports = { time, pool: new RandomBotPool(), newKey: () => key, channels, store };
  const server = await startTestServer(data, {}, ports);
  try {
    const clients = await createGuests(server.url, 'Ada', 'Cem', 'Ben');
    const table = { game: 'rockwell', pace: 'turns', clock: CLOCK } as const;
    const players = await seatAbsentPlayers(clients, table);
    const [viewer] = players.splice(1, 1) as [AbsentPlayer];
    const pass = async (ms: number): Promise<void> => {
      time.lag(ms);
      await time.advance(6_000);
    };
    await pass(60_000);
    await secretActs(players, new TestRandom(seed));
    await time.advance(3 * 60_000);
    await bid(viewer, new TestRandom('viewer'));
    await seal(viewer);
    await pass(HOUR);
    const ids = new Map<string, string>();
    const shortened = (id: string): string =>
      ids.get(id) ?? (ids.set(id, `id ${ids.size}`), `id ${ids.size - 1}`);
    return channels.flatMap(({ kind, deliveries }) =>
      deliveries
        .filter(({ message }) => message.person === viewer.client.id)
        .map(({ message, destination }) =>
          JSON.stringify([kind, destination, message])
            .replaceAll(message.person, 'person')
            .replaceAll(/[A-Za-z0-9_-]{22}/g, shortened),
        ),
    );
  } finally {
    await server.close();
  }
}

const nothing: SecretActs = () => Promise.resolve();
const bidAndTakeBack: SecretActs = async (others, random) => {
  for (const player of others) {
    await bid(player, random);
    await player.act({ act: 'undo', reach: 'turn' });
    await bid(player, random);
  }
};

/** A name that tells something of the log would tell it in every notification. */
const withNames = (store: Store, nameOf: (name: string, found: TableWithSeats) => string): Store => ({
  ...store,
  async findTable(id) {
    const found = await store.findTable(id);
    if (found?.table.status !== 'running') return found;
    const seats = found.seats.map((row) => ({ ...row, name: nameOf(row.name, found) }));
    return { ...found, seats };
  },
});

const PLANTED: Readonly<Record<string, (store: Store) => Store>> = {
  'how many events the log has': (store) => withNames(store, (name, { table }) => `${name} ${table.seq}`),
  'how the cards are dealt': (store) => withNames(store, (name, { table }) => `${name} ${table.key.at(-1)}`),
  'every event of others': (store) => ({
    ...store,
    async append(event, change, effects) {
      const found = await store.findTable(event.table);
      const told = (found?.seats ?? []).flatMap(({ person }) => (person === null ? [] : [person]));
      const { at: createdAt, table } = event;
      const notifications = told.map((person) => {
        return { person, table, kind: 'nudge' as const, createdAt, readyAt: createdAt };
      });
      return store.append(event, change, { ...effects, notifications });
    },
  }),
};

describe('notifications', () => {
  it('a person is told the same, byte for byte, whatever is dealt and whatever others do in secret', async () => {
    const [first, ...rest] = [
      await notificationsOfViewer('1'.repeat(64), nothing, ''),
      await notificationsOfViewer('1'.repeat(64), bidAndTakeBack, 'a'),
      await notificationsOfViewer('1'.repeat(64), bidAndTakeBack, 'b'),
      await notificationsOfViewer('7'.repeat(64), nothing, ''),
    ];
    for (const other of rest) expect(other).toEqual(first);
    expect(first?.length).toBeGreaterThan(0);
  });

  it.each(Object.entries(PLANTED))('a planted leak is found: %s', async (_, plant) => {
    const told = [
      await notificationsOfViewer('1'.repeat(64), nothing, '', plant),
      await notificationsOfViewer('1'.repeat(64), bidAndTakeBack, 'a', plant),
      await notificationsOfViewer('7'.repeat(64), nothing, '', plant),
    ];
    expect(new Set(told.map(String)).size).toBeGreaterThan(1);
  });
});
