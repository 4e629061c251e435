import { expect, it } from 'vitest';
import { usualWait } from './usualWait.ts';

const CHOICE = {
  games: ['a'],
  seats: [2],
  pace: 'live45',
  against: 'anyone',
  mayFillWithBots: false,
  isWide: false,
} as const;
const choice = { ...CHOICE, games: [...CHOICE.games], seats: [...CHOICE.seats] };
const NOW = Date.UTC(2026, 10, 17, 19, 30);

it('the usual time is the median, and unknown below ten searches', async () => {
  const nine = [9, 1, 8, 2, 7, 3, 6, 4, 5].map((minutes) => minutes * 60_000);
  expect(await usualWait({ pastWaits: () => Promise.resolve(nine) }, choice, NOW)).toBeNull();
  const ten = [...nine, 100 * 60_000];
  expect(await usualWait({ pastWaits: () => Promise.resolve(ten) }, choice, NOW)).toBe(6 * 60_000);
});

it('only searches of the last four weeks at this hour count', async () => {
  let asked: object = {};
  await usualWait({ pastWaits: (query) => Promise.resolve(((asked = query), [])) }, choice, NOW);
  expect(asked).toMatchObject({ hour: 19, since: NOW - 28 * 24 * 3_600_000, games: ['a'], seats: [2] });
});
