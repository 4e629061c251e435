import type { Act, RequestRefusal } from '@pithead/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MatchSession } from '../match/matchSession.ts';
import { RequestError } from '../requestError.ts';
import type { RunningServer } from '../server.ts';
import type { TestClient } from '../testing/clients/testClient.ts';
import { newTestFolder, startTestServer, removeTestFolders } from '../testing/servers/testServer.ts';
import { TestRandom } from '../testing/testRandom.ts';
import type { TestPlayer } from '../testing/clients/testPlayer.ts';
import { IDLE_BOTS } from '../testing/access-matrix/accessFixture.ts';
import { verifiedLog } from '../testing/scenarios/verifiedLog.ts';
import { createGuests, seatPlayers } from '../testing/clients/seatPlayers.ts';
import { VirtualTime } from '../testing/fakes/virtualTime.ts';

const CLOCKS = {
  bank: { pace: 'live', clock: { kind: 'bank', bankMs: 10_000, incrementMs: 5_000 } },
  days: { pace: 'turns', clock: { kind: 'days', perMoveMs: 60_000 } },
} as const;
const GAMES = { 'one after the other': 'glueck-auf', 'at the same time': 'rockwell' } as const;

interface Table {
  readonly players: readonly TestPlayer[];
  readonly session: MatchSession;
}

/** Shared by all tables: clocks of earlier tables expire, too, but no test reads them any more. */
const time = new VirtualTime();
const visitors: TestClient[] = [];
let server: RunningServer;

beforeAll(async () => {
  server = await startTestServer(newTestFolder(), {}, { time, pool: IDLE_BOTS });
  visitors.push(...(await createGuests(server.url, 'Ada', 'Ben', 'Cem')));
});
afterAll(async () => {
  for (const visitor of visitors) visitor.close();
  await server.close();
  removeTestFolders();
});

async function open(game: string, clock: keyof typeof CLOCKS): Promise<Table> {
  const players = await seatPlayers(visitors, { game, seats: 3, ...CLOCKS[clock] });
  return { players, session: await server.context.matches.open((players[0] as TestPlayer).table) };
}

/**
 * Advances to `afterDue` ms after the first clock expires (before it if negative), without a check of the
 * clocks at the end.
 */
async function passTo({ session }: Table, afterDue: number): Promise<void> {
  const left = (): number => (session.table.due as number) - server.context.uptime.now() - 1;
  // In small steps: uptime counts for at most two seconds after it was stored.
  while (left() > 0) await time.advance(Math.min(left(), 500));
  time.lag(afterDue + 1);
}

function moveOf({ players, session }: Table): { readonly player: TestPlayer; readonly act: Act } {
  const player = players.find(({ offers }) => offers.length > 0) as TestPlayer;
  const seal = player.offers.find(([verb]) => verb === 'sealBid');
  const [verb, noun] = seal ?? new TestRandom('move').pickPly(player.offers);
  const act: Act = {
    act: 'play',
    seat: player.seat,
    id: 'move',
    seq: session.matchState.seqFor(player.seat),
    plies: [[verb, noun]],
  };
  return { player, act };
}

const toRefused = (error: unknown): RequestRefusal => {
  if (error instanceof RequestError) return error.refusal;
  throw error;
};

type Order = 'the move first' | 'the clock first';

async function race(
  table: Table,
  order: Order,
  afterDue: number,
): Promise<{ player: TestPlayer; answer: { seq: number } | RequestRefusal }> {
  const { player, act } = moveOf(table);
  await passTo(table, afterDue);
  const play = () => table.session.act(player.client.id, act).then((seq) => ({ seq }), toRefused);
  if (order === 'the clock first') void table.session.applyTimeouts();
  const played = play();
  if (order === 'the move first') void table.session.applyTimeouts();
  const answer = await played;
  await table.session.whenIdle();
  return { player, answer };
}

const cases = (['bank', 'days'] as const).flatMap((clock) =>
  Object.entries(GAMES).flatMap(([how, game]) =>
    (['the move first', 'the clock first'] as const).map((order) => ({ clock, how, game, order })),
  ),
);

describe.each(cases)('$clock, seats decide $how, $order', ({ clock, game, order }) => {
  it('a move one millisecond before the time is up is played, and the seat stays with its owner', async () => {
    const table = await open(game, clock);
    const { player, answer } = await race(table, order, -1);
    expect(answer).toEqual({ seq: expect.any(Number) as number });
    expect(table.session.matchState.seatStatus.standIns & (1 << player.seat)).toBe(0);
    await verifiedLog(server.context, table.session.id);
  });

  it('a move at the moment when the time is up is refused, and everybody is told the same', async () => {
    const table = await open(game, clock);
    const { player, answer } = await race(table, order, 0);
    expect(answer).toEqual({ reason: 'seatGivenUp' });
    const events = await verifiedLog(server.context, table.session.id);
    expect(
      events.filter(({ seat, commandId }) => seat === player.seat && commandId === `${seat}:move`),
    ).toEqual([]);
    expect(events.filter(({ seat, kind }) => seat === player.seat && kind === 'standIn')).toHaveLength(1);
    const { leftMs } = table.session.viewerStateInJob(player.seat).clocks ?? { leftMs: [-1] };
    expect(Math.min(...leftMs)).toBeGreaterThanOrEqual(0);
    for (const each of table.players)
      await each.waitFor(({ standIns }) => (standIns & (1 << player.seat)) !== 0);
  });
});

it('a move after the time is up is refused even before the next check of the clocks', async () => {
  const table = await open('glueck-auf', 'bank');
  const { player, act } = moveOf(table);
  await passTo(table, 200);
  const answers = await Promise.all([
    player.client.act(table.session.id, act),
    player.client.act(table.session.id, { ...act, id: 'again' }),
  ]);
  expect(answers).toEqual(
    [{ reason: 'seatGivenUp' }, { reason: 'seatGivenUp' }].map(
      (each) => expect.objectContaining(each) as object,
    ),
  );
});

it('a move that arrives in time is played, however long it waits in the queue of its match', async () => {
  const table = await open('glueck-auf', 'bank');
  const { player, act } = moveOf(table);
  await passTo(table, -1);
  let letGo = (): void => undefined;
  void table.session.run(() => new Promise<void>((resolve) => (letGo = resolve)));
  const played = table.session.act(player.client.id, act);
  await new Promise(setImmediate);
  time.lag(400);
  letGo();
  expect(await played).toBeGreaterThan(0);
  expect(table.session.matchState.seatStatus.standIns).toBe(0);
});

it('a player who is out of time may resign, leave or ask for a pause, but not undo', async () => {
  const table = await open('rockwell', 'bank');
  const { player } = moveOf(table);
  const [verb, noun] = player.offers.find(([each]) => each === 'bid') as [string, number];
  await player.play([verb, noun]);
  await passTo(table, 0);
  const { seat, client } = player;
  const { seq } = table.session.viewerStateInJob(seat);
  const undo: Act = { act: 'undo', reach: 'turn', seat, id: 'undo', seq };
  expect(await table.session.act(client.id, undo).catch(toRefused)).toEqual({ reason: 'seatGivenUp' });
  expect(await table.session.act(client.id, { act: 'resign', seat, id: 'resign', seq })).toBeGreaterThan(seq);
  await verifiedLog(server.context, table.session.id);
});
