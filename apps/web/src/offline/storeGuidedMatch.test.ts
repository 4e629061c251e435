import type { GameWithBots } from '@pithead/bots';
import { findGame } from '@pithead/games';
import { LOADED_GAMES } from '@pithead/games/loaded';
import type { Guide } from '@pithead/guide';
import { botPliesUntil, pliesBefore } from '@pithead/guide';
import { expect, it } from 'vitest';
import { storeGuidedMatch } from './storeGuidedMatch.ts';
import { memoryRepository } from './localRepository.ts';
import type { TestSession } from './testing/testSession.ts';
import { openTestSession } from './testing/testSession.ts';

const GLUECK_AUF = LOADED_GAMES['glueck-auf'] as GameWithBots;
const guide = (await findGame('glueck-auf')?.guide?.()) as Guide;

async function openChapter(chapter: number): Promise<TestSession> {
  const repository = memoryRepository();
  await storeGuidedMatch(GLUECK_AUF, repository, { chapter, name: 'Ida', id: 'match', now: 1 });
  return openTestSession(GLUECK_AUF, repository);
}

it('a guided match has one person, is unrated and public to nobody, and is marked in the list', async () => {
  const { repository, last } = await openChapter(0);
  const { seats, isRated, isPublic, isHotSeat } = last().table;
  expect(seats.filter(({ kind }) => kind === 'person')).toHaveLength(1);
  expect(seats).toHaveLength(guide.seats);
  expect({ isRated, isPublic, isHotSeat }).toEqual({ isRated: false, isPublic: false, isHotSeat: false });
  expect(await repository.list()).toMatchObject([{ isGuided: true }]);
});

it('a later chapter begins after everything that the script plays before it', async () => {
  const { repository } = await openChapter(2);
  const stored = await repository.read('match');
  expect(stored?.events).toHaveLength(pliesBefore(guide, GLUECK_AUF.game, 2).length);
});

it('the bots of a guided match wait until the guide lets them play, also after a reload', async () => {
  let harness = await openChapter(0);
  for (const _ of [1, 2]) {
    await harness.settle();
    expect(harness.last().state.facts.filter(([, { type }]) => type === 'orderDrafted')).toEqual([]);
    harness = await harness.reload();
  }
  const step = guide.chapters[0]?.steps.findIndex(({ bots }) => bots !== undefined) ?? 0;
  const script = botPliesUntil(guide, GLUECK_AUF.game, 0, step);
  expect(script).toHaveLength(1);
  expect(await harness.session.playScript(script)).toBe(true);
  // What was played already is not played again.
  expect(await harness.session.playScript(script)).toBe(true);
  expect(await harness.repository.read('match')).toMatchObject({ events: [{}] });
});

it('a script that the rules refuse ends, and free bots think for themselves', async () => {
  const harness = await openChapter(0);
  expect(await harness.session.playScript([[1, 'endTurn', 0]])).toBe(false);
  harness.session.freeBots();
  await harness.settle();
  expect((await harness.repository.read('match'))?.events.length).toBeGreaterThan(0);
});
