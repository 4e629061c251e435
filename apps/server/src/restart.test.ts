/** Whatever was acknowledged is there after a restart, exactly once, and the matches go on (P1, P2). */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { GAMES } from '@pithead/games';
import type { GameRecord } from '@pithead/kernel';
import { parseRecord, verify } from '@pithead/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import { unpackOffers } from '@pithead/protocol';
import { loadSituation } from './match/load.ts';
import { fullState } from './match/look.ts';
import type { Situation } from './match/situation.ts';
import type { RunningServer } from './server.ts';
import type { EventRow, Snapshot, Store, TableWithSeats } from './store/port.ts';
import { openSqlite } from './store/index.ts';
import { endChildren, startChild } from './testing/child.ts';
import type { Visitor } from './testing/hall.ts';
import { fastFolder, openHall, removeFolders } from './testing/hall.ts';
import { Lots } from './testing/lots.ts';
import { Player, playOn } from './testing/player.ts';
import { QuickPool } from './testing/quickPool.ts';
import { askState, lasting, people, seated } from './testing/seated.ts';
import type { Twenty } from './testing/twenty.ts';
import { countDone, everything, must, openTwenty } from './testing/twenty.ts';

afterAll(() => {
  endChildren();
  removeFolders();
});

const open = (data: string, port = 0): Promise<RunningServer> =>
  openHall(data, { port }, { pool: new QuickPool() });
const portOf = ({ url }: { readonly url: string }): number => Number(new URL(url).port);

/** Every act that was acknowledged stands in the log under its id, and no person's act besides. */
async function expectExactlyOnce(store: Store, { all }: Twenty): Promise<void> {
  for (const players of all) {
    const [{ table }] = players as [Player];
    const acknowledged = players.flatMap(({ done }) => done.map(({ act }) => `${act.seat}:${act.id}`));
    const events = await store.events(table, 0);
    const logged = events.map(({ commandId }) => commandId).filter((id) => /^\d/.test(id));
    expect(logged.toSorted()).toEqual(acknowledged.toSorted());
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, i) => i + 1));
  }
}

/** A store that had lost one, doubled one, or put one before another would not pass. */
async function expectFoundOut(store: Store, twenty: Twenty): Promise<void> {
  const faults: ((events: EventRow[]) => EventRow[])[] = [
    (events) => events.slice(0, -1),
    (events) => [...events, ...events.slice(-1)],
    (events) => events.toReversed(),
  ];
  for (const fault of faults) {
    const faulty = {
      ...store,
      events: async (table: string, after: number) => fault(await store.events(table, after)),
    };
    await expect(expectExactlyOnce(faulty, twenty)).rejects.toThrow();
  }
}

/** The last act of everybody, sent once more under its id. */
async function expectFirstAnswers({ all }: Twenty): Promise<void> {
  for (const { visitor, table, done } of all.flat()) {
    const last = done.at(-1);
    if (last !== undefined) expect(await visitor.act(table, last.act)).toEqual({ seq: last.seq });
  }
}

/** The clients have come back by themselves and show what the server tells. */
async function expectBack({ all }: Twenty): Promise<void> {
  for (const player of all.flat()) {
    const told = await askState(player);
    const shown = await player.until(({ seq }) => seq === told.seq);
    expect(lasting(shown)).toEqual(lasting(told));
  }
}

/** What was left open is taken up where it was left. */
async function takeUp({ bidding, placing, paused, asking, left, slow }: Twenty): Promise<void> {
  expect(bidding[0]?.state).toMatchObject({ undoable: 2, asked: 5 });
  expect(placing[0]?.state).toMatchObject({ undoable: 2, asked: 3 });
  expect(slow[0]?.state?.clocks).toMatchObject({ isPaused: false });
  expect(await paused[0]?.play(['nothing', 0])).toMatchObject({ reason: 'paused' });
  await must(paused[1]?.act({ act: 'resume' }));
  expect(asking[2]?.state?.undoRequest).toMatchObject({ by: 2, agreed: 0b101 });
  const before = asking[2]?.state?.factCount as number;
  await must(asking[2]?.act({ act: 'answerUndo', agree: true }));
  expect(asking[2]?.state).toMatchObject({ undoRequest: null });
  expect(asking[2]?.state?.factCount).toBeLessThan(before);
  expect(left[0]?.state?.standIns).toBe(4);
  await must(left[2]?.act({ act: 'return' }));
}

async function expectSound(players: readonly Player[]): Promise<void> {
  const [{ visitor, table }] = players as [Player];
  const { body } = await visitor.call<GameRecord>('GET', `/api/tables/${table}/export`);
  const record = parseRecord(JSON.stringify(body));
  expect(verify((GAMES[record.game] as (typeof GAMES)[string]).game, record)).toEqual([]);
}

/** So many acts more were acknowledged. */
async function more({ running }: Twenty, many: number): Promise<void> {
  const players = running.flat();
  const goal = countDone(players) + many;
  while (countDone(players) < goal && players.some((player) => !player.isOver)) await pause(5);
}

