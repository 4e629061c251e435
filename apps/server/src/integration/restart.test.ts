import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { LOADED_GAMES } from '@pithead/games/loaded';
import type { GameRecord } from '@pithead/kernel';
import { parseRecord, verifyRecord } from '@pithead/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import { unpackOffers } from '@pithead/protocol';
import { loadMatch } from '../match/loadMatch.ts';
import type { RunningServer } from '../server.ts';
import type { EventRow, SnapshotRow, Store, TableWithSeats } from '../store/store.ts';
import { openSqliteStore } from '../store/index.ts';
import { killServerProcesses, startServerProcess } from '../testing/servers/testServerProcess.ts';
import type { TestClient } from '../testing/clients/testClient.ts';
import { newTestFolder, startTestServer, removeTestFolders } from '../testing/servers/testServer.ts';
import { TestRandom } from '../testing/testRandom.ts';
import { TestPlayer, playAllRandomly } from '../testing/clients/testPlayer.ts';
import { RandomBotPool } from '../testing/fakes/randomBotPool.ts';
import { fetchState, stableFields, createGuests, seatPlayers } from '../testing/clients/seatPlayers.ts';
import type { RestartScenario } from '../testing/scenarios/restartScenario.ts';
import {
  countAcknowledged,
  statesOfAllViewers,
  acceptedSeq,
  startRestartScenario,
} from '../testing/scenarios/restartScenario.ts';

afterAll(() => {
  killServerProcesses();
  removeTestFolders();
});

const open = (data: string, port = 0): Promise<RunningServer> =>
  startTestServer(data, { port }, { pool: new RandomBotPool() });
const portOf = ({ url }: { readonly url: string }): number => Number(new URL(url).port);

/** The log contains every acknowledged act once under its id, and no other act of a person. */
async function expectExactlyOnce(store: Store, { all }: RestartScenario): Promise<void> {
  for (const players of all) {
    const [{ table }] = players as [TestPlayer];
    const expected = players.flatMap(({ acknowledged }) =>
      acknowledged.map(({ act }) => `${act.seat}:${act.id}`),
    );
    const events = await store.eventsAfter(table, 0);
    const logged = events.map(({ commandId }) => commandId).filter((id) => /^\d/.test(id));
    expect(logged.toSorted()).toEqual(expected.toSorted());
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, i) => i + 1));
  }
}

/** Shows that `expectExactlyOnce` detects a lost, a doubled and a reordered event. */
async function expectFaultsDetected(store: Store, scenario: RestartScenario): Promise<void> {
  const faults: ((events: EventRow[]) => EventRow[])[] = [
    (events) => events.slice(0, -1),
    (events) => [...events, ...events.slice(-1)],
    (events) => events.toReversed(),
  ];
  for (const fault of faults) {
    const faulty = {
      ...store,
      eventsAfter: async (table: string, after: number) => fault(await store.eventsAfter(table, after)),
    };
    await expect(expectExactlyOnce(faulty, scenario)).rejects.toThrow();
  }
}

async function expectRepetitionsAnswered({ all }: RestartScenario): Promise<void> {
  for (const { client, table, acknowledged } of all.flat()) {
    const last = acknowledged.at(-1);
    if (last !== undefined) expect(await client.act(table, last.act)).toEqual({ seq: last.seq });
  }
}

async function expectReconnected({ all }: RestartScenario): Promise<void> {
  for (const player of all.flat()) {
    const answer = await fetchState(player);
    const shown = await player.waitFor(({ seq }) => seq === answer.seq);
    expect(stableFields(shown)).toEqual(stableFields(answer));
  }
}

