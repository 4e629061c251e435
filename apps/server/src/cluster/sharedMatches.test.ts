import { LOADED_GAMES } from '@pithead/games/loaded';
import type { GameRecord } from '@pithead/kernel';
import { parseRecord, verifyRecord } from '@pithead/kernel';
import type { ViewerState, RequestRefusal } from '@pithead/protocol';
import { describe, expect, it } from 'vitest';
import type { TestClient } from '../testing/clients/testClient.ts';
import { TestRandom } from '../testing/testRandom.ts';
import { TestPlayer, playAllRandomly } from '../testing/clients/testPlayer.ts';
import {
  SHORT_MATCH_OPTIONS,
  fetchState,
  stableFields,
  seatPlayers,
} from '../testing/clients/seatPlayers.ts';
import { TestCluster } from '../testing/servers/testCluster.ts';
import { acceptedSeq } from '../testing/scenarios/restartScenario.ts';

const cluster = new TestCluster(3);
const games = Object.keys(LOADED_GAMES);

const offer = (player: TestPlayer, verb: string, place = 0): [string, number] =>
  player.offers.filter(([each]) => each === verb)[place] as [string, number];

async function outrun(): Promise<number> {
  const counts = await Promise.all(
    cluster.servers.map(
      async ({ context }) => (await context.metrics.appendConflicts.get()).values[0]?.value ?? 0,
    ),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

async function expectOneTruth(players: readonly TestPlayer[]): Promise<void> {
  for (const player of players) {
    const truth = await fetchState(player);
    expect(stableFields(await player.waitFor(({ seq }) => seq === truth.seq))).toEqual(stableFields(truth));
    for (const { url } of cluster.servers) {
      expect(
        stableFields(
          await fetchState({
            ...player,
            client: cluster.sameSessionAt(player.client, url),
            table: player.table,
            seat: player.seat,
          }),
        ),
      ).toEqual(stableFields(truth));
    }
  }
}

async function expectInLogOnce(players: readonly TestPlayer[]): Promise<void> {
  const [{ table }] = players as [TestPlayer];
  const events = await cluster.serverAt(0).context.store.eventsAfter(table, 0);
  expect(events.map(({ seq }) => seq)).toEqual(events.map((_, i) => i + 1));
  const own = events.map(({ commandId }) => commandId).filter((id) => /^\d/.test(id));
  expect(own.toSorted()).toEqual(
    players.flatMap(({ acknowledged }) => acknowledged.map(({ act }) => `${act.seat}:${act.id}`)).toSorted(),
  );
}

describe('three people at three processes, a bot and a spectator', () => {
  it.each(games)(
    '%s: the match is played to the end, all see the same, and the record verifies',
    async (game) => {
      const players = await seatPlayers(await cluster.createClients('Ada', 'Ben', 'Cem'), {
        game,
        seats: 4,
        bots: ['hewer'],
        options: SHORT_MATCH_OPTIONS[game] ?? {},
      });
      const spectator = new TestPlayer(
        (await cluster.createClients('x', 'Dora'))[1] as TestClient,
        (players[0] as TestPlayer).table,
        null,
      );
      await playAllRandomly(players, new TestRandom(`apart ${game}`));
      await Promise.all(players.map((player) => player.waitFor(({ outcome }) => outcome !== null)));
      await spectator.waitFor(({ outcome }) => outcome !== null);
      await expectInLogOnce(players);
      await expectOneTruth([...players, spectator]);
      await expect
        .poll(() => [...players, spectator].map(({ status }) => status))
        .toEqual(['over', 'over', 'over', 'over']);
      const { body } = await spectator.client.request<GameRecord>(
        'GET',
        `/api/tables/${spectator.table}/export`,
      );
      expect(
        verifyRecord(
          (LOADED_GAMES[game] as (typeof LOADED_GAMES)[string]).game,
          parseRecord(JSON.stringify(body)),
        ),
      ).toEqual([]);
    },
  );
});

describe('promise P3: concurrent commands at different processes', () => {
  it('one of several concurrent commands of one seat is played, the others are refused as stale', async () => {
    const [ada] = (await seatPlayers(await cluster.createClients('Ada', 'Ben'), {
      game: 'rockwell',
      seats: 2,
    })) as [TestPlayer];
    const windows = cluster.servers.map(
      ({ url }) => new TestPlayer(cluster.sameSessionAt(ada.client, url), ada.table, 0),
    );
    await Promise.all(windows.map((window) => window.waitFor(() => true)));
    for (let round = 0; round < 20; round++) {
      const { seq } = await fetchState(ada);
      await Promise.all(windows.map((window) => window.waitFor((state) => state.seq === seq)));
      const isBack = round % 2 === 1;
      const answers = await Promise.all(
        windows.map((window, i) =>
          isBack ? window.act({ act: 'undo', reach: 'turn' }) : window.play(offer(window, 'bid', i)),
        ),
      );
      expect(answers.filter((answer) => !('reason' in answer))).toEqual([{ seq: seq + 1 }]);
      for (const answer of answers)
        if ('reason' in answer) expect(answer).toEqual({ reason: 'stale', seq: seq + 1 });
    }
    expect(await cluster.serverAt(0).context.store.eventsAfter(ada.table, 0)).toHaveLength(20);
    await expectOneTruth(windows);
  });

  it('concurrent commands of seats that decide simultaneously are all played', async () => {
    const players = await seatPlayers(await cluster.createClients('Ada', 'Ben', 'Cem'), {
      game: 'rockwell',
      seats: 3,
    });
    const spectators = await Promise.all(
      (await cluster.createClients('Dora', 'Emil', 'Fred')).map((client) => client.openRawSocket()),
    );
    for (const rawSocket of spectators)
      await rawSocket.sendAndWait([
        { type: 'subscribe', channel: 1, table: (players[0] as TestPlayer).table, as: null },
      ]);
    await Promise.all(players.map((player) => player.waitFor(({ watching }) => watching === 3)));
    for (const rawSocket of spectators) rawSocket.takeReceived();
    const refused: RequestRefusal[] = [];
    const before = await outrun();
    for (let round = 0; round < 20; round++) {
      const seqs = players.map(({ state }) => state?.seq as number);
      const answers = await Promise.all(
        players.map((player) =>
          round % 2 === 1 ? player.act({ act: 'undo', reach: 'turn' }) : player.play(offer(player, 'bid')),
        ),
      );
      refused.push(...answers.filter((answer) => 'reason' in answer));
      await Promise.all(
        players.map((player, i) => player.waitFor(({ seq }) => seq === (seqs[i] as number) + 1)),
      );
    }
    expect(refused).toEqual([]);
    expect(players.map(({ state }) => state?.seq)).toEqual([20, 20, 20]);
    for (const rawSocket of spectators) {
      await rawSocket.ping();
      expect(rawSocket.takeReceived().filter((text) => !text.includes('"type":"presence"'))).toEqual([]);
    }
    expect(await outrun()).toBeGreaterThan(before);
    await expectInLogOnce(players);
    await expectOneTruth(players);
  });

  it('an older sequence number is accepted while the seat’s decision is the same', async () => {
    const [ada, ben] = (await seatPlayers(await cluster.createClients('Ada', 'Ben'), {
      game: 'rockwell',
      seats: 2,
    })) as [TestPlayer, TestPlayer];
    const plies = [offer(ada, 'bid')];
    await acceptedSeq(ben.play(['sealBid', 0]));
    await ada.waitFor(({ seq }) => seq === 1);
    const third = cluster.sameSessionAt(ada.client, cluster.serverAt(2).url);
    expect(cluster.serverAt(2).context.matches.peek(ada.table)).toBeUndefined();
    const { body } = await third.request('POST', `/api/tables/${ada.table}/acts`, {
      act: 'play',
      seat: 0,
      id: 'older',
      seq: 0,
      plies,
    });
    expect(body).toEqual({ seq: 2 });
  });

  it('promise P2: a command sent to all processes is played once, and all give the same answer', async () => {
    const players = await seatPlayers(await cluster.createClients('Ada', 'Ben'), {
      game: 'siberia',
      seats: 2,
    });
    const player = players.find(({ offers }) => offers.length > 0) as TestPlayer;
    const windows = cluster.servers.map(({ url }) => cluster.sameSessionAt(player.client, url));
    for (let round = 0; round < 10; round++) {
      const { seq, undoable } = await fetchState(player);
      const shown = await player.waitFor((state) => state.seq === seq);
      const plies = [offer(player, Object.keys(shown.offers)[0] as string)];
      const more =
        undoable > 0 ? { act: 'undo' as const, reach: 'turn' as const } : { act: 'play' as const, plies };
      const act = { ...more, seat: player.seat, id: `same-${round}`, seq };
      const answers = await Promise.all(windows.map((window) => window.act(player.table, act)));
      expect(answers).toEqual(windows.map(() => ({ seq: seq + 1 })));
      const other = { ...act, act: 'askPause' as const, plies: undefined, reach: undefined };
      const { body } = await (windows[round % 3] as TestClient).request(
        'POST',
        `/api/tables/${player.table}/acts`,
        JSON.parse(JSON.stringify(other)),
      );
      expect(body).toEqual({ reason: 'idUsed' });
    }
    expect(await cluster.serverAt(1).context.store.eventsAfter(player.table, 0)).toHaveLength(10);
  });

  it('an event seen at one process is visible at every other at once', async () => {
    const [ada] = (await seatPlayers(await cluster.createClients('Ada', 'Ben'), {
      game: 'rockwell',
      seats: 2,
    })) as [TestPlayer];
    const doors = cluster.servers.map(({ url }) => cluster.sameSessionAt(ada.client, url));
    for (let round = 0; round < 30; round++) {
      const client = doors[round % 3] as TestClient;
      const next = doors[(round + 1) % 3] as TestClient;
      const { seq, offers, undoable } = await fetchState({ client: client, table: ada.table, seat: 0 });
      const more =
        undoable > 0 ? { act: 'undo', reach: 'turn' } : { act: 'play', plies: [['bid', offers['bid']?.[0]]] };
      const { body } = await client.request<ViewerState>('POST', `/api/tables/${ada.table}/acts`, {
        ...more,
        seat: 0,
        id: `door-${round}`,
        seq,
      });
      expect(body).toEqual({ seq: seq + 1 });
      expect((await fetchState({ client: next, table: ada.table, seat: 0 })).seq).toBe(seq + 1);
    }
    await acceptedSeq(ada.act({ act: 'resign' }));
    await ada.waitFor(({ resigned }) => resigned === 1);
  });
});
