/** The rulebooks beside the sources: which rules there are, and what they say. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '@pithead/text';
import { padRight, widthOf } from '@pithead/terminal';
import { Fault } from './input.ts';

/** The folder games/<id>, looked for upward from this file; undefined where only the built program is there. */
export function gameFolder(id: string): string | undefined {
  for (let at = dirname(fileURLToPath(import.meta.url)); ; at = dirname(at)) {
    const folder = join(at, 'games', id);
    if (existsSync(join(folder, 'rulebook.md'))) return folder;
    if (dirname(at) === at) return undefined;
  }
}

interface Rule {
  readonly number: string;
  /** Only tells something, such as what lies in the box: nothing to cite in code or tests. */
  readonly information: boolean;
  readonly text: string;
}

export interface Rulebook {
  /** GA, RW, SB … */
  readonly prefix: string;
  readonly rules: readonly Rule[];
  /** Numbers of the test cases: GA-T1 … from the printed rulebooks, RW-D1 … derived by us. */
  readonly cases: readonly string[];
}

/** English is the language of the specification; the others stand beside it. */
export function readRulebook(id: string, language: Language = 'en'): Rulebook {
  const folder = gameFolder(id);
  const path = join(folder ?? '', language === 'en' ? 'rulebook.md' : `rulebook.${language}.md`);
  if (folder === undefined || !existsSync(path)) throw new Fault('noRulebook', { game: id });
  return parseRulebook(readFileSync(path, 'utf8'));
}

const DEFINITION = /^- \*\*([A-Z]+)-([TD]?[\d.]+)\*\*\s*(\*\([^)]*\)\*)?/;
/** What stands behind the number of a rule that only informs; in each language its own word. */
const INFORMATION = ['*(information)*', '*(Information)*', '*(informatie)*'];

export function parseRulebook(markdown: string): Rulebook {
  const rules: Rule[] = [];
  const cases: string[] = [];
  let prefix = '';
  for (const [head, ...rest] of paragraphs(markdown)) {
    const match = DEFINITION.exec(head ?? '');
    if (match === null) continue;
    prefix = match[1] as string;
    const number = `${prefix}-${match[2]}`;
    const text = [(head as string).slice(match[0].length).trim(), ...rest].join('\n').trimEnd();
    if (/^[TD]/.test(match[2] as string)) cases.push(number);
    else rules.push({ number, information: INFORMATION.includes(match[3] ?? ''), text });
  }
  return { prefix, rules, cases };
}

/** A list item with the indented lines below it. */
function paragraphs(markdown: string): string[][] {
  const found: string[][] = [];
  for (const line of markdown.split(/\r?\n/)) {
    if (/^\S/.test(line)) found.push([line]);
    else found.at(-1)?.push(line);
  }
  return found;
}

/** The text of one rule: a paragraph on one line each, tables in columns. */
export function ruleText(id: string, language: Language, number: string): string[] {
  const { rules, prefix } = readRulebook(id, language);
  const wanted = number.toUpperCase().replace(/^(?=\d)/, `${prefix}-`);
  const rule = rules.find((each) => each.number === wanted);
  if (rule === undefined) throw new Fault('unknownRule', { rule: number });
  return withoutMarks(`${rule.number}  ${rule.text}`).split('\n\n').flatMap(unwrapped);
}

const withoutMarks = (text: string): string => text.replace(/\*\*|`/g, '');

function unwrapped(block: string): string[] {
  const lines = block.split('\n').map((line) => line.trim());
  return (lines[0] ?? '').startsWith('|') ? inColumns(lines) : [lines.join(' ')];
}

/** Rows of tables are indented; they must not be wrapped. */
export const isTableRow = (line: string): boolean => line.startsWith('  ');

/** A Markdown table, without its rule. */
function inColumns(lines: readonly string[]): string[] {
  const cells = (line: string): string[] =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
  const rows = lines.filter((line) => !/^[|\s:-]+$/.test(line)).map(cells);
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => widthOf(row[column] ?? ''))));
  return rows.map((row) => `  ${row.map((cell, column) => padRight(cell, widths[column] ?? 0)).join('  ')}`.trimEnd());
}