async function answerOpenRequests({
  bidding,
  placing,
  paused,
  withUndoRequest,
  withStandIn,
  turnBased,
}: RestartScenario): Promise<void> {
  expect(bidding[0]?.state).toMatchObject({ undoable: 2, asked: 5 });
  expect(placing[0]?.state).toMatchObject({ undoable: 2, asked: 3 });
  expect(turnBased[0]?.state?.clocks).toMatchObject({ isPaused: false });
  expect(await paused[0]?.play(['nothing', 0])).toMatchObject({ reason: 'paused' });
  await acceptedSeq(paused[1]?.act({ act: 'resume' }));
  expect(withUndoRequest[2]?.state?.undoRequest).toMatchObject({ by: 2, agreed: 0b101 });
  const before = withUndoRequest[2]?.state?.factCount as number;
  await acceptedSeq(withUndoRequest[2]?.act({ act: 'answerUndo', agree: true }));
  expect(withUndoRequest[2]?.state).toMatchObject({ undoRequest: null });
  expect(withUndoRequest[2]?.state?.factCount).toBeLessThan(before);
  expect(withStandIn[0]?.state?.standIns).toBe(4);
  await acceptedSeq(withStandIn[2]?.act({ act: 'return' }));
}

async function expectSound(players: readonly TestPlayer[]): Promise<void> {
  const [{ client, table }] = players as [TestPlayer];
  const { body } = await client.request<GameRecord>('GET', `/api/tables/${table}/export`);
  const record = parseRecord(JSON.stringify(body));
  expect(verifyRecord((LOADED_GAMES[record.game] as (typeof LOADED_GAMES)[string]).game, record)).toEqual([]);
}

async function waitForAcknowledged({ running }: RestartScenario, count: number): Promise<void> {
  const players = running.flat();
  const goal = countAcknowledged(players) + count;
  while (countAcknowledged(players) < goal && players.some((player) => !player.isOver)) await delay(5);
}

describe('twenty matches', () => {
  it('twenty matches are complete after a restart of the server, and can be played to the end', async () => {
    const data = newTestFolder();
    const random = new TestRandom('restart');
    const first = await open(data);
    const scenario = await startRestartScenario(first.url, random);
    const before = await statesOfAllViewers(scenario);
    await first.close();
    const second = await open(data, portOf(first));
    expect(await statesOfAllViewers(scenario)).toEqual(before);
    await expectReconnected(scenario);
    await expectRepetitionsAnswered(scenario);
    await expectExactlyOnce(second.context.store, scenario);
    await expectFaultsDetected(second.context.store, scenario);
    await answerOpenRequests(scenario);
    const toEnd = [scenario.paused, scenario.withStandIn];
    await playAllRandomly(toEnd.flat(), random);
    for (const players of toEnd) await expectSound(players);
    await expectExactlyOnce(second.context.store, scenario);
    for (const visitor of scenario.clients) visitor.close();
    await second.close();
  });

  it('after kill -9 no acknowledged event is lost or doubled, and idle matches are unchanged', async () => {
    const data = newTestFolder();
    const random = new TestRandom('killed');
    const first = await startServerProcess({ data });
    const scenario = await startRestartScenario(first.url, random);
    const quiet = { ...scenario, all: scenario.all.slice(0, 6) };
    const before = await statesOfAllViewers(quiet);
    let isEnough = false;
    const storm = playAllRandomly(scenario.running.flat(), random, () => isEnough);
    await waitForAcknowledged(scenario, 150);
    await first.stop('SIGKILL');
    const second = await startServerProcess({ data, port: first.port });
    expect(await statesOfAllViewers(quiet)).toEqual(before);
    await waitForAcknowledged(scenario, 100);
    isEnough = true;
    await storm;
    await expectReconnected(scenario);
    await expectRepetitionsAnswered(scenario);
    await answerOpenRequests(scenario);
    await playAllRandomly(scenario.withStandIn, random);
    await expectSound(scenario.withStandIn);
    for (const visitor of scenario.clients) visitor.close();
    await second.stop();
    const store = await openSqliteStore(join(data, 'pithead.db'));
    await expectExactlyOnce(store, scenario);
    await store.close();
  });
});

