/** One person holds several seats; each seat must stay ignorant of what the others know. */
import type { Act, RequestRefusal, TableInfo } from '@pithead/protocol';
import { describe, expect, it } from 'vitest';
import { SharedTestServer } from '../testing/servers/sharedTestServer.ts';
import type { TestClient } from '../testing/clients/testClient.ts';
import { TestRandom } from '../testing/testRandom.ts';
import { TestPlayer } from '../testing/clients/testPlayer.ts';
import { verifiedLog } from '../testing/scenarios/verifiedLog.ts';
import { fetchState } from '../testing/clients/seatPlayers.ts';
import { acceptedSeq } from '../testing/scenarios/restartScenario.ts';

const testServer = new SharedTestServer();

interface Table {
  readonly ada: TestClient;
  readonly table: string;
  readonly seats: readonly TestPlayer[];
}

async function openOwnTable(game: string, seats: number): Promise<Table> {
  const [ada] = (await testServer.createClients('Ada')) as [TestClient];
  const { id: table } = await ada.createTable({ game, seats, isHotSeat: true });
  await ada.request('POST', `/api/tables/${table}/start`);
  const players = Array.from({ length: seats }, (_, seat) => new TestPlayer(ada, table, seat));
  await Promise.all(players.map((player) => player.waitFor(() => true)));
  return { ada, table, seats: players };
}

async function openSharedTable(game: string): Promise<Table & { readonly ben: TestClient }> {
  const [ada, ben] = (await testServer.createClients('Ada', 'Ben')) as [TestClient, TestClient];
  const { id: table } = await ada.createTable({ game, seats: 3, isHotSeat: true });
  await ada.request('DELETE', `/api/tables/${table}/seats/2`);
  await ben.request('POST', `/api/tables/${table}/join`, {});
  await ada.request('POST', `/api/tables/${table}/start`);
  const seats = [ada, ada, ben].map((who, seat) => new TestPlayer(who, table, seat));
  await Promise.all(seats.map((player) => player.waitFor(() => true)));
  return { ada, ben, table, seats };
}

const seat = ({ seats }: Table, which: number): TestPlayer => seats[which] as TestPlayer;
const reasonOf = async (answer: Promise<unknown>): Promise<string | undefined> =>
  ((await answer) as Partial<RequestRefusal>).reason;

describe('each seat of one person', () => {
  async function everythingSentTo({ ada, table }: Table, which: number): Promise<string[]> {
    const recorder = await ada.openRawSocket();
    await recorder.sendAndWait([
      { type: 'subscribe', channel: 1, table, as: which },
      { type: 'whyNot', ask: 7, table, seat: which, ply: ['bid', 0] },
      { type: 'whyNot', ask: 8, table, seat: which, ply: ['sealBid', 0] },
    ]);
    const received = recorder.takeReceived().filter((text) => !text.includes('"type":"presence"'));
    return [
      ...received,
      await ada.raw.getText(`/api/tables/${table}/state?as=${which}`),
      await ada.raw.getText(`/api/tables/${table}/export?as=${which}`),
    ]
      .map((text) => text.replaceAll(/"(?:online|watching)":\d+/g, ''))
      .toSorted();
  }

  it('nothing that one seat is sent reveals what another seat of the same person has sealed', async () => {
    const at = await openOwnTable('rockwell', 3);
    const before = await everythingSentTo(at, 1);
    const spectator = await at.ada.raw.getText(`/api/tables/${at.table}/export`);
    const bid = seat(at, 0).offers.find(([verb]) => verb === 'bid') as [string, number];
    await acceptedSeq(seat(at, 0).play(bid));
    expect(await everythingSentTo(at, 1)).toEqual(before);
    expect(await at.ada.raw.getText(`/api/tables/${at.table}/export`)).toBe(spectator);
    expect(await everythingSentTo(at, 0)).not.toEqual(before);
  });

  it('the same command id at two seats of one person means two commands, each played once', async () => {
    const at = await openOwnTable('rockwell', 2);
    const act = (which: number): Act => ({
      act: 'play',
      seat: which,
      id: 'same',
      seq: 0,
      plies: [['sealBid', 0]],
    });
    const first = await at.ada.act(at.table, act(0));
    const other = await at.ada.act(at.table, act(1));
    expect(await at.ada.act(at.table, act(0))).toEqual(first);
    expect(await at.ada.act(at.table, act(1))).toEqual(other);
    const events = await verifiedLog(testServer.server.context, at.table);
    expect(
      events.filter(({ commandId }) => commandId.endsWith(':same')).map(({ commandId }) => commandId),
    ).toEqual(['0:same', '1:same']);
  });

  it("an offer of one seat can't be played for another seat of the same person", async () => {
    const at = await openOwnTable('glueck-auf', 2);
    const asked = at.seats.find(({ offers }) => offers.length > 0) as TestPlayer;
    const waiting = at.seats.find(({ offers }) => offers.length === 0) as TestPlayer;
    expect(await reasonOf(waiting.play(new TestRandom('x').pickPly(asked.offers)))).toBe('refusedByRules');
    await acceptedSeq(asked.play(new TestRandom('x').pickPly(asked.offers)));
  });

  it('a seat can be viewed by its owner only, also at a table where one person has several seats', async () => {
    const { ada, ben, table } = await openSharedTable('rockwell');
    for (const [who, other] of [
      [ada, 2],
      [ben, 0],
      [ben, 1],
    ] as const) {
      for (const path of ['state', 'export']) {
        expect((await who.request('GET', `/api/tables/${table}/${path}?as=${other}`)).body.reason).toBe(
          'notYourSeat',
        );
      }
      const act: Act = { act: 'resign', seat: other, id: 'not-mine', seq: 0 };
      expect(await reasonOf(who.act(table, act))).toBe('notYourSeat');
      const recorder = await who.openRawSocket();
      await recorder.sendAndWait([
        { type: 'subscribe', channel: 1, table, as: other },
        { type: 'whyNot', ask: 3, table, seat: other, ply: ['bid', 0] },
        { type: 'nudge', ask: 4, table, seat: other },
      ]);
      expect(recorder.takeReceived().map((text) => (JSON.parse(text) as RequestRefusal).reason)).toEqual([
        'notYourSeat',
        'notYourSeat',
        'notYourSeat',
      ]);
    }
  });
});

