import type { Act } from '@pithead/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearerHeader, RawClient } from '../clients/rawClient.ts';
import type { RawSocket } from '../clients/rawSocket.ts';
import { stateHash } from '../../match/stateHash.ts';
import type { RunningServer } from '../../server.ts';
import { TestClient } from '../clients/testClient.ts';
import { newTestFolder, startTestServer, removeTestFolders } from '../servers/testServer.ts';
import { TEST_GAME } from './actors.ts';
import { IDLE_BOTS } from './accessFixture.ts';

class Match {
  readonly folder = newTestFolder();
  server!: RunningServer;
  people!: readonly [TestClient, TestClient];
  sockets: RawSocket[] = [];
  id = '';

  static async begin(): Promise<Match> {
    const match = new Match();
    await match.open();
    const { url } = match.server;
    match.people = [await TestClient.createGuest(url, 'Ada'), await TestClient.createGuest(url, 'Ben')];
    // Which seat starts is random.
    do await match.start();
    while ((await match.session()).matchState.pendingSeats !== 1);
    await match.connect();
    return match;
  }

  async start(): Promise<void> {
    const [ada, ben] = this.people;
    this.id = (await ada.createTable({ game: TEST_GAME, seats: 2 })).id;
    await ben.request('POST', `/api/tables/${this.id}/join`, {});
    await ada.request('POST', `/api/tables/${this.id}/start`);
  }

  async open(): Promise<void> {
    this.server = await startTestServer(this.folder, {}, { pool: IDLE_BOTS });
  }

  async connect(): Promise<void> {
    this.sockets = await Promise.all(
      this.people.map(({ token }) => new RawClient(this.server.url, bearerHeader(token)).openSocket()),
    );
  }

  async restart(): Promise<void> {
    await this.close();
    await this.open();
    this.people = this.people.map(
      ({ token, id }) => new TestClient(this.server.url, token, id),
    ) as unknown as [TestClient, TestClient];
    await this.connect();
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.close();
    await this.server.close();
  }

  session = () => this.server.context.matches.open(this.id);

  async found(): Promise<string> {
    const { matchState } = await this.session();
    const events = await this.server.context.store.eventsAfter(this.id, 0);
    const { logSeq, gameState, seatStatus } = matchState;
    return `${logSeq} ${stateHash(gameState)} ${JSON.stringify(seatStatus)} ${events.length}`;
  }

  async post(act: Act): Promise<number | string> {
    const client = this.people[act.seat] as TestClient;
    const { body } = await client.request<{ seq: number; reason?: string }>(
      'POST',
      `/api/tables/${this.id}/acts`,
      act,
    );
    return body.reason === undefined
      ? body.seq
      : body.seq === undefined
        ? body.reason
        : `${body.reason} ${body.seq}`;
  }

  async say(act: Act): Promise<number | string> {
    const socket = this.sockets[act.seat] as RawSocket;
    socket.send({ type: 'act', table: this.id, act });
    const response = await socket.nextMessage(
      (message) => (message.type === 'done' || message.type === 'refused') && message.id === act.id,
    );
    if (response.type === 'done') return response.seq;
    return response.type !== 'refused'
      ? ''
      : response.seq === undefined
        ? response.reason
        : `${response.reason} ${response.seq}`;
  }

  async both(act: Act): Promise<(number | string)[]> {
    return [await this.post(act), await this.say(act)];
  }
}

let match: Match;

beforeAll(async () => {
  match = await Match.begin();
});
afterAll(async () => {
  await match.close();
  removeTestFolders();
});

const play = (id: string, seq: number, noun: number): Act => ({
  act: 'play',
  seat: 0,
  id,
  seq,
  plies: [['chooseSide', noun]],
});

const story: readonly (readonly [act: Act, answer: number])[] = [
  [play('a', 0, 1), 1],
  [play('b', 1, 2), 2],
  [{ act: 'undo', seat: 0, id: 'c', seq: 2, reach: 'step' }, 3],
  [{ act: 'askPause', seat: 0, id: 'd', seq: 3 }, 4],
  [{ act: 'answerPause', seat: 1, id: 'a', seq: 4, agree: true }, 5],
  [{ act: 'resume', seat: 0, id: 'e', seq: 5 }, 6],
  [{ act: 'askUndo', seat: 0, id: 'f', seq: 6 }, 7],
  [{ act: 'answerUndo', seat: 1, id: 'b', seq: 7, agree: false }, 8],
  [{ act: 'leave', seat: 1, id: 'c', seq: 8 }, 9],
  [{ act: 'return', seat: 1, id: 'd', seq: 9 }, 10],
  [{ act: 'resign', seat: 1, id: 'e', seq: 10 }, 11],
];

const others: readonly Act[] = [
  play('a', 0, 0),
  {
    act: 'play',
    seat: 0,
    id: 'a',
    seq: 0,
    plies: [
      ['chooseSide', 1],
      ['chooseSide', 2],
    ],
  },
  { act: 'askPause', seat: 0, id: 'a', seq: 0 },
  { act: 'undo', seat: 0, id: 'c', seq: 2, reach: 'turn' },
  { act: 'answerPause', seat: 1, id: 'a', seq: 4, agree: false },
  { act: 'answerUndo', seat: 1, id: 'b', seq: 7, agree: true },
  { act: 'answerUndo', seat: 1, id: 'a', seq: 4, agree: true },
  play('f', 11, 2),
];

