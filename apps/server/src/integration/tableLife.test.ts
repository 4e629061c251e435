import type { TableInfo } from '@pithead/protocol';
import { describe, expect, it } from 'vitest';
import { activePlayer, SharedTestServer, waitingPlayer } from '../testing/servers/sharedTestServer.ts';
import type { TestClient } from '../testing/clients/testClient.ts';
import { TestPlayer } from '../testing/clients/testPlayer.ts';
import { seatPlayers } from '../testing/clients/seatPlayers.ts';
import { acceptedSeq } from '../testing/scenarios/restartScenario.ts';

const server = new SharedTestServer();

describe('a nudge', () => {
  it('a nudge goes to the seats that must decide, and can be repeated only after a while', async () => {
    const players = await server.startMatch(2);
    const one = waitingPlayer(players);
    const other = activePlayer(players);
    const nudges: number[] = [];
    const window = new TestPlayer(other.client, other.table, other.seat, {
      onNudge: (by) => void nudges.push(by),
    });
    await window.waitFor(() => true);
    expect(await one.client.socketClient.nudge(one.table, one.seat)).toBeUndefined();
    await expect.poll(() => nudges).toEqual([one.seat]);
    expect(await one.client.socketClient.nudge(one.table, one.seat)).toMatchObject({
      reason: 'nudgedAlready',
    });
    expect(await other.client.socketClient.nudge(other.table, other.seat)).toMatchObject({
      reason: 'notWaiting',
    });
    expect(await one.client.socketClient.nudge(one.table, other.seat)).toMatchObject({
      reason: 'notYourSeat',
    });
  });
});

describe('who waits', () => {
  it('leaving and returning makes no command of others stale, and is soon refused as too fast', async () => {
    const players = await server.startMatch(2);
    const [one, other] = [waitingPlayer(players), activePlayer(players)];
    const { seq } = await other.waitFor(() => true);
    for (let times = 0; times < 6; times++) {
      await acceptedSeq(one.act({ act: 'leave' }));
      await acceptedSeq(one.act({ act: 'return' }));
    }
    expect(await one.act({ act: 'leave' })).toMatchObject({ reason: 'tooFast' });
    const [ply] = other.offers;
    await acceptedSeq(other.act({ act: 'play', plies: [[...(ply as [string, number])]] }, seq));
  });

  it('an answer to a request that was replaced by another one is refused as stale', async () => {
    const players = await server.startMatch(3);
    const [first, second, third] = players as [TestPlayer, TestPlayer, TestPlayer];
    await acceptedSeq(first.act({ act: 'askPause' }));
    const { seq } = await third.waitFor(({ pauseRequest }) => pauseRequest?.by === first.seat);
    await second.waitFor(({ pauseRequest }) => pauseRequest !== null);
    await acceptedSeq(second.act({ act: 'answerPause', agree: false }));
    await second.waitFor(({ pauseRequest }) => pauseRequest === null);
    await acceptedSeq(second.act({ act: 'askPause' }));
    await third.waitFor(({ pauseRequest }) => pauseRequest?.by === second.seat);
    expect(await third.act({ act: 'answerPause', agree: true }, seq)).toMatchObject({ reason: 'stale' });
    await acceptedSeq(third.act({ act: 'answerPause', agree: true }));
  });
});

describe('talk', () => {
  it('players and spectators chat separately, muted people are not heard, and lines are rate-limited', async () => {
    const [ada, ben] = await server.startMatch(2, [], 0);
    const [dora, emil] = (await server.createClients('Dora', 'Emil')) as [TestClient, TestClient];
    const received: Record<string, string[]> = { ada: [], ben: [], dora: [], emil: [] };
    const listen = (name: string, visitor: TestClient, seat: number | null): Promise<unknown> =>
      new TestPlayer(visitor, ada.table, seat, {
        onChatLine: ({ text }) => void received[name]?.push(text),
      }).waitFor(() => true);
    await Promise.all([
      listen('ada', ada.client, 0),
      listen('ben', ben.client, 1),
      listen('dora', dora, null),
      listen('emil', emil, null),
    ]);
    const say = (visitor: TestClient, room: 'players' | 'spectators', text: string): Promise<unknown> =>
      visitor.socketClient.chat(ada.table, room, text, visitor.newCommandId());
    expect(await say(ada.client, 'players', 'Glück auf!')).toBeUndefined();
    expect(await say(dora, 'spectators', 'She will lose.')).toBeUndefined();
    expect(await say(dora, 'players', 'You will lose!')).toMatchObject({ reason: 'notAtTable' });
    expect(await say(ada.client, 'spectators', 'Will I?')).toMatchObject({ reason: 'notAtTable' });
    await expect
      .poll(() => received)
      .toEqual({
        ada: ['Glück auf!'],
        ben: ['Glück auf!'],
        dora: ['She will lose.'],
        emil: ['She will lose.'],
      });
    await ben.client.request('PUT', `/api/me/mutes/${ada.client.id}`);
    await say(ada.client, 'players', 'Well?');
    await expect.poll(() => received['ada']).toEqual(['Glück auf!', 'Well?']);
    const read = async (visitor: TestClient, room: string): Promise<unknown> => {
      const { body } = await visitor.request<{ text: string }[]>(
        'GET',
        `/api/tables/${ada.table}/chat?room=${room}`,
      );
      return Array.isArray(body) ? body.map(({ text }) => text) : body;
    };
    expect([received['ben'], await read(ben.client, 'players')]).toEqual([['Glück auf!'], []]);
    expect(await read(dora, 'players')).toEqual({ reason: 'notAtTable' });
    const answers = await Promise.all(Array.from({ length: 6 }, (_, i) => say(dora, 'spectators', `${i}`)));
    expect(answers.filter((answer) => answer !== undefined)).toEqual([
      { reason: 'tooFast' },
      { reason: 'tooFast' },
    ]);
  });
});

