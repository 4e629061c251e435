import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOADED_GAMES } from '@pithead/games/loaded';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSqliteStore } from '../store/index.ts';
import type { MatchResult, PersonRow, ResultSeat, Store } from '../store/store.ts';
import { addPerson, buildEvent, buildSeat, buildTable } from '../store/testing/testRows.ts';
import { realTime } from '../time.ts';
import { loadRater } from './rater.ts';
import { rateResult } from './rateResult.ts';
import { RatingJob } from './ratingJob.ts';
import { Sightings } from './sightings.ts';
import { DAY_MS } from './uncertainty.ts';
import { fixedRatingOf } from './whyUnrated.ts';

const GAME = 'siberia';
const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'pithead-ratings-'));
const log = pino({ level: 'silent' });
let store: Store;
let job: RatingJob;
let now = 1_800_000_000_000;

beforeAll(async () => {
  store = await openSqliteStore(join(folder, 'ratings.db'));
  job = new RatingJob({ store, games: LOADED_GAMES, log });
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});
/** Days apart, so that no test sees the sightings of another. */
beforeEach(() => void (now += 100 * DAY_MS));

async function addAccount(name = 'Ada'): Promise<PersonRow> {
  const person = await addPerson(store, { name });
  await store.changePerson(person.id, { accountKey: person.id });
  return person;
}

type Finish = Partial<ResultSeat> & { readonly who: PersonRow | string };

/** Places are in the order of the seats unless they are given. */
async function finish(seats: readonly Finish[], more: Partial<MatchResult> = {}): Promise<MatchResult> {
  const host = seats.map(({ who }) => who).find((who) => typeof who !== 'string') as PersonRow;
  const table = buildTable(host.id, { status: 'running', seatCount: seats.length, game: GAME });
  await store.addTable(
    table,
    seats.map(({ who }, seat) => buildSeat(table.id, seat, who)),
  );
  now += 60_000;
  const result: MatchResult = {
    table: table.id,
    game: GAME,
    isPublic: true,
    isHotSeat: false,
    ending: 'over',
    startedAt: now - 50_000,
    endedAt: now,
    isRated: true,
    seats: seats.map(({ who, ...seat }, i) => ({
      seat: i,
      person: typeof who === 'string' ? null : who.id,
      bot: typeof who === 'string' ? who : null,
      place: i + 1,
      points: 90 - 10 * i,
      sources: { coal: 50, orders: 40 - 10 * i },
      leaving: 'stayed',
      ...seat,
    })),
    ...more,
  };
  await store.addResult(result);
  return result;
}

const ratedAs = async ({ table }: MatchResult) => {
  await job.run();
  const found = await store.findResult(table);
  return found?.why ?? found?.state;
};

/** As many as the same people may play within a day. */
const GAMES = 10;

