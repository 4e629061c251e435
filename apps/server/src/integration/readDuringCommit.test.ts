/**
 * Reads of a match during a commit wait for public events (promise P1), but not for secret events of others
 * (promise P4).
 */
import { setImmediate as turn } from 'node:timers/promises';
import { LOADED_GAMES } from '@pithead/games/loaded';
import type { Viewer, Ply, Seat } from '@pithead/kernel';
import type { Act } from '@pithead/protocol';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMetrics } from '../operations/metrics.ts';
import type { ObservedStore } from '../people/testing/peopleFixture.ts';
import { openObservedStore } from '../people/testing/peopleFixture.ts';
import { PeopleService } from '../people/peopleService.ts';
import { SINGLE_PROCESS } from '../cluster/cluster.ts';
import type { PersonRow, Store } from '../store/store.ts';
import { StoreError } from '../store/store.ts';
import { TableService } from '../tables/tableService.ts';
import { realTime, Uptime } from '../time.ts';
import { exportMatch } from '../match/exportMatch.ts';
import type { MatchDependencies } from '../match/matchDependencies.ts';
import type { MatchSession } from '../match/matchSession.ts';
import { MatchRegistry } from '../match/matchRegistry.ts';

const A = 0;
const B = 1;
const BID: Ply = ['bid', 0];
const SEAL: Ply = ['sealBid', 0];

let trial: ObservedStore;
let ada: PersonRow;
let ben: PersonRow;
let gate: Promise<void> | undefined;
let isHeld: () => void = () => undefined;
let session: MatchSession;
let acts = 0;

const gated = (store: Store): Store => ({
  ...store,
  async append(event, change) {
    isHeld();
    await gate;
    return store.append(event, change);
  },
});

function dependenciesWith(isAlone: boolean): MatchDependencies {
  return {
    // The trial store is a proxy without own properties, so the methods that a match calls are listed.
    store: gated({ ...plainMethods(trial.store) }),
    games: LOADED_GAMES,
    time: realTime,
    uptime: new Uptime(realTime, 0),
    log: pino({ level: 'silent' }),
    metrics: createMetrics(),
    cluster: { ...SINGLE_PROCESS, isSingleProcess: isAlone },
    isAudited: true,
    onChange: () => undefined,
    freeze: () => undefined,
  };
}

function plainMethods(store: Store): Store {
  return Object.fromEntries(
    Object.keys(store).map((name) => [name, store[name as keyof Store]]),
  ) as unknown as Store;
}

beforeAll(async () => {
  trial = await openObservedStore();
  const people = new PeopleService({ store: trial.store, now: () => 0 });
  for (const name of ['Ada', 'Ben']) {
    const entered = await people.createGuest(name, 'nl');
    if (!entered.ok) throw new Error(entered.reason);
    if (name === 'Ada') ada = entered.person;
    else ben = entered.person;
  }
});
afterAll(() => trial.close());

beforeEach(async () => {
  gate = undefined;
  session = await begin(dependenciesWith(true));
});

async function begin(dependencies: MatchDependencies): Promise<MatchSession> {
  const tables = new TableService(dependencies, () => undefined);
  const { table } = await tables.create(ada, { game: 'rockwell', seats: 2 });
  await tables.join(ben, table.id, undefined);
  await tables.start(ada, table.id);
  return new MatchRegistry(dependencies, 10).open(table.id);
}

const personAt = (seat: Seat): string => (seat === A ? ada.id : ben.id);

function play(seat: Seat, ply: Ply, id = `act-${++acts}`): Promise<number> {
  const act: Act = { act: 'play', seat, id, seq: session.matchState.seqFor(seat), plies: [[...ply]] };
  return session.act(personAt(seat), act);
}

async function commit(
  seat: Seat,
  ply: Ply,
): Promise<{ readonly played: Promise<number>; readonly release: () => void }> {
  let open: () => void = () => undefined;
  gate = new Promise((resolve) => (open = resolve));
  const held = new Promise<void>((resolve) => (isHeld = resolve));
  const played = play(seat, ply);
  await held;
  const release = (): void => {
    gate = undefined;
    open();
  };
  return { played, release };
}

async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  let isDone = false;
  const end = (): void => void (isDone = true);
  promise.then(end, end);
  for (let i = 0; i < 50; i++) await turn();
  return isDone;
}

function questions(viewer: Viewer): Record<string, () => Promise<unknown>> {
  const person = viewer === undefined ? null : personAt(viewer);
  return {
    state: () => session.viewerState(viewer),
    subscribe: () => session.subscribe({ person, isClosed: false, send: () => undefined }, viewer),
    export: () => exportMatch(session, viewer, person),
    ...(viewer !== undefined && { whyNot: () => session.whyNot(viewer, SEAL) }),
  };
}

