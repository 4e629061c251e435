import type { Fact } from '@pithead/kernel';
import type { GameText } from '@pithead/text';
import { bindCatalogue } from '@pithead/text';
import { expect, it } from 'vitest';
import type { replayEn } from '../text/replay/en.ts';
import { REPLAY_CATALOGUES } from '../text/replay/index.ts';
import { replayLineAt, toReplayLines } from './replayLines.ts';

const factOf = (at: number, type: string): readonly [number, Fact] => [at, { type }];
const FACTS = [factOf(0, 'shift'), factOf(1, 'bank'), factOf(4, 'lift')];
const text = { language: 'en', fact: ({ type }: Fact) => type } as unknown as GameText;
const table = { logHeading: ({ type }: Fact) => (type === 'shift' ? 'Shift 1' : undefined) };

it.each([
  ['en', 'Ben has resigned.'],
  ['de', 'Ben hat aufgegeben.'],
  ['nl', 'Ben heeft opgegeven.'],
] as const)('the log of a replay says who resigned after which ply (%s)', (language, said) => {
  const { hasResigned } = bindCatalogue<typeof replayEn>(language, REPLAY_CATALOGUES[language]);
  const texts = { names: ['Ada', 'Ben'], text, table, hasResigned, dealtAnew: () => '' };
  const lines = toReplayLines({ facts: FACTS, resignations: [[1, 2]] }, texts);
  expect(lines.map(({ at, line, heading }) => [at, line, heading])).toEqual([
    [0, 'shift', 'Shift 1'],
    [1, 'bank', undefined],
    [2, said, undefined],
    [4, 'lift', undefined],
  ]);
  expect(replayLineAt(lines.slice(0, 3), 2)).toBe(said);
});

it('a resignation after the last ply is the last line', () => {
  const texts = { names: ['Ada'], text, table, hasResigned: () => 'resigned', dealtAnew: () => '' };
  expect(toReplayLines({ facts: FACTS, resignations: [[0, 4]] }, texts).at(-1)?.line).toBe('resigned');
});

it('the log of a branch says where it began, before a resignation at that moment', () => {
  const texts = {
    names: ['Ada', 'Ben'],
    text,
    table,
    hasResigned: () => 'resigned',
    dealtAnew: ({ name }: { readonly name: string }) => `dealt anew for ${name}`,
  };
  const lines = toReplayLines({ facts: FACTS, resignations: [[0, 1]] }, texts, [{ ply: 1, seat: 1 }]);
  expect(lines.map(({ line }) => line)).toEqual(['shift', 'bank', 'dealt anew for Ben', 'resigned', 'lift']);
});
