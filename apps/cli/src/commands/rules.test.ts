import { describe, expect, test } from 'vitest';
import { parseRulebook } from '../rulebook.ts';
import type { Coverage } from '../rules/coverage.ts';
import { run } from '../testing/runCli.ts';

describe('rules', () => {
  test('counts and lists what code and tests cite', async () => {
    const { code, out } = await run(['rules', 'glueck-auf', '--json']);
    const coverage = JSON.parse(out) as Coverage;
    expect(coverage).toMatchObject({ game: 'glueck-auf', prefix: 'GA' });
    expect(coverage.rules).toContain('GA-4.2');
    expect(coverage.citedInCode).toContain('GA-4.2');
    expect(coverage.rules.every((number) => /^GA-\d+\.\d+$/.test(number))).toBe(true);
    expect(coverage.counts.rules).toBe(coverage.rules.length);
    expect(coverage.counts.cases).toBeGreaterThan(15);
    expect([...coverage.uncited].toSorted()).toEqual([...new Set([...coverage.uncitedInCode, ...coverage.uncitedInTests])].toSorted());
    expect(coverage.uncited.filter((number) => coverage.information.includes(number))).toEqual([]);
    expect(coverage.dangling).toEqual([]);
    expect(code).toBe(coverage.uncited.length + coverage.untested.length > 0 ? 1 : 0);
    expect((await run(['rules', 'glueck-auf', '--lang', 'nl'])).out).toContain('in tests niet genoemd');
  });

  test.each([
    ['en', 'GA-4.2', 'On an occupied space'],
    ['de', 'ga-4.2', 'Auf einem besetzten Arbeiterfeld'],
    ['nl', '4.2', 'Op een bezet vak'],
  ])('prints one rule in %s', async (language, number, beginning) => {
    const { code, out } = await run(['rules', 'glueck-auf', number, '--lang', language]);
    expect(code).toBe(0);
    expect(out.replace(/\s+/g, ' ')).toContain(`GA-4.2 ${beginning}`);
    expect(out).not.toContain('**');
  });

  test('a rule that only informs is marked behind its number', () => {
    const { prefix, rules, cases } = parseRulebook(
      '# Book\n\n- **RW-1.1** *(information)* Four boards.\n- **RW-1.2** Take one,\n  or two.\n\n  | a | b |\n  |---|---|\n\nOther text\n\n- **RW-T1** A case\n',
    );
    expect([prefix, cases]).toEqual(['RW', ['RW-T1']]);
    expect(rules.map(({ number, information }) => [number, information])).toEqual([
      ['RW-1.1', true],
      ['RW-1.2', false],
    ]);
    expect(rules[1]?.text).toBe('Take one,\n  or two.\n\n  | a | b |\n  |---|---|');
  });
});
