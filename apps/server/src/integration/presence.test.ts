import { LOADED_GAMES } from '@pithead/games/loaded';
import type { ViewerState, ServerMessage } from '@pithead/protocol';
import { Client } from '@pithead/protocol';
import { describe, expect, it } from 'vitest';
import { activePlayer, SharedTestServer } from '../testing/servers/sharedTestServer.ts';
import type { TestClient } from '../testing/clients/testClient.ts';
import { TestRandom } from '../testing/testRandom.ts';
import { TestPlayer, playAllRandomly } from '../testing/clients/testPlayer.ts';
import { fetchState, stableFields, seatPlayers } from '../testing/clients/seatPlayers.ts';
import { acceptedSeq } from '../testing/scenarios/restartScenario.ts';

const testServer = new SharedTestServer();

async function spectator(table: string, visitor: TestClient): Promise<TestPlayer> {
  const player = new TestPlayer(visitor, table, null);
  await player.waitFor(() => true);
  return player;
}

const offer = (player: TestPlayer, verb: string, place = 0): [string, number] =>
  player.offers.filter(([each]) => each === verb)[place] as [string, number];

const bid = (player: TestPlayer): Promise<number> => acceptedSeq(player.play(offer(player, 'bid')));
const choiceOf = ({ view }: ViewerState, seat: number): unknown =>
  (view as { players: { own: { choice: number[] } | null }[] }).players[seat]?.own?.choice;

describe('a player whose connection breaks in the middle of a sealed choice', () => {
  it('a player who reconnects finds the sealed choice as it was, and what others have done meanwhile', async () => {
    const [ada, ben, cem] = (await seatPlayers(await testServer.createClients('Ada', 'Ben', 'Cem'), {
      game: 'rockwell',
      seats: 3,
    })) as [TestPlayer, TestPlayer, TestPlayer];
    await bid(ada);
    await bid(ada);
    const left = ada.state as ViewerState;
    ada.client.dropConnections();
    await ben.waitFor(({ online }) => online === 0b110);
    await bid(ben);
    await acceptedSeq(ben.play(['sealBid', 0]));
    await bid(cem);
    const back = await ada.waitFor(({ seq }) => seq > left.seq);
    expect(back).toMatchObject({ seq: left.seq + 1, asked: 0b101, undoable: 2, offers: left.offers });
    expect(choiceOf(back, 0)).toEqual(choiceOf(left, 0));
    expect(back.facts.at(-1)?.[1]).toEqual({ type: 'bidSealed', seat: 1 });
    await acceptedSeq(ada.act({ act: 'undo', reach: 'turn' }));
    await acceptedSeq(ada.play(['sealBid', 0]));
    await acceptedSeq(cem.play(['sealBid', 0]));
    await ada.waitFor(({ facts }) => facts.some(([, { type }]) => type === 'bidRevealed'));
  });

  it('a command sent while the connection breaks is played once', async () => {
    const [ada] = (await seatPlayers(await testServer.createClients('Ada'), {
      game: 'rockwell',
      seats: 2,
      bots: ['hewer'],
    })) as [TestPlayer];
    const act = { act: 'play' as const, seat: 0, id: 'tunnel', seq: 0, plies: [offer(ada, 'bid')] };
    const answer = ada.client.act(ada.table, act);
    ada.client.dropConnections();
    expect(await answer).toEqual({ seq: expect.any(Number) as number });
    expect((await fetchState(ada)).undoable).toBe(1);
  });
});

