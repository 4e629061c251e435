import { describe, expect, test } from 'vitest';
import { replaceContestRow, replaceLadderRows } from './strengthFile.ts';

const NOTHING = '';
const contest = (game: string, bots: string, share: string) => [
  game,
  '2',
  bots,
  '10',
  '1000000',
  share,
  '',
  '1.00',
  '1',
  '2',
  'abc',
  '2026-11-16',
];
const rung = (game: string, players: string, bot: string, elo: string) => [
  game,
  players,
  bot,
  '10',
  '1000000',
  elo,
  '9',
  '50 %',
  'abc',
  '2026-11-16',
];

describe('docs/strength.md', () => {
  test('a new result replaces the old one of the same contest and leaves other rows alone', () => {
    const once = replaceContestRow(
      replaceContestRow(NOTHING, contest('siberia', 'a, b', '60 %')),
      contest('rockwell', 'a, b', '70 %'),
    );
    const twice = replaceContestRow(once, contest('siberia', 'a, b', '65 %'));
    expect(twice).toContain('| siberia ');
    expect(twice).toContain('65 %');
    expect(twice).not.toContain('60 %');
    expect(twice).toContain('70 %');
    expect(twice.indexOf('rockwell')).toBeLessThan(twice.indexOf('siberia'));
  });

  test('a ladder replaces the ladder of that game and player count, sorted from the strongest down', () => {
    const first = replaceLadderRows(NOTHING, [rung('siberia', '2', 'old', '5')]);
    const text = replaceLadderRows(replaceContestRow(first, contest('siberia', 'a, b', '60 %')), [
      rung('siberia', '2', 'weak', '-20'),
      rung('siberia', '2', 'strong', '120'),
    ]);
    expect(text).not.toContain(' old ');
    expect(text.indexOf('strong')).toBeLessThan(text.indexOf('weak'));
    expect(text).toContain('60 %');
  });
});
