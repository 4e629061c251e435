import { describe, expect, test } from 'vitest';
import { run } from '../../testing/runCli.ts';

describe('bench page takes only what it knows, and says so before a browser is opened', () => {
  test.each([
    [['--only', 'P9'], 'P9'],
    [['--only', 'P1,S1'], 'S1'],
    [['--game', 'chess'], 'chess'],
    [['--seconds', '3'], '--seconds'],
    [['--only'], '--only'],
    [['more'], 'more'],
  ])('%j', async (args, named) => {
    const { code, out, err } = await run(['bench', 'page', ...args]);
    expect({ code, out, lines: err.trim().split('\n').length }).toEqual({ code: 2, out: '', lines: 1 });
    expect(err).toContain(named);
  });
});
