import type { Ply } from '@pithead/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import type { AbsentPlayer } from '../testing/clients/absentPlayer.ts';
import { seatAbsentPlayers } from '../testing/clients/absentPlayer.ts';
import { createGuests } from '../testing/clients/seatPlayers.ts';
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
async function notificationsOfViewer(key: string, secretActs: SecretActs, seed: string): Promise<string[]> {
  const time = new VirtualTime();
  const channels = [
    new RecordingChannel('push'),
    new RecordingChannel('webhook'),
    new RecordingChannel('email'),
  ];
  const ports = { time, pool: new RandomBotPool(), newKey: () => key, channels };
  const server = await startTestServer(newTestFolder(), {}, ports);
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
});