describe('a command happens once', () => {
  it('an act that is repeated at once gets its first answer and is not applied again', async () => {
    for (const [act, answer] of story) {
      expect(await match.say(act)).toBe(answer);
      const before = await match.found();
      expect(await match.both(act)).toEqual([answer, answer]);
      expect(await match.found()).toBe(before);
    }
  });

  it('a later repetition gets the first answer, and other content under a used id is refused', async () => {
    const before = await match.found();
    for (const [act, answer] of story.toReversed()) expect(await match.both(act)).toEqual([answer, answer]);
    for (const act of others)
      expect(await match.both(act), JSON.stringify(act)).toEqual(['idUsed', 'idUsed']);
    expect(await match.found()).toBe(before);
  });

  it('a repetition with a newer sequence number gets the first answer', async () => {
    const before = await match.found();
    expect(await match.both(play('a', 11, 1))).toEqual([1, 1]);
    expect(await match.found()).toBe(before);
  });

  it('after a restart a repeated act still gets its first answer', async () => {
    const before = await match.found();
    await match.restart();
    for (const [act, answer] of story) expect(await match.both(act)).toEqual([answer, answer]);
    for (const act of others)
      expect(await match.both(act), JSON.stringify(act)).toEqual(['idUsed', 'idUsed']);
    expect(await match.both(play('a', 11, 1))).toEqual([1, 1]);
    expect(await match.found()).toBe(before);
  });
});

describe('stale commands', () => {
  it('a command with an old or a future sequence number is refused with the current one', async () => {
    const before = await match.found();
    const { matchState } = await match.session();
    const seq = matchState.seqFor(0);
    for (const wrong of [0, (matchState.minSeqBySeat[0] as number) - 1, seq + 1, 1_000_000]) {
      expect(await match.both(play(`w${wrong}`, wrong, 2))).toEqual([`stale ${seq}`, `stale ${seq}`]);
    }
    expect(await match.found()).toBe(before);
    expect(await match.post(play('right', seq, 2))).toBe(seq + 1);
  });

  it('a seat of -0 is logged as 0, and the rules refuse -0 as a seat and as a noun', async () => {
    const { logSeq: seq } = (await match.session()).matchState;
    const post = (text: string) => match.people[0].request('POST', `/api/tables/${match.id}/acts`, text);
    expect(await post(`{"act":"undo","seat":-0,"id":"n1","seq":${seq},"reach":"turn"}`)).toMatchObject({
      status: 200,
    });
    const play_ = (seat: string, noun: string) =>
      post(`{"act":"play","seat":${seat},"id":"n2","seq":${seq + 1},"plies":[["chooseSide",${noun}]]}`);
    expect(await play_('-0', '0')).toMatchObject({ status: 422, body: { why: 'noSuchSeat' } });
    expect(await play_('0', '-0')).toMatchObject({ status: 422, body: { why: 'malformed' } });
    expect(await match.post({ act: 'undo', seat: 0, id: 'n1', seq, reach: 'turn' })).toBe(seq + 1);
    const before = await match.found();
    await match.restart();
    expect(await match.found()).toBe(before);
  });
});

describe('acts at the wrong time', () => {
  let other: Match;
  const of = (act: string, seat: number, seq: number, more: object = {}): Act =>
    ({ act, seat, id: `${act}-${seat}-${seq}`, seq, ...more }) as Act;

  beforeAll(async () => {
    other = await Match.begin();
  });
  afterAll(() => other.close());

  it('an act at the wrong time is refused with its reason and changes nothing', async () => {
    const refuse = async (reason: string, act: Act): Promise<void> => {
      const before = await other.found();
      expect(await other.both(act), JSON.stringify(act)).toEqual([reason, reason]);
      expect(await other.found()).toBe(before);
    };
    await refuse('refusedByRules', of('play', 1, 0, { plies: [['chooseSide', 1]] }));
    await refuse('refusedByRules', of('undo', 0, 0, { reach: 'step' }));
    await refuse('nothingToAsk', of('askUndo', 0, 0));
    await other.post(of('askPause', 0, 0));
    await refuse('requestOpen', of('askPause', 1, 1));
    await refuse('noRequest', of('answerPause', 0, 1, { agree: true }));
    await other.post(of('answerPause', 1, 1, { agree: true }));
    expect((await (await other.session()).viewerState(1)).isPaused).toBe(true);
    await refuse('paused', of('play', 0, 2, { plies: [['chooseSide', 1]] }));
    await refuse('paused', of('undo', 0, 2, { reach: 'step' }));
    await refuse('paused', of('askPause', 0, 2));
    await other.post(of('resume', 1, 2));
    expect((await (await other.session()).viewerState(1)).isPaused).toBe(false);
    await refuse('notPaused', of('resume', 1, 3));
    await other.post(of('play', 0, 3, { plies: [['chooseSide', 1]] }));
    await other.post(of('askUndo', 0, 4));
    await refuse('requestOpen', of('askUndo', 0, 5));
    await other.post(of('leave', 0, 5));
    await refuse('seatGivenUp', of('play', 0, 6, { plies: [['chooseSide', 2]] }));
    await refuse('seatGivenUp', of('leave', 0, 6));
    await other.post(of('return', 0, 6));
    await refuse('notPlayedByBot', of('return', 0, 7));
    await other.post(of('resign', 1, 7));
    await refuse('seatGivenUp', of('return', 1, 8));
    await other.post(of('resign', 0, 8));
    await refuse('tableOver', of('play', 0, 9, { plies: [['chooseSide', 2]] }));
  });
});
