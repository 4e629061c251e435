/**
 * People resign, leave, come back, run out of time or delete themselves while a bot thinks, or while its ply
 * is being written.
 */
import { setImmediate as turn } from 'node:timers/promises';
import type { DecidedPlies, DecisionTask } from '@pithead/bots';
import { bit } from '@pithead/kernel';
import type { Act } from '@pithead/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseFile } from './config.ts';
import type { LiveMatch } from './match/live.ts';
import { Refuse } from './refuse.ts';
import type { RunningServer } from './server.ts';
import { openSqlite } from './store/index.ts';
import type { EventRow, Store } from './store/port.ts';
import { Gate } from './testing/gate.ts';
import { fastFolder, openHall, removeFolders } from './testing/hall.ts';
import type { Visitor } from './testing/hall.ts';
import { Lots, seatsIn } from './testing/lots.ts';
import { QuickPool } from './testing/quickPool.ts';
import { replayedLog } from './testing/replays.ts';
import { people } from './testing/seated.ts';
import { VirtualTime } from './testing/virtualTime.ts';

const thinking = new Gate();
const committing = new Gate();
/**
 * How many answers bots give before they think for ever: a match without people would be played to its end.
 */
let answers = 0;

class GatedPool extends QuickPool {
  override async ask(task: DecisionTask): Promise<DecidedPlies | undefined> {
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
const visitors: Visitor[] = [];
let hall: RunningServer;

beforeAll(async () => {
  const data = fastFolder();
  hall = await openHall(
    data,
    {},
    { time, pool: new GatedPool(), store: gated(await openSqlite(databaseFile({ data }))) },
  );
});
afterAll(async () => {
  for (const visitor of visitors) visitor.leave();
  await hall.close();
  removeFolders();
});

interface Scene {
  readonly live: LiveMatch;
  /** Whose seat a bot plays, and somebody else. */
  readonly absent: Visitor;
  readonly other: Visitor;
}

type Action = (scene: Scene) => Promise<unknown>;

const seatOf = ({ live }: Scene, { id }: Visitor): number =>
  live.seats.findIndex(({ person }) => person === id);

let acts = 0;
type Aside = 'resign' | 'leave' | 'return';
const act =
  (who: 'absent' | 'other', what: Aside): Action =>
  (scene) => {
    const seat = seatOf(scene, scene[who]);
    const wish: Act = { act: what, seat, id: `${++acts}`, seq: 0 };
    return scene.live.act(scene[who].id, wish);
  };

async function runOut({ live }: Scene): Promise<void> {
  await time.pass(BANK_MS + 1000);
  await live.timeOut();
}

const remove =
  (who: 'absent' | 'other'): Action =>
  (scene) =>
    scene[who].call('DELETE', '/api/me', {});

const ACTIONS: Readonly<Record<string, Action>> = {
  'the owner of the seat returns': act('absent', 'return'),
  'the owner of the seat resigns': act('absent', 'resign'),
  'the owner of the seat is deleted': remove('absent'),
  'another leaves': act('other', 'leave'),
  'another resigns': act('other', 'resign'),
  'another is deleted': remove('other'),
  'another runs out of time': runOut,
};

/** One after the other decides, or all at once. */
const GAMES = ['glueck-auf', 'rockwell'];

/** A match in which a bot has been asked for somebody who has left. */
async function setUp(game: string): Promise<Scene> {
  const [ada, ben] = (await people(hall.url, 'Ada', 'Ben')) as [Visitor, Visitor];
  visitors.push(ada, ben);
  const { id } = await ada.openTable({
    game,
    seats: 2,
    clock: { kind: 'bank', bankMs: BANK_MS, incrementMs: 0 },
  });
  await ben.call('POST', `/api/tables/${id}/join`, {});
  await ada.call('POST', `/api/tables/${id}/start`);
  const live = await hall.context.matches.open(id);
  const [seat = 0] = seatsIn(live.situation.asked);
  const [absent, other] = live.seats[seat]?.person === ada.id ? [ada, ben] : [ben, ada];
  return { live, absent, other };
}

/** Refusals are answers; anything else is a mistake. */
const refused = (error: unknown): void => {
  if (!(error instanceof Refuse)) throw error;
};

type Moment = 'thinks' | 'commits';

async function disturb(scene: Scene, moment: Moment, actions: readonly Action[]): Promise<void> {
  answers = 4;
  const gate = moment === 'thinks' ? thinking : committing;
  const arrived = gate.shut();
  await act('absent', 'leave')(scene);
  await arrived;
  const done = actions.map((action) => action(scene).catch(refused));
  // What waits for the bot's ply can't be waited for before that.
  if (moment === 'thinks') await Promise.all(done);
  gate.open();
  await Promise.all(done);
  // The bot's answer goes through two jobs of the match: nobody plays before they are done.
  for (let i = 0; i < 10; i++) await turn().then(() => scene.live.settled());
}

const isTheBots = ({ commandId, seat }: EventRow, which: number): boolean =>
  seat === which && commandId.startsWith('bot:');

/** No bot plays for a seat that its person has, and no decision of it is made twice. */
function checkLog(events: readonly EventRow[], seat: number): void {
  let isAbsent = false;
  for (const event of events) {
    if (event.seat === seat && (event.kind === 'standIn' || event.kind === 'resign')) isAbsent = true;
    if (event.seat === seat && event.kind === 'return') isAbsent = false;
    if (isTheBots(event, seat))
      expect(isAbsent, `${event.commandId} of a seat that its person plays`).toBe(true);
  }
}

/** Either it is over, or it waits for a person who can play, or bots have played on. */
async function checkGoesOn(scene: Scene): Promise<void> {
  const { live } = scene;
  await expect
    .poll(() => live.table.status !== 'running' || isWaitingForPerson(live) || answers < 0, {
      timeout: 10_000,
    })
    .toBe(true);
  if (live.table.status !== 'running' || !isWaitingForPerson(live)) return;
  const [seat = 0] = seatsIn(live.situation.running);
  const person = live.seats[seat]?.person ?? '';
  const [verb, noun] = new Lots('on').ply(live.situation.match.offers(seat));
  await live.act(person, {
    act: 'play',
    seat,
    id: `${++acts}`,
    seq: live.situation.seqFor(seat),
    plies: [[verb, noun]],
  });
}

const isWaitingForPerson = ({ situation }: LiveMatch): boolean => situation.running !== 0;

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
    const scene = await setUp(game);
    const seat = seatOf(scene, scene.absent);
    await disturb(scene, moment, [ACTIONS[first] as Action, ACTIONS[second] as Action]);
    await checkGoesOn(scene);
    const events = await replayedLog(hall.context, scene.live.id);
    checkLog(events, seat);
    const { resigned } = scene.live.situation.beside;
    const hasResigned = events.some((event) => event.seat === seat && event.kind === 'resign');
    expect((resigned & bit(seat)) !== 0).toBe(hasResigned);
    expect(Math.min(...(scene.live.lookNow(undefined).clocks?.leftMs ?? [0]))).toBeGreaterThanOrEqual(0);
  },
);