describe('afterwards', () => {
  it('a rematch moves everybody by one seat and exists once; tables where it is your turn come first', async () => {
    const [ada, ben] = await server.startMatch(2);
    const early = await ada.client.request('POST', `/api/tables/${ada.table}/rematch`);
    expect(early.body).toMatchObject({ reason: 'notOver' });
    await acceptedSeq(ada.act({ act: 'resign' }));
    await server.waitUntilSettled([ada, ben]);
    await acceptedSeq(ben.act({ act: 'resign' }));
    const rematches = await Promise.all(
      [ada, ben].map(({ client, table }) =>
        client.request<TableInfo>('POST', `/api/tables/${table}/rematch`),
      ),
    );
    expect(new Set(rematches.map(({ body }) => body.id)).size).toBe(1);
    expect(rematches[0]?.body.seats.map(({ name }) => name)).toEqual(['Ben', 'Ada']);
    expect((await ben.client.request<TableInfo>('GET', `/api/tables/${ben.table}`)).body.next).toBe(
      rematches[0]?.body.id,
    );

    const [rounds] = await seatPlayers([ada.client, ben.client], { game: 'rockwell', seats: 2 });
    await acceptedSeq((rounds as TestPlayer).play(['sealBid', 0]));
    const next = await seatPlayers([ada.client, ben.client], { game: 'rockwell', seats: 2 });
    const list = async ({ client }: TestPlayer): Promise<unknown[]> =>
      (await client.request<TableInfo[]>('GET', '/api/me/tables')).body.map(({ status, isYourTurn }) =>
        isYourTurn ? 'your turn' : status,
      );
    expect(await list(ada)).toEqual(['your turn', 'running', 'open', 'abandoned']);
    expect(await list(ben)).toEqual(['your turn', 'your turn', 'open', 'abandoned']);
    await acceptedSeq((next[1] as TestPlayer).play(['sealBid', 0]));
    expect(await list(ben)).toEqual(['your turn', 'running', 'open', 'abandoned']);
  });
});

describe('lists of tables', () => {
  it('a list tells round and points that everybody knows, and who has resigned', async () => {
    const [ada, ben] = await server.startMatch(3);
    const listed = async (): Promise<TableInfo | undefined> =>
      (await ben.client.request<TableInfo[]>('GET', '/api/me/tables')).body.find(
        ({ id }) => id === ben.table,
      );
    const { matchState } = await server.server.context.matches.open(ben.table);
    const { progress } = matchState.game;
    expect((await listed())?.progress).toEqual(
      progress?.(matchState.game.view(matchState.gameState, undefined)),
    );
    expect((await listed())?.progress).toMatchObject({ round: 1, scores: [0, 0, 0] });
    expect((await listed())?.seats.map(({ hasResigned }) => hasResigned)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    await acceptedSeq(ada.act({ act: 'resign' }));
    expect((await listed())?.seats[ada.seat]).toMatchObject({ name: 'Ada', hasResigned: true });
    const { body } = await ben.client.request<TableInfo>('GET', `/api/tables/${ben.table}`);
    expect(body.seats.map(({ hasResigned }) => hasResigned)).toEqual(
      [0, 1, 2].map((seat) => (seat === ada.seat ? true : undefined)),
    );
  });

  it('a list tells when a match began and when it ended', async () => {
    const [ada, ben] = await server.startMatch(2);
    const times = async (): Promise<unknown[]> => {
      const { body } = await ben.client.request<TableInfo[]>('GET', '/api/me/tables');
      const table = body.find(({ id }) => id === ben.table);
      return [typeof table?.startedAt, table?.endedAt === null ? null : typeof table?.endedAt];
    };
    expect(await times()).toEqual(['number', null]);
    for (const player of [ada, ben]) await acceptedSeq(player.act({ act: 'resign' }));
    expect(await times()).toEqual(['number', 'number']);
  });

  it('a table that has not started has no progress', async () => {
    const [host] = (await server.createClients('Hanna')) as [TestClient];
    const { id } = await host.createTable({ game: 'siberia', seats: 2 });
    const { body } = await host.request<TableInfo[]>('GET', '/api/me/tables');
    expect(body.find((table) => table.id === id)?.progress).toBeNull();
  });
});