describe('a request to take back', () => {
  async function playBothSeats(at: Table): Promise<TestPlayer> {
    const random = new TestRandom('hot');
    const done = new Set<number>();
    while (done.size < 2) {
      const asked = await Promise.race(
        at.seats.map((each) => each.waitFor(({ offers }) => Object.keys(offers).length > 0).then(() => each)),
      );
      await acceptedSeq(asked.play(random.pickPly(asked.offers)));
      if (asked.client === at.ada) done.add(asked.seat);
      const session = await testServer.server.context.matches.open(at.table);
      await Promise.all(
        at.seats.map((each) => each.waitFor(({ seq }) => seq === session.matchState.seqFor(each.seat))),
      );
    }
    return seat(at, [...done][0] as number);
  }

  it('an undo request is granted by the same person if all other seats are theirs', async () => {
    const at = await openOwnTable('glueck-auf', 2);
    const asker = await playBothSeats(at);
    const other = seat(at, 1 - asker.seat);
    await acceptedSeq(asker.act({ act: 'askUndo' }));
    await other.waitFor(({ undoRequest }) => undoRequest !== null);
    expect(await reasonOf(asker.act({ act: 'answerUndo', agree: true }))).toBe('noRequest');
    await acceptedSeq(other.act({ act: 'answerUndo', agree: true }));
    await asker.waitFor(({ undoRequest }) => undoRequest === null);
    await verifiedLog(testServer.server.context, at.table);
  });

  it('two seats of one person can’t grant an undo while a third seat belongs to somebody else', async () => {
    const at = await openSharedTable('glueck-auf');
    const asker = await playBothSeats(at);
    const [other, ben] = [seat(at, 1 - asker.seat), seat(at, 2)];
    await acceptedSeq(asker.act({ act: 'askUndo' }));
    await other.waitFor(({ undoRequest }) => undoRequest !== null);
    await acceptedSeq(other.act({ act: 'answerUndo', agree: true }));
    const open = await ben.waitFor(({ undoRequest }) => undoRequest !== null && undoRequest.agreed === 0b11);
    expect(open.undoRequest).toMatchObject({ by: asker.seat });
    await acceptedSeq(ben.act({ act: 'answerUndo', agree: false }));
    await asker.waitFor(({ undoRequest }) => undoRequest === null);
    await verifiedLog(testServer.server.context, at.table);
  });
});