describe('rating results', () => {
  it('a person and a bot play on one scale, and only the person’s rating changes', async () => {
    const ada = await addAccount();
    const result = await finish([{ who: ada }, { who: 'foreman' }]);
    expect(await ratedAs(result)).toBe('rated');
    const [own, bot] = await store.changesOf(result.table);
    expect(own?.after.rating).toBeGreaterThan(own?.before.rating as number);
    expect(bot?.after).toEqual(bot?.before);
    expect(bot?.before.rating).toBe(LOADED_GAMES[GAME]?.kit.ratings?.['foreman']?.rating);
    expect(await store.meetingsOf(ada.id, GAME, 9)).toMatchObject([
      { other: 'bot:foreman', games: 1, ahead: 1, behind: 0, margin: 10 },
    ]);
  });

  it('who stayed longer comes before who left earlier, and both after the others', async () => {
    const people = [await addAccount(), await addAccount(), await addAccount()] as const;
    const result = await finish([
      { who: people[0], place: 2, leaving: 'left' },
      { who: people[1], place: 1 },
      { who: people[2], place: 2, leaving: 'resigned' },
    ]);
    for (const [seq, seat, kind] of [
      [1, 2, 'standIn'],
      [2, 0, 'standIn'],
      [3, 2, 'resign'],
    ] as const)
      await store.append(buildEvent(result.table, seq, { seat, kind }), { seq });
    expect(await ratedAs(result)).toBe('rated');
    const stored = await store.findResult(result.table);
    expect(stored?.seats.map(({ place }) => place)).toEqual([2, 1, 3]);
    const gains = (await store.changesOf(result.table)).map(
      ({ before, after }) => after.rating - before.rating,
    );
    expect(gains[1]).toBeGreaterThan(gains[0] as number);
    expect(gains[0]).toBeGreaterThan(gains[2] as number);
    expect((await store.ratingCountsOf(people[1].id))[0]).toMatchObject({ games: 1, won: 1 });
    expect((await store.ratingOf(people[0].id, GAME))?.points.games).toBe(0);
  });

  it('points by source are compared with the mean of the others at the table', async () => {
    const [ada, ben, cem] = [await addAccount(), await addAccount(), await addAccount()];
    await finish([{ who: ada }, { who: ben }, { who: cem }]);
    await job.run();
    expect((await store.ratingOf(ada.id, GAME))?.points).toEqual({
      games: 1,
      sources: { coal: [50, 50], orders: [40, 25] },
    });
  });

  it('a shared victory counts in part', async () => {
    const [ada, ben] = [await addAccount(), await addAccount()];
    await finish([{ who: ada }, { who: ben, place: 1, points: 90 }]);
    await job.run();
    expect(await store.ratingCountsOf(ben.id)).toEqual([{ game: GAME, players: 2, games: 1, won: 0.5 }]);
    expect(await store.meetingsOf(ben.id, GAME, 9)).toMatchObject([{ ahead: 0, behind: 0, margin: 0 }]);
  });

  it('jobs that run at once rate each result once, in order, and as a recomputation does', async () => {
    const people = [await addAccount(), await addAccount(), await addAccount()];
    const first = (await store.lastRatingNumber()) + 1;
    for (let game = 0; game < GAMES; game++) {
      const order = people.map((_, i) => people[(i + game) % 3] as PersonRow);
      await finish(order.map((who) => ({ who })));
    }
    const jobs = Array.from({ length: 3 }, () => new RatingJob({ store, games: LOADED_GAMES, log }));
    while ((await store.pendingResults(1)).length > 0) await Promise.all(jobs.map((each) => each.run()));
    const changes = await store.changesAfter(first - 1, 100);
    expect(changes.map(({ number }) => number)).toEqual(
      Array.from({ length: GAMES }, (_, i) => [first + i, first + i, first + i]).flat(),
    );
    const times = changes.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((a, b) => a - b));

    const rate = await loadRater();
    let known: Awaited<ReturnType<Store['ratingsOf']>> = [];
    for (let number = first; number < first + GAMES; number++) {
      const one = changes.find((change) => change.number === number);
      const [result] = await store.findResults([one?.table as string]);
      if (result === undefined) throw new Error('no result');
      const botRatingOf = (bot: string) => fixedRatingOf(LOADED_GAMES[GAME], bot);
      const { ratings } = rateResult({ result, number, places: result.seats, known, botRatingOf, rate });
      known = [...known.filter(({ person }) => !ratings.some((row) => row.person === person)), ...ratings];
    }
    const stored = await store.ratingsOf(
      people.map(({ id }) => id),
      GAME,
    );
    const byPerson = (rows: typeof known) => rows.toSorted((a, b) => (a.person < b.person ? -1 : 1));
    expect(byPerson(stored)).toEqual(byPerson(known));
  });

  it('the seats of somebody who is deleted are not rated, the others are', async () => {
    const [ada, ben, cem] = [await addAccount(), await addAccount(), await addAccount()];
    const result = await finish([{ who: ada }, { who: ben }, { who: cem }]);
    await store.deletePerson(ben.id, '—');
    expect(await ratedAs(result)).toBe('rated');
    expect((await store.changesOf(result.table)).map(({ person }) => person)).toEqual([ada.id, cem.id]);
    const alone = await finish([{ who: ada }, { who: cem }]);
    await store.deletePerson(cem.id, '—');
    expect(await ratedAs(alone)).toBe('onePlayer');
  });
});

