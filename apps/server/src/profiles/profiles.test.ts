import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOADED_GAMES } from '@pithead/games/loaded';
import type { ProfileVisibility } from '@pithead/protocol';
import { DEFAULT_VISIBILITY, PROFILE_PANELS } from '@pithead/protocol';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RatingJob } from '../ratings/ratingJob.ts';
import { openSqliteStore } from '../store/index.ts';
import type { MatchResult, PersonRow, Store } from '../store/store.ts';
import { addPerson, buildSeat, buildTable } from '../store/testing/testRows.ts';
import { realTime } from '../time.ts';
import { LadderService } from './ladderService.ts';
import { ProfileService } from './profileService.ts';
import { ratingHistory, thinOut } from './ratingHistory.ts';

const DAY = 86_400_000;
const GAME = 'rockwell';
const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'pithead-profiles-'));
let now = 1_800_000_000_000;
let store: Store;
let profiles: ProfileService;
let ladders: LadderService;

beforeAll(async () => {
  store = await openSqliteStore(join(folder, 'profiles.db'));
  const dependencies = { store, games: LOADED_GAMES, time: { ...realTime, now: () => now } };
  profiles = new ProfileService(dependencies);
  ladders = new LadderService(dependencies);
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

async function addAccount(name: string): Promise<PersonRow> {
  const person = await addPerson(store, { name });
  await store.changePerson(person.id, { accountKey: person.id });
  return person;
}

/** In the order of their places. */
async function play(people: readonly PersonRow[], more: Partial<MatchResult> = {}): Promise<string> {
  const host = people[0] as PersonRow;
  const table = buildTable(host.id, { status: 'running', seatCount: people.length, game: GAME });
  await store.addTable(
    table,
    people.map((person, seat) => buildSeat(table.id, seat, person)),
  );
  now += DAY;
  const seats = people.map(({ id: person }, seat) => ({
    seat,
    person,
    bot: null,
    place: seat + 1,
    points: 80 - 10 * seat,
    sources: { ore: 80 - 10 * seat },
    leaving: 'stayed' as const,
  }));
  const times = { startedAt: now, endedAt: now };
  const base = { table: table.id, game: GAME, isPublic: true, isHotSeat: false, isRated: true };
  await store.addResult({ ...base, ...times, ending: 'over', seats, ...more });
  await new RatingJob({ store, games: LOADED_GAMES, log: pino({ level: 'silent' }) }).run();
  return table.id;
}

const all = (audience: ProfileVisibility[keyof ProfileVisibility]): ProfileVisibility =>
  Object.fromEntries(PROFILE_PANELS.map((panel) => [panel, audience])) as ProfileVisibility;

it('a panel that the viewer may not see is absent, and so is its share of the number of games', async () => {
  const [ada, ben, cem] = [await addAccount('Ada'), await addAccount('Ben'), await addAccount('Cem')];
  for (let game = 0; game < 3; game++) await play([ada, ben]);
  await play([ada, ben], { isRated: false });
  const panelsFor = async (viewer: string | null) => {
    const profile = await profiles.profileFor(viewer, ada.id, GAME);
    return { games: profile.games, panels: PROFILE_PANELS.filter((panel) => panel in profile) };
  };
  const shown = PROFILE_PANELS.filter((panel) => DEFAULT_VISIBILITY[panel] === 'everyone');
  expect(await panelsFor(cem.id)).toEqual({ games: 3, panels: shown });
  expect(await panelsFor(null)).toEqual({ games: 3, panels: shown });
  expect(await panelsFor(ada.id)).toEqual({ games: 4, panels: [...PROFILE_PANELS] });
  const invitation = { id: 'i', person: ada.id, createdAt: now, expiresAt: now + DAY };
  await store.addInvitation(invitation);
  await store.takeInvitation(invitation, cem.id, now);
  expect((await panelsFor(cem.id)).panels).toContain('headToHead');
  const own = await profiles.ownProfile(ada, GAME, 'everyone');
  expect(PROFILE_PANELS.filter((panel) => panel in own)).toEqual(shown);
  expect(own).toMatchObject({ isYours: true, games: 3, visibility: DEFAULT_VISIBILITY });
  await profiles.changeVisibility(ada.id, all('me'));
  expect(await panelsFor(cem.id)).toEqual({ games: 0, panels: [] });
  await expect(profiles.ratedGames(cem.id, ada.id, GAME)).rejects.toThrow('notFound');
});

it('a row of the head to head needs the consent of both', async () => {
  const [ada, ben, cem] = [await addAccount('Ada'), await addAccount('Ben'), await addAccount('Cem')];
  await play([ada, ben, cem]);
  await profiles.changeVisibility(ada.id, { headToHead: 'everyone' });
  const namesFor = async (viewer: string | null) =>
    (await profiles.profileFor(viewer, ada.id, GAME)).headToHead?.map(({ name }) => name).toSorted();
  expect(await namesFor(null)).toEqual([]);
  expect(await namesFor(ben.id)).toEqual(['Ben']);
  expect(await namesFor(ada.id)).toEqual(['Ben', 'Cem']);
  await profiles.changeVisibility(cem.id, { headToHead: 'everyone' });
  expect(await namesFor(null)).toEqual(['Cem']);
  expect((await profiles.profileFor(ada.id, ada.id, GAME)).headToHead).toContainEqual({
    person: ben.id,
    name: 'Ben',
    bot: null,
    games: 1,
    ahead: 1,
    behind: 0,
    meanMargin: 10,
  });
});

it('the id of a private table is shown only to who sat there', async () => {
  const [ada, ben, cem] = [await addAccount('Ada'), await addAccount('Ben'), await addAccount('Cem')];
  const table = await play([ada, ben], { isPublic: false });
  const tableFor = async (viewer: string | null) =>
    (await profiles.profileFor(viewer, ada.id, GAME)).lastGames?.[0]?.table;
  expect(await tableFor(null)).toBeNull();
  expect(await tableFor(cem.id)).toBeNull();
  expect(await tableFor(ben.id)).toBe(table);
  expect(await tableFor(ada.id)).toBe(table);
});

it('somebody who is deleted has neither name nor id in the games of others', async () => {
  const [ada, ben, cem] = [await addAccount('Ada'), await addAccount('Ben'), await addAccount('Cem')];
  await play([ada, ben, cem]);
  await store.deletePerson(ben.id, '—');
  const profile = await profiles.profileFor(ada.id, ada.id, GAME);
  expect(JSON.stringify(profile)).not.toMatch(new RegExp(`Ben|${ben.id}`));
  expect(profile.lastGames?.[0]?.others).toMatchObject([
    { person: null, name: null, bot: null, place: 2 },
    { name: 'Cem' },
  ]);
  expect(profile.headToHead?.filter(({ name }) => name === null)).toMatchObject([{ games: 1, person: null }]);
  await expect(profiles.profileFor(ada.id, ben.id, GAME)).rejects.toThrow('notFound');
});

it('there is no profile of somebody with whom there is a block', async () => {
  const [ada, ben] = [await addAccount('Ada'), await addAccount('Ben')];
  await store.setBlocked(ada.id, ben.id, now);
  await expect(profiles.profileFor(ben.id, ada.id, GAME)).rejects.toThrow('notFound');
  await expect(profiles.profileFor(ada.id, ben.id, GAME)).rejects.toThrow('notFound');
});

it('the ladder has pages, one rating for all numbers of players, and the own row on every page', async () => {
  const people = [];
  for (let i = 0; i < 6; i++) people.push(await addAccount(`Player ${i}`));
  for (let game = 0; game < 3; game++) await play(people.slice(0, 4));
  for (let game = 0; game < 3; game++) await play(people.slice(4));
  const [first, , , last] = people as [PersonRow, PersonRow, PersonRow, PersonRow];
  const four = await ladders.ladder(first, GAME, 4, 1);
  expect(four.people.map(({ person }) => person)).toEqual(people.slice(0, 4).map(({ id }) => id));
  expect(four.you).toMatchObject({ rank: 1, games: 3 });
  expect(four.bots.map(({ bot }) => bot)).toContain('foreman');
  const everybody = await ladders.ladder(last, GAME, undefined, 1);
  const ranks = everybody.people.map(({ rating }) => rating);
  expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
  const away = await ladders.ladder(last, GAME, undefined, 9);
  expect(away.people).toEqual([]);
  expect(away.you?.rank).toBe(everybody.people.find(({ isYours }) => isYours)?.rank);
});

it('the history has the last game of each day, and shows how the range grows in a gap', () => {
  const change = {
    number: 1,
    table: 't',
    seat: 0,
    person: 'p',
    bot: null,
    before: { rating: 1400, sigma: 40 },
  };
  const changes = [0, 1, 60].map((day) => ({
    ...change,
    at: day * DAY,
    after: { rating: 1410.4, sigma: 40 },
  }));
  const points = ratingHistory(changes, [], 61 * DAY);
  expect(points.map(({ day, rating }) => [day, rating])).toEqual([
    ['1970-01-01', 1410],
    ['1970-01-02', 1410],
    ['1970-03-01', 1410],
    ['1970-03-02', 1410],
  ]);
  expect(points[2]?.plusMinus).toBeGreaterThan(points[1]?.plusMinus as number);
  expect(points[3]?.plusMinus).toBe(78);
});

it('a long history is thinned out evenly, its ends included', () => {
  const days = Array.from({ length: 1000 }, (_, i) => i);
  const thin = thinOut(days, 120);
  expect(thin).toHaveLength(120);
  expect([thin[0], thin.at(-1)]).toEqual([0, 999]);
  expect(thinOut([1, 2], 120)).toEqual([1, 2]);
});
