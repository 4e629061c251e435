import { readFileSync } from 'node:fs';
import type { GameWithBots } from '@pithead/bots';
import { LOADED_GAMES } from '@pithead/games/loaded';
import type { GameRecord } from '@pithead/kernel';
import { hexFromKey, isBrokenReplay, keyFromSeed, parseRecord, replay } from '@pithead/kernel';
import { describe, expect, it } from 'vitest';
import type { LoadedRules } from '../offline/loadRules.ts';
import { UnknownGame } from '../offline/loadRules.ts';
import type { LocalRepository } from '../offline/localRepository.ts';
import { memoryRepository } from '../offline/localRepository.ts';
import type { TestSession } from '../offline/testing/testSession.ts';
import { createTestSession, openTestSession } from '../offline/testing/testSession.ts';
import type { RecordSources } from '../replay/loadCheckedRecord.ts';
import { loadCheckedRecord } from '../replay/loadCheckedRecord.ts';
import type { NewBranchMatch } from './storeBranch.ts';
import { storeBranch } from './storeBranch.ts';

const FILES = {
  'glueck-auf': 'greedy-3-players-version-2.json',
  rockwell: 'greedy-3-players-version-2.json',
  siberia: 'greedy-3-players.json',
} as const;
const GAMES = Object.keys(FILES) as (keyof typeof FILES)[];

const playableOf = (game: string): GameWithBots => LOADED_GAMES[game] as GameWithBots;
const goldenRecord = (game: keyof typeof FILES): GameRecord =>
  parseRecord(
    readFileSync(new URL(`../../../../games/${game}/records/${FILES[game]}`, import.meta.url), 'utf8'),
  );

const sourcesOf = (repository: LocalRepository): RecordSources => ({
  loadRules: (game) => {
    if (!Object.hasOwn(LOADED_GAMES, game)) return Promise.reject(new UnknownGame(game));
    return Promise.resolve(playableOf(game) as LoadedRules);
  },
  read: (id) => repository.read(id),
});

const branch = (
  repository: LocalRepository,
  request: Omit<NewBranchMatch, 'level' | 'name'>,
  id = 'match',
): ReturnType<typeof storeBranch> =>
  storeBranch(
    sourcesOf(repository),
    repository,
    { level: 'foreman', name: 'Ida', ...request },
    { id, key: hexFromKey(keyFromSeed(id)), now: 5 },
  );

/** A bot takes the seat of the person. */
async function finish(session: TestSession): Promise<void> {
  await session.session.act(1, { act: 'leave' });
  await session.settle();
  expect(session.last().table.status).toBe('over');
}

describe.each(GAMES)('a branch of a game of %s', (game) => {
  const record = goldenRecord(game);
  const ply = Math.trunc(record.plies.length / 2);
  const seat = 1;

  it('shows its person what that seat saw, survives a reload, and can be branched again after its end', async () => {
    const repository = memoryRepository();
    expect(await branch(repository, { from: { record }, ply, seat })).toBe('match');
    const origin = replay(playableOf(game).game, record, undefined, ply);
    if (isBrokenReplay(origin)) throw new Error('the golden record is broken');
    const opened = await openTestSession(playableOf(game), repository, {
      bots: { decide: () => new Promise(() => undefined), hint: () => Promise.resolve([]) },
    });
    const { table, state, viewer } = opened.last();
    expect(viewer).toBe(seat);
    expect(JSON.stringify(state.view)).toBe(JSON.stringify(origin.view(seat)));
    expect(state.facts.map(([, fact]) => fact)).toEqual(origin.factLogFor(seat).map(({ fact }) => fact));
    expect(table.seats.map(({ name, level }) => [name, level])).toEqual([
      ['Bot Ada', 'foreman'],
      ['Ida', null],
      ['Bot Cem', 'foreman'],
    ]);
    expect(await opened.session.act(1, { act: 'askUndo' })).toEqual({ reason: 'nothingToAsk' });
    opened.session.close(1);

    const session = await openTestSession(playableOf(game), repository);
    await finish(session);
    const reloaded = await session.reload();
    expect(JSON.stringify(reloaded.last().state.view)).toBe(JSON.stringify(session.last().state.view));

    const checked = await loadCheckedRecord(sourcesOf(repository), { local: 'match' });
    if ('flaw' in checked) throw new Error(checked.flaw);
    expect(checked.record.branches).toEqual([{ key: record.key, plies: ply, seat }]);
    expect(checked.playedAt).toBe(5);
    const again = { from: { local: 'match' }, ply: ply + 1, seat: 2 };
    expect(await branch(repository, again, 'again')).toBe('again');
    expect((await repository.read('again'))?.head.branch?.branches).toHaveLength(2);
  });

  it('is listed with the date and round of its origin', async () => {
    const repository = memoryRepository();
    await branch(repository, { from: { text: JSON.stringify(record), playedAt: 77 }, ply, seat });
    await branch(repository, { from: { record }, ply, seat }, 'undated');
    const [dated, undated] = await repository.list();
    expect(dated?.origin?.playedAt).toBe(77);
    expect(dated?.origin?.round).toBe(dated?.progress?.round);
    expect(dated?.origin?.round).toBeGreaterThan(0);
    expect(undated?.origin?.playedAt).toBeNull();
    expect(JSON.stringify([dated, undated])).not.toContain(record.key);
  });
});

describe('a branch that can’t be', () => {
  const record = goldenRecord('siberia');

  it('a running match is refused', async () => {
    const { repository } = await createTestSession(
      playableOf('siberia'),
      { game: 'siberia', seats: 2, bots: ['hewer'] },
      'running',
    );
    const refused = await branch(repository, { from: { local: 'match' }, ply: 0, seat: 0 }, 'branch');
    expect(refused).toMatchObject({ flaw: 'notOver' });
    expect(await repository.list()).toHaveLength(1);
  });

  it.each([
    ['overThere', { from: { record }, ply: record.plies.length }],
    ['unknownMatch', { from: { local: 'nobody' }, ply: 0 }],
    ['unknownGame', { from: { record: { ...record, game: 'chess' } }, ply: 0 }],
    ['commitment', { from: { record: { ...record, key: '0'.repeat(64) } }, ply: 0 }],
    ['partial', { from: { text: '{"format":"pithead-partial/1"}' }, ply: 0 }],
    ['notARecord', { from: { text: 'nonsense' }, ply: 0 }],
  ])('it is refused as %s', async (flaw, request) => {
    const repository = memoryRepository();
    expect(await branch(repository, { seat: 0, ...request })).toMatchObject({ flaw });
    expect(await repository.list()).toEqual([]);
  });

  it.each([
    { ply: -1, seat: 0 },
    { ply: record.plies.length + 1, seat: 0 },
    { ply: 3, seat: 3 },
  ])('nonsense is bad input: %j', async (request) => {
    await expect(branch(memoryRepository(), { from: { record }, ...request })).rejects.toMatchObject({
      reason: 'badRecord',
    });
  });
});
