import { describe, expect, test } from 'vitest';
import { ArgumentError, parseArguments, parseInteger } from './index.ts';

const FLAGS = { json: 'switch', seed: 'value', option: 'list' } as const;

function problemOf(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return error instanceof ArgumentError ? [error.problem, error.message] : error;
  }
}

describe('parseArguments', () => {
  test('words and flags may come in any order, the last value counts, and lists keep all', () => {
    const parsed = parseArguments(
      ['a', '--seed', '1', '--option', 'x=1', 'b', '--json', '--seed=2', '--option=y=2'],
      FLAGS,
    );
    expect(parsed.words).toEqual(['a', 'b']);
    expect([parsed.has('json'), parsed.has('seed'), parsed.value('seed')]).toEqual([true, true, '2']);
    expect(parsed.list('option')).toEqual(['x=1', 'y=2']);
  });

  test('absent flags have no value', () => {
    const parsed = parseArguments([], FLAGS);
    expect([parsed.has('json'), parsed.value('seed'), parsed.list('option')]).toEqual([false, undefined, []]);
  });

  test('a value may begin with dashes unless it is a flag: ids of tables may', () => {
    expect(parseArguments(['--seed', '--LRc'], FLAGS).value('seed')).toBe('--LRc');
    expect(parseArguments(['--seed', '-3'], FLAGS).value('seed')).toBe('-3');
    expect(parseArguments(['--seed=--json'], FLAGS).value('seed')).toBe('--json');
  });

  test.each([
    [['--speed'], 'unknownFlag', 'there is no option --speed'],
    [['-x'], 'unknownFlag', 'there is no option -x'],
    [['--__proto__'], 'unknownFlag', 'there is no option --__proto__'],
    [['--seed'], 'flagNeedsValue', '--seed needs a value'],
    [['--seed', ''], 'flagNeedsValue', '--seed needs a value'],
    [['--seed', '--json'], 'flagNeedsValue', '--seed needs a value'],
    [['--seed', '--option=x'], 'flagNeedsValue', '--seed needs a value'],
    [['--json=yes'], 'flagWithoutValue', '--json takes no value'],
    [['a', 'b'], 'tooManyWords', 'one word too many: b'],
  ])('%j is refused: %s', (args, problem, message) => {
    expect(problemOf(() => parseArguments(args, FLAGS, 1))).toEqual([problem, message]);
  });
});

test('parseInteger accepts whole numbers within the range only', () => {
  expect(parseInteger('+7', '--seed', 0, 9)).toBe(7);
  expect(problemOf(() => parseInteger('7.5', '--seed', 0, 9))).toEqual([
    'notANumber',
    '--seed needs a whole number, not 7.5',
  ]);
  expect(problemOf(() => parseInteger('10', '--seed', 0, 9))).toEqual([
    'outOfRange',
    '--seed must be from 0 to 9',
  ]);
});
