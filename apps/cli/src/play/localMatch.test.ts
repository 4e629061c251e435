import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { GameParts } from '@pithead/games/loaded';
import { LOADED_GAMES } from '@pithead/games/loaded';
import { keyFromSeed, recordOf } from '@pithead/kernel';
import { expect, test } from 'vitest';
import { loadLocalMatch, startLocalMatch } from './localMatch.ts';

const rockwell = LOADED_GAMES['rockwell'] as GameParts;
const goldenRecord = (name: string): string =>
  fileURLToPath(new URL(`../../../../games/rockwell/records/${name}.json`, import.meta.url));

test.each([
  ['greedy-2-players', 1],
  ['greedy-2-players-version-2', 2],
])(
  'promise P8: the saved game %s goes on under version %i of the rules and is saved as such',
  (name, version) => {
    const match = loadLocalMatch(rockwell, goldenRecord(name));
    expect(match.game.version).toBe(version);
    match.rewind(20);
    expect(match.game.version).toBe(version);
    expect(recordOf(loadLocalMatch(rockwell, goldenRecord(name)))).toEqual(
      JSON.parse(readFileSync(goldenRecord(name), 'utf8')),
    );
  },
);

test('a new game is of the newest version', () => {
  expect(startLocalMatch(rockwell, ['Ada', 'Ben'], {}, keyFromSeed(1)).game.version).toBe(2);
});
