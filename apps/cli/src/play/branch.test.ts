import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commitmentOf, keyFromHex } from '@pithead/kernel';
import { expect, test } from 'vitest';
import { readRecordFile } from '../testing/playFirstTurn.ts';
import { newTemporaryFolder, runCli, TEST_KEY } from '../testing/runCli.ts';

const GOLDEN = fileURLToPath(
  new URL('../../../../games/siberia/records/greedy-3-players.json', import.meta.url),
);
const FROM = ['play', 'siberia', '--lang', 'en', '--from', GOLDEN];
const folder = newTemporaryFolder();

test('a game is played on from a moment of a saved one, saved, verified, replayed and loaded', async () => {
  const file = join(folder, 'branch.json');
  const seats = ['--seats', 'greedy,me:Anna,greedy'];
  const begun = await runCli(
    [...FROM, '--ply', '40', '--seat', 'b', '--key', TEST_KEY, ...seats],
    `1\nsave ${file}\nquit\n`,
  );
  expect(begun.err).toBe('');
  const [origin, record] = [readRecordFile(GOLDEN), readRecordFile(file)];
  expect(record.branches).toEqual([{ key: origin.key, plies: 40, seat: 1 }]);
  expect([record.key, record.commitment]).toEqual([TEST_KEY, commitmentOf(keyFromHex(TEST_KEY))]);
  expect(record.seats[1]).toBe('Anna');
  expect(record.plies.slice(0, 40)).toEqual(origin.plies.slice(0, 40));
  expect(record.plies.length).toBeGreaterThan(40);
  expect((await runCli(['verify', file, '--lang', 'en'])).out).toContain('OK');
  expect((await runCli(['replay', file, '--lang', 'en'])).out).toContain('everything Anna couldn’t see');
  const again = join(folder, 'again.json');
  await runCli(['play', 'siberia', '--load', file, '--lang', 'en'], `save ${again}\nquit\n`);
  expect(readRecordFile(again)).toEqual(record);
});

test('without --seats bots play all seats but one', async () => {
  const file = join(folder, 'bots.json');
  await runCli([...FROM, '--ply', '0', '--seat', 'C'], `save ${file}\nquit\n`);
  const { branches, seats } = readRecordFile(file);
  expect(branches?.[0]?.seat).toBe(2);
  expect(seats).toHaveLength(3);
});

test.each([
  [['--ply', '1', '--seat', 'D'], 'There are seats A to C'],
  [['--ply', 'x'], '--ply needs a whole number'],
  [['--ply', '99999'], '--ply must be from 0'],
  [[], '--ply needs'],
  [['--ply', String(readRecordFile(GOLDEN).plies.length)], 'is over after'],
  [['--ply', '1', '--seats', 'me,bot'], 'has 3 seats'],
])('a bad moment or seat is refused: %j', async (more, reason) => {
  const { code, err } = await runCli([...FROM, ...more], '');
  expect(err).toContain(reason);
  expect(code).toBe(2);
});