describe('twenty matches', () => {
  it('twenty matches are complete after a restart of the server, and can be played to the end', async () => {
    const data = fastFolder();
    const lots = new Lots('restart');
    const first = await open(data);
    const twenty = await openTwenty(first.url, lots);
    const before = await everything(twenty);
    await first.close();
    const second = await open(data, portOf(first));
    expect(await everything(twenty)).toEqual(before);
    await expectBack(twenty);
    await expectFirstAnswers(twenty);
    await expectExactlyOnce(second.context.store, twenty);
    await expectFoundOut(second.context.store, twenty);
    await takeUp(twenty);
    const toEnd = [twenty.paused, twenty.left];
    await playOn(toEnd.flat(), lots);
    for (const players of toEnd) await expectSound(players);
    await expectExactlyOnce(second.context.store, twenty);
    for (const visitor of twenty.visitors) visitor.leave();
    await second.close();
  });

  it('after kill -9 no acknowledged event is lost or doubled, and idle matches are unchanged', async () => {
    const data = fastFolder();
    const lots = new Lots('killed');
    const first = await startChild({ data });
    const twenty = await openTwenty(first.url, lots);
    const quiet = { ...twenty, all: twenty.all.slice(0, 6) };
    const before = await everything(quiet);
    let isEnough = false;
    const storm = playOn(twenty.running.flat(), lots, () => isEnough);
    await more(twenty, 150);
    await first.end('SIGKILL');
    const second = await startChild({ data, port: first.port });
    expect(await everything(quiet)).toEqual(before);
    await more(twenty, 100);
    isEnough = true;
    await storm;
    await expectBack(twenty);
    await expectFirstAnswers(twenty);
    await takeUp(twenty);
    await playOn(twenty.left, lots);
    await expectSound(twenty.left);
    for (const visitor of twenty.visitors) visitor.leave();
    await second.end();
    const store = await openSqlite(join(data, 'pithead.db'));
    await expectExactlyOnce(store, twenty);
    await store.close();
  });
});

describe('a snapshot', () => {
  it('a long match is loaded from its snapshot, and from its log if the snapshot is damaged', async () => {
    const hall = await open(fastFolder());
    const { store } = hall.context;
    const players = await seated(await people(hall.url, 'Ada', 'Ben'), { game: 'glueck-auf', seats: 2 });
    const [{ table }] = players as [Player];
    await playOn(players, new Lots('snapshot'), () => countDone(players) >= 130);
    const live = await hall.context.matches.open(table);
    const truth = JSON.stringify([0, 1, undefined].map((viewer) => live.lookNow(viewer)));
    const snapshot = (await store.snapshot(table)) as Snapshot;
    expect(snapshot.seq).toBeGreaterThanOrEqual(100);

    /** What everybody sees of the match as it is loaded now, and from which event on it was replayed. */
    const load = async (): Promise<readonly [string, number]> => {
      let from = -1;
      const events = (id: string, after: number) => store.events(id, (from = after));
      const found = (await store.table(table)) as TableWithSeats;
      const { situation, broken } = await loadSituation(
        { ...hall.context, store: { ...store, events } },
        found,
      );
      expect(broken).toBeUndefined();
      const around = live.around();
      return [
        JSON.stringify(
          [0, 1, undefined].map((viewer) => fullState(situation as Situation, viewer, around, undefined)),
        ),
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
      await store.keepSnapshot({ ...snapshot, body });
      expect(await load()).toEqual([truth, 0]);
    }
    for (const { visitor } of players) visitor.leave();
    await hall.close();
  });
});

const THREE_BOTS = ['hewer', 'hewer', 'hewer'] as const;

describe('more matches than there is room for in memory', () => {
  it('idle matches beyond the limit are evicted and loaded again unnoticed, but watched ones and those of bots stay', async () => {
    const hall = await openHall(fastFolder(), { liveMatches: 3 }, { pool: new QuickPool() });
    const [visitor] = (await people(hall.url, 'Ada')) as [Visitor];
    const games = Object.keys(GAMES);
    const acts: Seat[] = [];
    for (let i = 0; i < 20; i++) {
      const { id } = await visitor.openTable({
        game: games[i % 3] as string,
        seats: 2 + (i % 3),
        bots: THREE_BOTS.slice(2 - (i % 3)),
      });
      acts.push({ visitor, table: id, seat: 0 });
    }
    // Nobody looks: matches come and go with every act.
    const lots = new Lots('room');
    for (let round = 0; round < 3; round++) for (const player of acts) await playOverHttp(player, lots);
    hall.context.matches.letGo();
    expect(hall.context.matches.size).toBeLessThanOrEqual(4);
    // Four look at four of them: more than there is room for, but whoever looks is told.
    const watchers = acts.slice(0, 4).map(({ table, seat }) => new Player(visitor, table, seat));
    await Promise.all(watchers.map((player) => player.until(() => true)));
    for (const player of acts) await playOverHttp(player, lots);
    for (const player of watchers) {
      const told = await askState(player);
      expect(lasting(await player.until(({ seq }) => seq === told.seq))).toEqual(lasting(told));
    }
    visitor.leave();
    await hall.close();
  });

  type Seat = Pick<Player, 'visitor' | 'table' | 'seat'>;

  /** A script without a socket: asks for the state, plays, and asks no more. */
  async function playOverHttp({ visitor, table, seat }: Seat, lots: Lots): Promise<void> {
    const { seq, offers } = await askState({ visitor, table, seat });
    const plies = unpackOffers(offers);
    // A bot may be about to play; it is asked again another time.
    if (plies.length === 0) return;
    const [verb, noun] = lots.ply(plies);
    const act = { act: 'play', seat, id: visitor.newId(), seq, plies: [[verb, noun]] };
    const { status, body } = await visitor.call('POST', `/api/tables/${table}/acts`, act);
    expect([status, body]).toEqual([200, { seq: expect.any(Number) as number }]);
  }
});
