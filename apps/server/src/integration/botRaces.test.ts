import { setImmediate as turn } from 'node:timers/promises';
import type { DecisionResult, DecisionTask } from '@pithead/bots';
import { bit } from '@pithead/kernel';
import type { Act } from '@pithead/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseFile } from '../config.ts';
import type { MatchSession } from '../match/matchSession.ts';
import { RequestError } from '../requestError.ts';
import type { RunningServer } from '../server.ts';
import { openSqliteStore } from '../store/index.ts';
import type { EventRow, Store } from '../store/store.ts';
import { CallGate } from '../testing/fakes/callGate.ts';
import { newTestFolder, startTestServer, removeTestFolders } from '../testing/servers/testServer.ts';
import type { TestClient } from '../testing/clients/testClient.ts';
import { TestRandom, seatsOfMask } from '../testing/testRandom.ts';
import { RandomBotPool } from '../testing/fakes/randomBotPool.ts';
import { verifiedLog } from '../testing/scenarios/verifiedLog.ts';
import { createGuests } from '../testing/clients/seatPlayers.ts';
import { VirtualTime } from '../testing/fakes/virtualTime.ts';

const thinking = new CallGate();
const committing = new CallGate();
/**
 * Number of decisions before bots stop answering; otherwise bots would finish a match that all people have
 * left.
 */
let answers = 0;

class GatedPool extends RandomBotPool {
  override async ask(task: DecisionTask): Promise<DecisionResult | undefined> {
    await thinking.pass();
    return answers-- > 0 ? super.ask(task) : new Promise(() => undefined);
  }
}

const gated = (store: Store): Store => ({
  ...store,
  async append(event, change) {
    if (event.commandId.startsWith('bot:')) await committing.pass();
    return store.append(event, change);
  },
});

const BANK_MS = 10_000;
const time = new VirtualTime();
const visitors: TestClient[] = [];
let server: RunningServer;

beforeAll(async () => {
  const data = newTestFolder();
  server = await startTestServer(
    data,
    {},
    { time, pool: new GatedPool(), store: gated(await openSqliteStore(databaseFile({ data }))) },
  );
});
afterAll(async () => {
  for (const visitor of visitors) visitor.close();
  await server.close();
  removeTestFolders();
});

interface BotRace {
  readonly session: MatchSession;
  /** The person whose seat a bot plays. */
  readonly absent: TestClient;
  readonly other: TestClient;
}

type Action = (fixture: BotRace) => Promise<unknown>;

const seatOf = ({ session }: BotRace, { id }: TestClient): number =>
  session.seats.findIndex(({ person }) => person === id);

let acts = 0;
type SeatAct = 'resign' | 'leave' | 'return';
const act =
  (who: 'absent' | 'other', what: SeatAct): Action =>
  (fixture) => {
    const seat = seatOf(fixture, fixture[who]);
    const command: Act = { act: what, seat, id: `${++acts}`, seq: 0 };
    return fixture.session.act(fixture[who].id, command);
  };

async function runOut({ session }: BotRace): Promise<void> {
  await time.advance(BANK_MS + 1000);
  await session.applyTimeouts();
}

const remove =
  (who: 'absent' | 'other'): Action =>
  (fixture) =>
    fixture[who].request('DELETE', '/api/me', {});

const ACTIONS: Readonly<Record<string, Action>> = {
  'the owner of the seat returns': act('absent', 'return'),
  'the owner of the seat resigns': act('absent', 'resign'),
  'the owner of the seat is deleted': remove('absent'),
  'another leaves': act('other', 'leave'),
  'another resigns': act('other', 'resign'),
  'another is deleted': remove('other'),
  'another runs out of time': runOut,
};

/** Glück Auf: seats decide in turn. Rockwell: seats decide simultaneously. */
const GAMES = ['glueck-auf', 'rockwell'];

