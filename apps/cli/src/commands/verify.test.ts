import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameRecord } from '@pithead/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { isOneLine, newTemporaryFolder, runCli } from '../testing/runCli.ts';

const folder = newTemporaryFolder();
const whole = join(folder, 'glueck-auf-2p-8-0.json');
let text = '';

beforeAll(async () => {
  await runCli(['simulate', 'glueck-auf', '--games', '1', '--seed', '8', '--records', folder]);
  text = readFileSync(whole, 'utf8');
});

function changed(change: (record: Record<string, unknown> & GameRecord) => object): string {
  const file = join(folder, 'changed.json');
  writeFileSync(file, JSON.stringify(change(JSON.parse(text) as Record<string, unknown> & GameRecord)));
  return file;
}

describe('verify', () => {
  test('verify finds a changed ply at its place', async () => {
    const file = changed((record) => ({
      ...record,
      plies: record.plies.map((ply, index) => (index === 20 ? [ply[0], 'useBank', 0] : ply)),
    }));
    const { code, out, err } = await runCli(['verify', file]);
    expect([code, err]).toEqual([1, '']);
    expect(out.split('\n')[0]).toMatch(/changed\.json: .*decision 21 /);
    expect(out.split('\n').length).toBeLessThanOrEqual(22);
  });

  test('a changed key contradicts its commitment, and every deal differs', async () => {
    const { code, out } = await runCli([
      'verify',
      changed((record) => ({ ...record, key: 'ab'.repeat(32) })),
      '--lang',
      'de',
    ]);
    expect(code).toBe(1);
    expect(out.split('\n')[0]).toContain('Der Schlüssel passt nicht zu seiner Festlegung.');
  });

  test('verify reports a changed hash and nothing else', async () => {
    const file = changed((record) => ({
      ...record,
      hashes: record.hashes.map((hash, index) => (index === 5 ? '0'.repeat(32) : hash)),
    }));
    const { code, out } = await runCli(['verify', file]);
    expect(code).toBe(1);
    expect(isOneLine(out)).toBe(true);
    expect(out).toContain('after decision 5 ');
  });

  test('verify notices a flipped byte anywhere in key, plies or hashes', async () => {
    const from = text.indexOf('"key"');
    for (let index = from; index < text.length - 1; index += Math.ceil((text.length - from) / 60)) {
      const file = join(folder, 'flipped.json');
      writeFileSync(
        file,
        `${text.slice(0, index)}${String.fromCharCode(text.charCodeAt(index) ^ 1)}${text.slice(index + 1)}`,
      );
      const { code, out, err } = await runCli(['verify', file]);
      expect(code, text.slice(index - 20, index + 5)).toBeGreaterThan(0);
      expect(out + err).not.toContain('    at ');
    }
  });

  test.each([0, 1, 100, 2000])('a file that is cut after %i bytes is reported as damaged', async (length) => {
    const file = join(folder, 'cut.json');
    writeFileSync(file, text.slice(0, length));
    const { code, err } = await runCli(['verify', file, '--lang', 'nl']);
    expect(code).toBe(2);
    expect(isOneLine(err)).toBe(true);
    expect(err).toContain('geen volledige opgeslagen partij');
  });

  test.each([
    ['another version', (record: GameRecord) => ({ ...record, version: 99 }), 'version 99'],
    ['another game', (record: GameRecord) => ({ ...record, game: 'chess' }), 'no game “chess”'],
    [
      'another option',
      (record: GameRecord) => ({ ...record, options: { fast: true } }),
      'no rule option “fast”',
    ],
    [
      'too many seats',
      (record: GameRecord) => ({ ...record, seats: ['a', 'b', 'c', 'd', 'e'] }),
      '2 to 4 players',
    ],
    ['an unknown field', (record: GameRecord) => ({ ...record, more: 1 }), 'damaged: keys'],
  ])('a record with %s is refused', async (_name, change, line) => {
    const file = changed(change);
    for (const command of [
      ['verify', file],
      ['replay', file],
      ['play', 'glueck-auf', '--load', file],
    ]) {
      const { code, out, err } = await runCli(command);
      expect([code, out, isOneLine(err)]).toEqual([2, '', true]);
      if (command[0] !== 'play' || !line.includes('chess')) expect(err).toContain(line);
    }
  });

  test.each([
    ['verb', ['digUp', 0], 'A: digUp 0', 'There’s no such action.'],
    ['noun', ['useBank', 99], 'A: useBank 99', ''],
  ])('an unknown %s is reported as unknown, not as illegal', async (_name, [verb, noun], what, reason) => {
    const file = changed((record) => ({
      ...record,
      plies: record.plies.map((ply, index) => (index === 0 ? [0, verb, noun] : ply)),
    }));
    const { code, out } = await runCli(['verify', file]);
    expect(code).toBe(1);
    expect(out).toContain(`decision 1 (${what}) is `);
    expect(out).toContain(reason);
    if (reason !== '') expect(out).not.toContain('against the rules');
  });

  test('an unknown seat is reported as unknown, not as illegal', async () => {
    const file = changed((record) => ({
      ...record,
      plies: record.plies.map((ply, index) => (index === 0 ? [7, ply[1], ply[2]] : ply)),
    }));
    const { out } = await runCli(['verify', file, '--lang', 'nl']);
    expect(out).toMatch(
      /beslissing 1 \(H: .*\) is geen zet van dit spel: Die plaats bestaat niet aan deze tafel\./,
    );
  });

  test('a wrong option value is reported with the file and the allowed values', async () => {
    const file = changed((record) => ({
      ...record,
      options: { ...record.options, splitSubstitution: 'perhaps' },
    }));
    for (const command of [
      ['verify', file],
      ['replay', file],
      ['play', 'glueck-auf', '--load', file],
    ]) {
      const { code, err } = await runCli(command);
      expect([code, isOneLine(err)]).toEqual([2, true]);
      expect(err).toContain(
        'changed.json: The rule option splitSubstitution can’t be “perhaps”. It can be: true, false',
      );
    }
  });

  test('play refuses a record whose hashes differ', async () => {
    const file = changed((record) => ({
      ...record,
      plies: record.plies.slice(0, -1),
      hashes: [...record.hashes.slice(0, -2), '0'],
    }));
    const { code, err } = await runCli(['play', 'glueck-auf', '--load', file]);
    expect([code, isOneLine(err)]).toEqual([2, true]);
    expect(err).toContain('was changed');
  });
});
