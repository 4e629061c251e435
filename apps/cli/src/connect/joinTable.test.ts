import { expect, test } from 'vitest';
import { fakeTable } from '../testing/fakeServer.ts';
import { newConnectedTable } from './joinTable.ts';

test.each([1, 2])('a table under version %i of the rules, which this program has, is joined', (version) => {
  const { gameParts, info } = newConnectedTable(fakeTable({ game: 'rockwell', version }), false);
  expect([gameParts.game.id, info.version]).toEqual(['rockwell', version]);
});

test.each([0, 3])(
  'a table under version %i of the rules, which this program lacks, is refused',
  (version) => {
    expect(() => newConnectedTable(fakeTable({ game: 'rockwell', version }), false)).toThrow('otherRules');
  },
);