async function startRace(game: string): Promise<BotRace> {
  const [ada, ben] = (await createGuests(server.url, 'Ada', 'Ben')) as [TestClient, TestClient];
  visitors.push(ada, ben);
  const { id } = await ada.createTable({
    game,
    seats: 2,
    clock: { kind: 'bank', bankMs: BANK_MS, incrementMs: 0 },
  });
  await ben.request('POST', `/api/tables/${id}/join`, {});
  await ada.request('POST', `/api/tables/${id}/start`);
  const session = await server.context.matches.open(id);
  const [seat = 0] = seatsOfMask(session.matchState.pendingSeats);
  const [absent, other] = session.seats[seat]?.person === ada.id ? [ada, ben] : [ben, ada];
  return { session, absent, other };
}

const ignoreRefusal = (error: unknown): void => {
  if (!(error instanceof RequestError)) throw error;
};

type Moment = 'thinks' | 'commits';

async function actDuring(fixture: BotRace, moment: Moment, actions: readonly Action[]): Promise<void> {
  answers = 4;
  const gate = moment === 'thinks' ? thinking : committing;
  const arrived = gate.close();
  await act('absent', 'leave')(fixture);
  await arrived;
  const done = actions.map((action) => action(fixture).catch(ignoreRefusal));
  // While the ply is being committed, actions wait for it, and it waits for the gate.
  if (moment === 'thinks') await Promise.all(done);
  gate.open();
  await Promise.all(done);
  // The bot's decision passes through two jobs of the match; each may start only in a later turn.
  for (let i = 0; i < 10; i++) await turn().then(() => fixture.session.whenIdle());
}

const isTheBots = ({ commandId, seat }: EventRow, which: number): boolean =>
  seat === which && commandId.startsWith('bot:');

/** Bots play a seat only while its owner is absent. */
function checkLog(events: readonly EventRow[], seat: number): void {
  let isAbsent = false;
  for (const event of events) {
    if (event.seat === seat && (event.kind === 'standIn' || event.kind === 'resign')) isAbsent = true;
    if (event.seat === seat && event.kind === 'return') isAbsent = false;
    if (isTheBots(event, seat))
      expect(isAbsent, `${event.commandId} of a seat that its person plays`).toBe(true);
  }
}

/** The match is over, waits for a person who can play, or was continued by bots. */
async function checkGoesOn(fixture: BotRace): Promise<void> {
  const { session } = fixture;
  await expect
    .poll(() => session.table.status !== 'running' || isWaitingForPerson(session) || answers < 0, {
      timeout: 10_000,
    })
    .toBe(true);
  if (session.table.status !== 'running' || !isWaitingForPerson(session)) return;
  const [seat = 0] = seatsOfMask(session.matchState.clockSeats);
  const person = session.seats[seat]?.person ?? '';
  const [verb, noun] = new TestRandom('on').pickPly(session.matchState.match.offers(seat));
  await session.act(person, {
    act: 'play',
    seat,
    id: `${++acts}`,
    seq: session.matchState.seqFor(seat),
    plies: [[verb, noun]],
  });
}

const isWaitingForPerson = ({ matchState }: MatchSession): boolean => matchState.clockSeats !== 0;

const pairs = Object.keys(ACTIONS).flatMap((first) =>
  Object.keys(ACTIONS).map((second) => [first, second] as const),
);

it.each(
  pairs.map(
    ([first, second], i) =>
      [first, second, GAMES[i % 2] as string, i % 4 < 2 ? 'thinks' : 'commits'] as const,
  ),
)(
  '%s and %s while a bot of %s %s: no event is played twice, and the match goes on or ends',
  async (first, second, game, moment) => {
    const fixture = await startRace(game);
    const seat = seatOf(fixture, fixture.absent);
    await actDuring(fixture, moment, [ACTIONS[first] as Action, ACTIONS[second] as Action]);
    await checkGoesOn(fixture);
    const events = await verifiedLog(server.context, fixture.session.id);
    checkLog(events, seat);
    const { resigned } = fixture.session.matchState.seatStatus;
    const hasResigned = events.some((event) => event.seat === seat && event.kind === 'resign');
    expect((resigned & bit(seat)) !== 0).toBe(hasResigned);
    expect(
      Math.min(...(fixture.session.viewerStateInJob(undefined).clocks?.leftMs ?? [0])),
    ).toBeGreaterThanOrEqual(0);
  },
);
