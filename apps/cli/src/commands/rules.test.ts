import { describe, expect, test } from 'vitest';
import type { RuleCoverage } from '../rules/ruleCoverage.ts';
import { runCli } from '../testing/runCli.ts';

describe('rules', () => {
  test('rules counts and lists the citations in code and tests', async () => {
    const { code, out } = await runCli(['rules', 'glueck-auf', '--json']);
    const coverage = JSON.parse(out) as RuleCoverage;
    expect(coverage).toMatchObject({ game: 'glueck-auf', prefix: 'GA' });
    expect(coverage.rules).toContain('GA-4.2');
    expect(coverage.citedInCode).toContain('GA-4.2');
    expect(coverage.rules.every((number) => /^GA-\d+\.\d+$/.test(number))).toBe(true);
    expect(coverage.counts.rules).toBe(coverage.rules.length);
    expect(coverage.counts.cases).toBeGreaterThan(15);
    expect([...coverage.uncited].toSorted()).toEqual(
      [...new Set([...coverage.uncitedInCode, ...coverage.uncitedInTests])].toSorted(),
    );
    expect(coverage.uncited.filter((number) => coverage.information.includes(number))).toEqual([]);
    expect(coverage.dangling).toEqual([]);
    expect(code).toBe(coverage.uncited.length + coverage.untested.length > 0 ? 1 : 0);
    expect((await runCli(['rules', 'glueck-auf', '--lang', 'nl'])).out).toContain('in tests niet genoemd');
  });

  test.each([
    ['en', 'GA-4.2', 'On an occupied worker space'],
    ['de', 'ga-4.2', 'Auf einem besetzten Arbeiterfeld'],
    ['nl', '4.2', 'Op een bezet vak'],
  ])('rules prints one rule in %s', async (language, number, beginning) => {
    const { code, out } = await runCli(['rules', 'glueck-auf', number, '--lang', language]);
    expect(code).toBe(0);
    expect(out.replace(/\s+/g, ' ')).toContain(`GA-4.2 ${beginning}`);
    expect(out).not.toContain('**');
  });

  test('rules prints list items on their own lines and removes emphasis', async () => {
    const stages = await runCli(['rules', 'rockwell', 'RW-15.5', '--lang', 'en']);
    expect(stages.out.match(/^- stage \d: /gm)).toHaveLength(3);
    expect(stages.out).not.toContain('*');
    const ranks = await runCli(['rules', 'rockwell', '11.6', '--lang', 'de']);
    expect(ranks.out.match(/^\d\. /gm)).toEqual(['1. ', '2. ', '3. ']);
  });

  test.each([
    ['rockwell', 'R7', 'R7 Borders.'],
    ['glueck-auf', 'R1', 'R1 Substitution over two actions'],
    ['rockwell', 'RW-T1', 'RW-T1 B tile, required power 5'],
    ['rockwell', 'd1', 'RW-D1 bids:'],
    ['rockwell', 'RW-8', 'RW-8.1 A crew'],
  ])('rules finds %s %s', async (game, number, beginning) => {
    const { code, out } = await runCli(['rules', game, number]);
    expect(code).toBe(0);
    expect(out.replace(/ +/g, ' ').startsWith(beginning)).toBe(true);
  });

  test('rules prints all rules of a section and no others', async () => {
    const { out } = await runCli(['rules', 'rockwell', '8', '--lang', 'nl']);
    const numbers = out.match(/^RW-[\d.]+/gm) ?? [];
    expect(numbers.length).toBeGreaterThan(5);
    expect(numbers.every((number) => number.startsWith('RW-8.'))).toBe(true);
  });

  test('rules says that a test case exists in English only', async () => {
    const { out } = await runCli(['rules', 'rockwell', 'T1', '--lang', 'de']);
    expect(out).toMatch(/^Nur auf Englisch vorhanden:\nRW-T1 /);
    expect((await runCli(['rules', 'rockwell', 'T99', '--lang', 'de'])).err).toContain('gibt es nicht');
  });
});