describe('a snapshot', () => {
  it('a long match is loaded from its snapshot, and from its log if the snapshot is damaged', async () => {
    const server = await open(newTestFolder());
    const { store } = server.context;
    const players = await seatPlayers(await createGuests(server.url, 'Ada', 'Ben'), {
      game: 'glueck-auf',
      seats: 2,
    });
    const [{ table }] = players as [TestPlayer];
    await playAllRandomly(players, new TestRandom('snapshot'), () => countAcknowledged(players) >= 130);
    const session = await server.context.matches.open(table);
    const truth = JSON.stringify([0, 1, undefined].map((viewer) => session.viewerStateInJob(viewer)));
    const snapshot = (await store.findSnapshot(table)) as SnapshotRow;
    expect(snapshot.seq).toBeGreaterThanOrEqual(100);

    /** All views of the match as loaded now, and the event after which it was replayed. */
    const load = async (): Promise<readonly [string, number]> => {
      let from = -1;
      const events = (id: string, after: number) => store.eventsAfter(id, (from = after));
      const found = (await store.findTable(table)) as TableWithSeats;
      const { matchState, broken } = await loadMatch(
        { ...server.context, store: { ...store, eventsAfter: events } },
        found,
      );
      expect(broken).toBeUndefined();
      const viewContext = session.viewContext();
      return [
        JSON.stringify([0, 1, undefined].map((viewer) => matchState?.viewerState(viewer, viewContext))),
        from,
      ];
    };

    expect(await load()).toEqual([truth, snapshot.seq]);
    const half = snapshot.body.slice(0, snapshot.body.length / 2);
    const otherFacts = snapshot.body.replaceAll('"type":"turnEnded"', '"type":"turnBegun"');
    const otherState = snapshot.body.replace(/"marks":\d+/, '"marks":99');
    const otherRequest = snapshot.body.replace(
      '"undoRequest":null',
      '"undoRequest":{"by":0,"agreed":1,"to":0}',
    );
    for (const body of ['', half, otherFacts, otherState, otherRequest]) {
      expect(body).not.toBe(snapshot.body);
      await store.saveSnapshot({ ...snapshot, body });
      expect(await load()).toEqual([truth, 0]);
    }
    for (const { client } of players) client.close();
    await server.close();
  });
});

const THREE_BOTS = ['hewer', 'hewer', 'hewer'] as const;

describe('more matches than there is room for in memory', () => {
  it('idle matches beyond the limit are evicted and loaded again; watched ones and those of bots stay', async () => {
    const server = await startTestServer(newTestFolder(), { liveMatches: 3 }, { pool: new RandomBotPool() });
    const [visitor] = (await createGuests(server.url, 'Ada')) as [TestClient];
    const games = Object.keys(LOADED_GAMES);
    const acts: Seat[] = [];
    for (let i = 0; i < 20; i++) {
      const { id } = await visitor.createTable({
        game: games[i % 3] as string,
        seats: 2 + (i % 3),
        bots: THREE_BOTS.slice(2 - (i % 3)),
      });
      acts.push({ client: visitor, table: id, seat: 0 });
    }
    const random = new TestRandom('room');
    for (let round = 0; round < 3; round++) for (const player of acts) await playOverHttp(player, random);
    server.context.matches.evictIdle();
    expect(server.context.matches.size).toBeLessThanOrEqual(4);
    // Four watched matches exceed the limit of three but must stay in memory.
    const watchers = acts.slice(0, 4).map(({ table, seat }) => new TestPlayer(visitor, table, seat));
    await Promise.all(watchers.map((player) => player.waitFor(() => true)));
    for (const player of acts) await playOverHttp(player, random);
    for (const player of watchers) {
      const answer = await fetchState(player);
      expect(stableFields(await player.waitFor(({ seq }) => seq === answer.seq))).toEqual(
        stableFields(answer),
      );
    }
    visitor.close();
    await server.close();
  });

  type Seat = Pick<TestPlayer, 'client' | 'table' | 'seat'>;

  async function playOverHttp({ client, table, seat }: Seat, random: TestRandom): Promise<void> {
    const { seq, offers } = await fetchState({ client, table, seat });
    const plies = unpackOffers(offers);
    if (plies.length === 0) return;
    const [verb, noun] = random.pickPly(plies);
    const act = { act: 'play', seat, id: client.newCommandId(), seq, plies: [[verb, noun]] };
    const { status, body } = await client.request('POST', `/api/tables/${table}/acts`, act);
    expect([status, body]).toEqual([200, { seq: expect.any(Number) as number }]);
  }
});