describe.each(['state', 'subscribe', 'export', 'whyNot'])('%s', (name) => {
  it('a read is answered while another seat’s secret event is being committed', async () => {
    const { played, release } = await commit(B, BID);
    for (const viewer of [A, undefined]) {
      const ask = questions(viewer)[name];
      if (ask !== undefined) expect(await isSettled(ask())).toBe(true);
    }
    expect(await isSettled(played)).toBe(false);
    release();
    await played;
  });

  it('a read waits for one’s own secret event, and for open events of everybody', async () => {
    for (const [seat, ply, viewers] of [
      [B, BID, [B]],
      [B, SEAL, [A, B, undefined]],
    ] as const) {
      const { played, release } = await commit(seat, ply);
      const answers = viewers.flatMap((viewer) => questions(viewer)[name]?.() ?? []);
      for (const each of answers) expect(await isSettled(each)).toBe(false);
      release();
      await Promise.all([played, ...answers]);
    }
  });
});

describe('a window that is opened', () => {
  function open(viewer: Viewer): {
    readonly received: { type: string; seq: number }[];
    readonly opened: Promise<void>;
  } {
    const received: { type: string; seq: number }[] = [];
    const send = (rest: string): void =>
      void received.push(JSON.parse(`{${rest}`) as { type: string; seq: number });
    return { received, opened: session.subscribe({ person: null, isClosed: false, send }, viewer) };
  }

  it('a subscription during the commit of a secret event misses nothing and gets nothing twice', async () => {
    const { played, release } = await commit(B, BID);
    const { received, opened } = open(A);
    await opened;
    release();
    await played;
    await play(B, SEAL);
    expect(received.map(({ type, seq }) => [type, seq])).toEqual([
      ['state', 0],
      ['news', 1],
    ]);
  });

  it('a subscription during the commit of an open event starts with it and is not sent it again', async () => {
    const { played, release } = await commit(B, SEAL);
    const { received, opened } = open(A);
    release();
    await Promise.all([opened, played]);
    await play(A, BID);
    expect(received.map(({ type, seq }) => [type, seq])).toEqual([
      ['state', 1],
      ['news', 2],
    ]);
  });
});

describe('an event whose commit fails', () => {
  it.each([
    ['open', SEAL],
    ['secret', BID],
  ])('%s whose commit fails is shown to nobody', async (_kind, ply) => {
    gate = Promise.reject(new StoreError('busy'));
    await expect(play(B, ply)).rejects.toThrow(StoreError);
    gate = undefined;
    for (const viewer of [A, B, undefined])
      expect(await session.viewerState(viewer)).toMatchObject({ seq: 0, asked: 3, undoable: 0 });
  });
});

describe('a question after one’s own command', () => {
  it('a question after one’s own command is answered from the state after that command', async () => {
    const { played: others, release } = await commit(B, BID);
    const own = play(A, SEAL);
    const why = session.whyNot(A, SEAL);
    expect(await isSettled(why)).toBe(false);
    release();
    await Promise.all([others, own]);
    expect(await why).toMatchObject({ why: 'notYourTurn' });
  });
});

describe('who asks in the name of another’s seat', () => {
  it('a question about somebody else’s seat is refused without waiting for that seat’s secret event', async () => {
    const { played, release } = await commit(B, BID);
    const act = session.act(ada.id, { act: 'play', seat: B, id: 'foreign', seq: 0, plies: [[...SEAL]] });
    expect(await isSettled(act)).toBe(true);
    await expect(act).rejects.toMatchObject({ refusal: { reason: 'notYourSeat' } });
    const exported = exportMatch(session, B, ada.id);
    expect(await isSettled(exported)).toBe(true);
    await expect(exported).rejects.toMatchObject({ refusal: { reason: 'notYourSeat' } });
    release();
    await played;
  });
});

describe('with several processes', () => {
  it('reading the state does not wait for another seat’s secret event if nothing else was written', async () => {
    session = await begin(dependenciesWith(false));
    const { played, release } = await commit(B, BID);
    expect((await session.viewerState(A)).seq).toBe(0);
    release();
    await played;
  });

  it('reading the state shows what others have written, even during the commit of a secret event', async () => {
    const dependencies = dependenciesWith(false);
    session = await begin(dependencies);
    const here = session;
    const there = await new MatchRegistry({ ...dependencies, store: trial.store }, 10).open(here.id);
    const { played, release } = await commit(B, BID);
    await there.act(ada.id, { act: 'play', seat: A, id: 'there', seq: 0, plies: [[...SEAL]] });
    const state = here.viewerState(A);
    release();
    expect((await state).seq).toBe(1);
    await played;
  });
});

it('a repeated command is answered from memory, however many commands of others came in between', async () => {
  const first = await play(A, BID, 'again');
  for (let i = 0; i < 10; i++) {
    await play(B, BID);
    await session.act(ben.id, {
      act: 'undo',
      seat: B,
      id: `undo-${++acts}`,
      seq: session.matchState.seqFor(B),
      reach: 'step',
    });
  }
  trial.takeCallCounts();
  expect(await play(A, BID, 'again')).toBe(first);
  expect(trial.takeCallCounts()).toEqual({});
});