describe('two windows on one seat', () => {
  it('two windows of one seat show the same, and only one of two acts with the same number is played', async () => {
    const [ada] = (await seatPlayers(await testServer.createClients('Ada'), {
      game: 'rockwell',
      seats: 2,
      bots: ['hewer'],
    })) as [TestPlayer];
    const tab = new TestPlayer(testServer.clientWithToken(ada.client.token), ada.table, 0);
    const { seq } = await tab.waitFor(() => true);
    const answers = await Promise.all([ada.play(offer(ada, 'bid', 0)), tab.play(offer(tab, 'bid', 1))]);
    expect(answers.filter((answer) => 'reason' in answer)).toEqual([{ reason: 'stale', seq: seq + 1 }]);
    await Promise.all([ada, tab].map((player) => player.waitFor((state) => state.seq === seq + 1)));
    expect(stableFields(tab.state as ViewerState)).toEqual(stableFields(ada.state as ViewerState));
  });

  it('a lost message is noticed, and the client asks for the whole state', async () => {
    const [ada, ben] = (await seatPlayers(await testServer.createClients('Ada', 'Ben'), {
      game: 'siberia',
      seats: 2,
    })) as [TestPlayer, TestPlayer];
    const first = (ada.state?.asked === 1 ? ada : ben) as TestPlayer;
    const lossy = testServer.clientWithToken(first.client.token);
    let lost = 0;
    let states = 0;
    const client = new Client(
      (listener) => {
        const socket = lossy.raw.socket();
        void socket.opened.then(() => listener.onOpen());
        socket.onReceive((text) => {
          const message = JSON.parse(text) as ServerMessage;
          if (message.type === 'state') states++;
          if (message.type === 'news' && ++lost === 2) return;
          listener.onMessage(text);
        });
        return { send: (text) => socket.send(text), close: () => socket.close() };
      },
      () => () => undefined,
    );
    const shown: number[] = [];
    const channel = client.watch(first.table, null, {
      onUpdate: ({ state }) => void (state && shown.push(state.seq)),
    });
    await expect.poll(() => shown.at(-1)).toBe(0);
    for (let i = 0; i < 3; i++) await acceptedSeq(first.play(offer(first, 'chooseSide')));
    await expect.poll(() => states).toBe(2);
    const truth = await fetchState({ ...first, client: first.client, table: first.table, seat: -1 });
    await expect.poll(() => client.shown(channel)?.state?.seq).toBe(truth.seq);
    expect(shown).not.toContain(2);
    expect(stableFields(client.shown(channel)?.state as ViewerState)).toEqual(stableFields(truth));
    client.close();
  });
});

describe('the news', () => {
  it.each(['glueck-auf', 'rockwell', 'siberia'])(
    'the updates of %s add up to the state for every seat and spectator, also after an undo',
    async (game) => {
      const players = await seatPlayers(await testServer.createClients('Ada', 'Ben', 'Cem'), {
        game,
        seats: 3,
      });
      const all = [
        ...players,
        await spectator(players[0]?.table ?? '', (await testServer.createClients('Dora'))[0] as TestClient),
      ];
      const random = new TestRandom(`news ${game}`);
      for (let i = 0; i < 60; i++) {
        const player = random.pick(players.filter(({ offers }) => offers.length > 0));
        if ((player.state?.undoable ?? 0) > 0 && random.oneIn(3))
          await acceptedSeq(player.act({ act: 'undo', reach: random.oneIn(2) ? 'step' : 'turn' }));
        else await acceptedSeq(player.play(random.pickPly(player.offers)));
        if (i % 6 === 0)
          for (const viewer of all)
            expect(withoutSeqs(await caughtUp(viewer))).toEqual(withoutSeqs(await fetchState(viewer)));
        else await Promise.all(all.map(caughtUp));
      }
    },
  );

  it('updates tell how many orders a player has put back, but not which', async () => {
    const players = await testServer.startMatch(2, [], 0);
    const dora = await spectator(players[0].table, (await testServer.createClients('Dora'))[0] as TestClient);
    const random = new TestRandom('putting back');
    await playAllRandomly(players, random, () =>
      players.some(({ offers }) => offers[0]?.[0] === 'placeWorkers'),
    );
    const player = activePlayer(players);
    await acceptedSeq(player.play(['placeWorkers', nounOf('placeWorkers', 'order-draw')]));
    await acceptedSeq(player.play(['keepDrawnOrder', nounOf('keepDrawnOrder', 'none')]));
    await acceptedSeq(player.play(['returnOrdersTo', 0]));
    const hands = ({ view }: ViewerState): unknown[] => {
      const { drawnCount, returnedCount, drawn } = view as {
        drawnCount: number;
        returnedCount: number;
        drawn: number[];
      };
      return [drawnCount, returnedCount, drawn];
    };
    expect(hands(await caughtUp(dora))).toEqual([5, 0, []]);
    await acceptedSeq(player.play(player.offers[0] as [string, number]));
    expect(hands(await caughtUp(dora))).toEqual([4, 1, []]);
    expect(stableFields(dora.state as ViewerState)).toEqual(stableFields(await fetchState(dora)));
  });

  const nounOf = (verb: string, noun: string): number =>
    (LOADED_GAMES['glueck-auf']?.game.moves.find((move) => move.verb === verb)?.nouns ?? []).indexOf(noun);

  async function caughtUp(viewer: TestPlayer): Promise<ViewerState> {
    const session = await testServer.server.context.matches.open(viewer.table);
    const seq = session.matchState.seqFor(viewer.seat < 0 ? undefined : viewer.seat);
    return viewer.waitFor((state) => state.seq === seq);
  }

  /** A fact that is sent again after an undo has the sequence number of the undo. */
  const withoutSeqs = (state: ViewerState): object => ({
    ...stableFields(state),
    facts: state.facts.map(([, fact]) => fact),
  });
});

