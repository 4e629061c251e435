import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '@pithead/text';
import { padRight, displayWidth } from '@pithead/terminal';
import { UserError } from '../userError.ts';
import { cliMessageFormatter } from '../text/index.ts';

/** Searched upward from this file; undefined where only the built program is installed. */
export function gameFolder(id: string): string | undefined {
  for (let at = dirname(fileURLToPath(import.meta.url)); ; at = dirname(at)) {
    const folder = join(at, 'games', id);
    if (existsSync(join(folder, 'rulebook.md'))) return folder;
    if (dirname(at) === at) return undefined;
  }
}

interface Rule {
  readonly number: string;
  /** Only informs, for example about the contents of the box: neither code nor tests need to cite it. */
  readonly information: boolean;
  readonly text: string;
}

export interface Rulebook {
  readonly prefix: string;
  readonly rules: readonly Rule[];
  /** GA-T1 …: examples of the printed rulebook; RW-D1 …: derived by us. */
  readonly cases: readonly string[];
  /** Test cases and our rulings R1 … */
  readonly others: readonly Pick<Rule, 'number' | 'text'>[];
}

export function readRulebook(id: string, language: Language = 'en'): Rulebook {
  const folder = gameFolder(id);
  const path = join(folder ?? '', language === 'en' ? 'rulebook.md' : `rulebook.${language}.md`);
  if (folder === undefined || !existsSync(path)) throw new UserError('noRulebook', { game: id });
  return parseRulebook(readFileSync(path, 'utf8'));
}

const RULE_START = /^- \*\*([A-Z]+)-([TD]?[\d.]+)\*\*\s*(\*\([^)]*\)\*)?/;
const RULING_START = /^- \*\*R ?(\d+)\b/;
/** Marks behind the number of a rule that only informs, in each language. */
const INFORMATION_MARKS = ['*(information)*', '*(Information)*', '*(informatie)*'];

export function parseRulebook(markdown: string): Rulebook {
  const rules: Rule[] = [];
  const others: Pick<Rule, 'number' | 'text'>[] = [];
  let prefix = '';
  for (const [head = '', ...rest] of paragraphs(markdown)) {
    const match = RULE_START.exec(head);
    const ruling = RULING_START.exec(head);
    const begin = (match ?? ruling)?.[0].length ?? 0;
    const text = [head.slice(begin).trim(), ...rest].join('\n').trimEnd();
    if (ruling !== null) others.push({ number: `R${ruling[1]}`, text });
    if (match === null) continue;
    prefix = match[1] as string;
    const number = `${prefix}-${match[2]}`;
    if (/^[TD]/.test(match[2] as string)) others.push({ number, text });
    else rules.push({ number, information: INFORMATION_MARKS.includes(match[3] ?? ''), text });
  }
  const cases = others.map(({ number }) => number).filter((number) => number.includes('-'));
  return { prefix, rules, cases, others };
}

function paragraphs(markdown: string): string[][] {
  const found: string[][] = [];
  for (const line of markdown.split(/\r?\n/)) {
    if (/^\S/.test(line)) found.push([line]);
    else found.at(-1)?.push(line);
  }
  return found;
}

/** The text of a rule (`RW-8.2`, `8.2`), a section (`RW-8`), a test case (`RW-T1`) or a ruling (`R7`). */
export function ruleLines(id: string, language: Language, number: string): string[] {
  const found = findRuleLines(readRulebook(id, language), number);
  if (found.length > 0) return found;
  // Test cases exist in the English rulebook only.
  const inEnglish = language === 'en' ? [] : findRuleLines(readRulebook(id), number);
  if (inEnglish.length === 0) throw new UserError('unknownRule', { rule: number });
  return [cliMessageFormatter(language)('onlyInEnglish'), ...inEnglish];
}

function findRuleLines({ rules, others, prefix }: Rulebook, number: string): string[] {
  const short = number.toUpperCase().replaceAll(' ', '');
  const wanted = short.replace(/^(?=[TD]?\d)/, `${prefix}-`);
  const single = [...rules, ...others].filter((each) => each.number === wanted);
  const found = single.length > 0 ? single : rules.filter((each) => each.number.startsWith(`${wanted}.`));
  return found.flatMap((each) =>
    removeMarkup(`${each.number}  ${each.text}`).split('\n\n').flatMap(unwrapBlock),
  );
}

/** Emphasis may span lines, but not paragraphs; a single asterisk stays. */
const EMPHASIS_MARKUP = /(?<![\p{L}\p{N}*])\*(?=\S)((?:[^*\n]|\n(?!\n))+?)(?<=\S)\*(?![\p{L}\p{N}*])/gu;

const removeMarkup = (text: string): string => text.replace(/\*\*|`/g, '').replace(EMPHASIS_MARKUP, '$1');

function unwrapBlock(block: string): string[] {
  const lines = block.split('\n').map((line) => line.trim());
  if ((lines[0] ?? '').startsWith('|')) return alignTable(lines);
  const found: string[] = [];
  let counted = 0;
  for (const line of lines) {
    const isNumbered = line.startsWith(`${counted + 1}. `);
    if (isNumbered) counted++;
    if (found.length === 0 || isNumbered || line.startsWith('- ')) found.push(line);
    else found.push(`${found.pop()} ${line}`);
  }
  return found;
}

/** Table rows are indented and must not be wrapped. */
export const isTableRow = (line: string): boolean => line.startsWith('  ');

function alignTable(lines: readonly string[]): string[] {
  const cells = (line: string): string[] =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
  const rows = lines.filter((line) => !/^[|\s:-]+$/.test(line)).map(cells);
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => displayWidth(row[column] ?? ''))),
  );
  return rows.map((row) =>
    `  ${row.map((cell, column) => padRight(cell, widths[column] ?? 0)).join('  ')}`.trimEnd(),
  );
}