describe('games that do not count', () => {
  const day = (): number => Math.floor(now / DAY_MS);

  it('guests, hot seats, undo by consent and bots without a rating', async () => {
    const [ada, ben, guest] = [await addAccount(), await addAccount(), await addPerson(store)];
    expect(await ratedAs(await finish([{ who: ada }, { who: guest }]))).toBe('guest');
    expect(await ratedAs(await finish([{ who: ada }, { who: ben }], { isHotSeat: true }))).toBe('hotSeat');
    expect(await ratedAs(await finish([{ who: ada }, { who: 'unheardOf' }]))).toBe('noBotRating');
    const undone = await finish([{ who: ada }, { who: ben }]);
    await store.append(buildEvent(undone.table, 1, { kind: 'askUndo' }), { seq: 1 });
    expect(await ratedAs(undone)).toBe('undoByConsent');
  });

  it('two accounts of one browser, for thirty days', async () => {
    const [ada, ben] = [await addAccount(), await addAccount()];
    const past = day() - 29;
    for (const { id } of [ada, ben]) await store.addSighting(id, 'device', past, 'same');
    expect(await ratedAs(await finish([{ who: ada }, { who: ben }]))).toBe('sameDevice');
    now += 3 * DAY_MS;
    expect(await ratedAs(await finish([{ who: ada }, { who: ben }]))).toBe('rated');
  });

  it('two accounts in one network on the day of the game, but not on another day', async () => {
    const [ada, ben] = [await addAccount(), await addAccount()];
    for (const { id } of [ada, ben]) await store.addSighting(id, 'network', day() - 1, 'home');
    expect(await ratedAs(await finish([{ who: ada }, { who: ben }]))).toBe('rated');
    for (const { id } of [ada, ben]) await store.addSighting(id, 'network', day(), 'home');
    expect(await ratedAs(await finish([{ who: ada }, { who: ben }]))).toBe('sameNetwork');
  });

  it('the eleventh game of two people within a day', async () => {
    const [ada, ben] = [await addAccount(), await addAccount()];
    const all = [];
    for (let game = 0; game < 11; game++) all.push(await ratedAs(await finish([{ who: ada }, { who: ben }])));
    expect(all).toEqual([...Array.from({ length: 10 }, () => 'rated'), 'tooManyTogether']);
    now += DAY_MS;
    expect(await ratedAs(await finish([{ who: ada }, { who: ben }]))).toBe('rated');
  });
});

describe('sightings', () => {
  it('addresses and devices are stored as hashes, and the machine itself is no network', async () => {
    const [ada, ben] = [await addAccount(), await addAccount()];
    const stored: string[] = [];
    const sightings = new Sightings({
      store: {
        sightingSecret: (...all) => store.sightingSecret(...all),
        addSighting: async (person, kind, day, hash) => {
          stored.push(`${kind} ${hash}`);
          await store.addSighting(person, kind, day, hash);
        },
      },
      time: { ...realTime, now: () => now },
      log,
    });
    for (const { id } of [ada, ben]) {
      for (let times = 0; times < 3; times++) sightings.note(id, '203.0.113.7', 'd'.repeat(22));
      for (const own of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) sightings.note(id, own, undefined);
    }
    await expect.poll(() => store.sightingsOf(ben.id)).toHaveLength(2);
    await expect.poll(() => stored).toHaveLength(4);
    expect(new Set(stored).size).toBe(2);
    for (const text of stored) expect(text).not.toMatch(/203|ddd/);
    const day = Math.floor(now / DAY_MS);
    for (const kind of ['device', 'network'] as const)
      expect(await store.sharesSighting(kind, [ada.id, ben.id], day, day)).toBe(true);
  });
});
