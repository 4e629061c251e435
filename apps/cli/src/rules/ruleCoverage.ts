import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../userError.ts';
import { gameFolder, readSpecification } from './rulebook.ts';

export interface RuleCoverage {
  readonly game: string;
  readonly prefix: string;
  readonly counts: Readonly<
    Record<
      | 'rules'
      | 'information'
      | 'cases'
      | 'citedInCode'
      | 'citedInTests'
      | 'uncited'
      | 'untested'
      | 'dangling',
      number
    >
  >;
  readonly rules: readonly string[];
  readonly information: readonly string[];
  readonly citedInCode: readonly string[];
  readonly citedInTests: readonly string[];
  readonly uncitedInCode: readonly string[];
  readonly uncitedInTests: readonly string[];
  readonly uncited: readonly string[];
  /** Test cases of the rulebook without a test title. */
  readonly untested: readonly string[];
  readonly dangling: readonly string[];
}

export function ruleCoverageOf(id: string): RuleCoverage {
  const folder = gameFolder(id);
  const files = folder === undefined ? [] : sourceFilesIn(folder);
  if (files.length === 0) throw new UserError('noSources', { game: id });
  const book = readSpecification(id);
  const numbers = book.rules.map((rule) => rule.number);
  const tests = files.filter((file) => file.endsWith('.test.ts')).map(read);
  const code = files.filter((file) => !file.endsWith('.test.ts')).map(read);
  const inCode = findCitations(code, book.prefix);
  const inTests = findCitations(tests, book.prefix);
  const titled = findTitledCases(tests, book.prefix);
  const information = book.rules.filter((rule) => rule.isInformation).map((rule) => rule.number);
  const needed = numbers.filter((number) => !information.includes(number));
  const uncitedInCode = needed.filter((number) => !inCode.has(number));
  const uncitedInTests = needed.filter((number) => !inTests.has(number));
  const lists = {
    rules: numbers,
    information,
    citedInCode: numbers.filter((number) => inCode.has(number)),
    citedInTests: numbers.filter((number) => inTests.has(number)),
    uncitedInCode,
    uncitedInTests,
    uncited: needed.filter((number) => uncitedInCode.includes(number) || uncitedInTests.includes(number)),
    untested: book.cases.map(({ number }) => number).filter((number) => !titled.has(number)),
    dangling: [...new Set([...inCode, ...inTests])]
      .filter((number) => !numbers.includes(number))
      .toSorted(compareRuleNumbers),
  };
  return {
    game: id,
    prefix: book.prefix,
    counts: { ...countsOf(lists), cases: book.cases.length },
    ...lists,
  };
}

function countsOf(
  lists: Omit<RuleCoverage, 'game' | 'prefix' | 'counts'>,
): Omit<RuleCoverage['counts'], 'cases'> {
  const { rules, information, citedInCode, citedInTests, uncited, untested, dangling } = lists;
  return {
    rules: rules.length,
    information: information.length,
    citedInCode: citedInCode.length,
    citedInTests: citedInTests.length,
    uncited: uncited.length,
    untested: untested.length,
    dangling: dangling.length,
  };
}

const read = (file: string): string => readFileSync(file, 'utf8');

function sourceFilesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((item) => {
    if (item.isDirectory())
      return item.name === 'node_modules' || item.name === 'dist'
        ? []
        : sourceFilesIn(join(folder, item.name));
    return item.name.endsWith('.ts') ? [join(folder, item.name)] : [];
  });
}

/** A range cites every rule in it: `GA-2.1 to GA-2.7` cites seven. */
function findCitations(texts: readonly string[], prefix: string): Set<string> {
  const cited = new Set<string>();
  const single = new RegExp(`\\b${prefix}-\\d+\\.\\d+`, 'g');
  const range = new RegExp(`\\b${prefix}-(\\d+)\\.(\\d+) to ${prefix}-\\1\\.(\\d+)`, 'g');
  for (const text of texts) {
    for (const [number] of text.matchAll(single)) cited.add(number);
    for (const [, section, from, to] of text.matchAll(range)) {
      for (let rule = Number(from); rule <= Number(to); rule++) cited.add(`${prefix}-${section}.${rule}`);
    }
  }
  return cited;
}

function findTitledCases(texts: readonly string[], prefix: string): Set<string> {
  const titled = new Set<string>();
  const title = new RegExp(`['"\`]((?:${prefix}-[TD]\\d+(?:, | and )?)+)`, 'g');
  const single = new RegExp(`${prefix}-[TD]\\d+`, 'g');
  for (const text of texts)
    for (const [, cases] of text.matchAll(title))
      for (const [number] of (cases as string).matchAll(single)) titled.add(number);
  return titled;
}

function compareRuleNumbers(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