describe('coming and going', () => {
  it('a person who gives up one seat plays on with the other, and the match ends with the last one', async () => {
    const at = await openOwnTable('rockwell', 3);
    await acceptedSeq(seat(at, 0).act({ act: 'resign' }));
    await acceptedSeq(seat(at, 1).act({ act: 'leave' }));
    const { resigned, standIns } = await seat(at, 2).waitFor(
      (state) => state.resigned !== 0 && state.standIns !== 0,
    );
    expect([resigned, standIns]).toEqual([0b001, 0b010]);
    expect(await reasonOf(seat(at, 0).play(['sealBid', 0]))).toBe('seatGivenUp');
    await acceptedSeq(seat(at, 2).play(['sealBid', 0]));
    await acceptedSeq(seat(at, 2).act({ act: 'resign' }));
    await acceptedSeq(seat(at, 1).act({ act: 'resign' }));
    await expect.poll(() => seat(at, 1).status).toBe('abandoned');
    await verifiedLog(testServer.server.context, at.table);
  });

  it('deleting an account gives all its seats to bots, and others play on', async () => {
    const at = await openSharedTable('rockwell');
    expect((await at.ada.request('DELETE', '/api/me', {})).status).toBe(204);
    await seat(at, 2).waitFor(({ standIns }) => standIns === 0b011);
    expect(
      await reasonOf(
        at.ada
          .request('POST', `/api/tables/${at.table}/acts`, { act: 'return', seat: 0, id: 'r', seq: 0 })
          .then(({ body }) => body),
      ),
    ).toBe('noSession');
    await acceptedSeq(seat(at, 2).play(['sealBid', 0]));
    await verifiedLog(testServer.server.context, at.table);
  });

  it('leaving before the start frees all seats of a person, and closes the table if it is the host', async () => {
    const [ada, ben] = (await testServer.createClients('Ada', 'Ben')) as [TestClient, TestClient];
    const { id } = await ada.createTable({ game: 'siberia', seats: 4, isHotSeat: true });
    for (const which of [1, 2]) await ada.request('DELETE', `/api/tables/${id}/seats/${which}`);
    for (const which of [1, 2]) await ben.request('POST', `/api/tables/${id}/join`, { seat: which });
    const kinds = async (): Promise<string[]> =>
      (await ada.request<TableInfo>('GET', `/api/tables/${id}`)).body.seats.map(({ name }) => name);
    expect(await kinds()).toEqual(['Ada 1', 'Ben 1', 'Ben 2', 'Ada 2']);
    expect((await ben.request('POST', `/api/tables/${id}/leave`)).status).toBe(204);
    expect(await kinds()).toEqual(['Ada 1', '', '', 'Ada 2']);
    await ada.request('POST', `/api/tables/${id}/leave`);
    expect((await ada.request('GET', `/api/tables/${id}`)).status).toBe(404);
  });

  it('several seats at one table count as one of the hundred tables that a person may have', async () => {
    const at = await openOwnTable('siberia', 4);
    const own = await at.ada.request<TableInfo[]>('GET', '/api/me/tables');
    expect(own.body.map(({ id }) => id)).toEqual([at.table]);
  });

  it('a rematch of a table with several seats per person rotates the seats', async () => {
    const at = await openOwnTable('rockwell', 2);
    for (const each of at.seats) await acceptedSeq(each.act({ act: 'resign' }));
    const { body } = await at.ada.request<TableInfo>('POST', `/api/tables/${at.table}/rematch`);
    expect(body).toMatchObject({
      isHotSeat: true,
      seats: [
        { name: 'Ada 1', isYours: true },
        { name: 'Ada 2', isYours: true },
      ],
    });
    await at.ada.request('POST', `/api/tables/${body.id}/start`);
    const { asked } = await fetchState({ client: at.ada, table: body.id, seat: 0 });
    expect(asked).toBe(0b11);
  });
});

it('names at one table are always different, whatever people are called and however many seats they take', async () => {
  const [host, two, one] = (await testServer.createClients('Ada 2', 'Ada', '\u0410da')) as [
    TestClient,
    TestClient,
    TestClient,
  ];
  const { id } = await host.createTable({ game: 'siberia', seats: 4, isHotSeat: true });
  for (const which of [1, 2, 3]) await host.request('DELETE', `/api/tables/${id}/seats/${which}`);
  for (const who of [two, one, one]) await who.request('POST', `/api/tables/${id}/join`, {});
  const { body } = await host.request<TableInfo>('POST', `/api/tables/${id}/start`);
  const names = body.seats.map(({ name }) => name);
  expect(names).toEqual(['Ada 2', 'Ada', '\u0410da 1', '\u0410da 2 4']);
});

it('a chat line is stored once and shown in every window of the people who may read it', async () => {
  const { ada, ben, table } = await openSharedTable('rockwell');
  const recorder = await ada.openRawSocket();
  await recorder.sendAndWait([0, 1].map((as) => ({ type: 'subscribe', channel: as, table, as })));
  recorder.takeReceived();
  expect(await ben.socketClient.chat(table, 'players', 'Hello', 'line-1')).toBeUndefined();
  await recorder.ping();
  expect(recorder.takeReceived().filter((text) => text.includes('"type":"chat"'))).toHaveLength(2);
  const { body } = await ada.request<unknown[]>('GET', `/api/tables/${table}/chat?room=players`);
  expect(body).toHaveLength(1);
});
