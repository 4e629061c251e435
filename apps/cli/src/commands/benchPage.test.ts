import { describe, expect, test } from 'vitest';
import { runCli } from '../testing/runCli.ts';

describe('bench page refuses unknown options before it opens a browser', () => {
  test.each([
    [['--only', 'P9'], 'P9'],
    [['--only', 'P1,S1'], 'S1'],
    [['--game', 'chess'], 'chess'],
    [['--seconds', '3'], '--seconds'],
    [['--only'], '--only'],
    [['more'], 'more'],
  ])('bench page %j is refused and the message names %s', async (args, named) => {
    const { code, out, err } = await runCli(['bench', 'page', ...args]);
    expect({ code, out, lines: err.trim().split('\n').length }).toEqual({ code: 2, out: '', lines: 1 });
    expect(err).toContain(named);
  });
});