describe('spectators', () => {
  it('spectators need only the link, see only what is public, and are counted', async () => {
    const [ada, ben] = (await seatPlayers(await testServer.createClients('Ada', 'Ben'), {
      game: 'rockwell',
      seats: 2,
    })) as [TestPlayer, TestPlayer];
    const { table } = ada;
    expect((await ada.client.request<unknown[]>('GET', '/api/tables')).body).toEqual([]);
    const nobody = testServer.clientWithToken();
    const stranger = await spectator(table, nobody);
    const guest = await spectator(table, (await testServer.createClients('Cem'))[0] as TestClient);
    await ada.waitFor(({ online, watching }) => online === 0b11 && watching === 2);
    expect(await stranger.waitFor(({ watching }) => watching === 2)).toMatchObject({
      offers: {},
      undoable: 0,
      online: 0b11,
      watching: 2,
      key: '',
    });
    expect([choiceOf(stranger.state as ViewerState, 0), choiceOf(ada.state as ViewerState, 0)]).toEqual([
      undefined,
      [0, 0, 0, 0, 0],
    ]);
    await bid(ada);
    await acceptedSeq(ben.play(['sealBid', 0]));
    expect((await stranger.waitFor(({ seq }) => seq === 1)).facts.at(-1)?.[1]).toEqual({
      type: 'bidSealed',
      seat: 1,
    });
    guest.client.close();
    ben.client.dropConnections();
    await ada.waitFor(({ online, watching }) => online === 0b01 && watching === 1);
    const refused = await new Promise((resolve) => {
      testServer.clientWithToken(guest.client.token).socketClient.watch(table, 0, { onRefused: resolve });
    });
    expect(refused).toEqual({ reason: 'notYourSeat' });
    expect((await guest.client.request('GET', `/api/tables/${table}/state?as=0`)).status).toBe(403);
    expect((await nobody.request('GET', `/api/tables/${table}/export?as=0`)).status).toBe(401);
  });
});

describe('a table for one person and several seats', () => {
  it('each seat of one person has its own window, which does not show the secrets of the others', async () => {
    const [visitor] = (await testServer.createClients('Ada')) as [TestClient];
    const { id } = await visitor.createTable({ game: 'rockwell', seats: 3, isHotSeat: true });
    await visitor.request('POST', `/api/tables/${id}/start`);
    const seats = [0, 1, 2].map((seat) => new TestPlayer(visitor, id, seat)) as [
      TestPlayer,
      TestPlayer,
      TestPlayer,
    ];
    await Promise.all(seats.map((player) => player.waitFor(() => true)));
    const before = seats.map(({ state }) => stableFields(state as ViewerState));
    await bid(seats[1]);
    await bid(seats[1]);
    expect(seats[1].state).toMatchObject({ seq: 2, undoable: 2 });
    for (const seat of [0, 2] as const) {
      expect(stableFields(seats[seat].state as ViewerState)).toEqual(before[seat]);
      expect(stableFields(await fetchState(seats[seat]))).toEqual(before[seat]);
      expect(choiceOf(seats[seat].state as ViewerState, 1)).toBeUndefined();
    }
    for (const player of seats) await acceptedSeq(player.play(['sealBid', 0]));
    await seats[0].waitFor(({ facts }) => facts.some(([, { type }]) => type === 'bidRevealed'));
  });
});
