import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findGame } from '@pithead/games';
import type { Language } from '@pithead/text';
import type { PlainLine, Rulebook } from '@pithead/text/rulebook';
import { parseRulebook, plainLines } from '@pithead/text/rulebook';
import { padRight, displayWidth } from '@pithead/terminal';
import { UserError } from '../userError.ts';
import { cliTranslator } from '../text/index.ts';

/** Undefined where only the built program is installed. */
export function gameFolder(id: string): string | undefined {
  for (let at = dirname(fileURLToPath(import.meta.url)); ; at = dirname(at)) {
    const folder = join(at, 'games', id);
    if (existsSync(join(folder, 'rulebook.md'))) return folder;
    if (dirname(at) === at) return undefined;
  }
}

export function readRulebook(id: string, language: Language = 'en'): Rulebook {
  const folder = gameFolder(id);
  const path = join(folder ?? '', findGame(id)?.rulebooks[language] ?? '');
  if (folder === undefined || !existsSync(path)) throw new UserError('noRulebook', { game: id });
  return parseRulebook(readFileSync(path, 'utf8'));
}

/** Finds a rule (`RW-8.2`, `8.2`), a section (`RW-8`), a test case (`RW-T1`) or a ruling (`R7`). */
export function ruleLines(id: string, language: Language, number: string): string[] {
  const found = findRuleLines(readRulebook(id, language), number);
  if (found.length > 0) return found;
  // Test cases exist in the English rulebook only.
  const inEnglish = language === 'en' ? [] : findRuleLines(readRulebook(id), number);
  if (inEnglish.length === 0) throw new UserError('unknownRule', { rule: number });
  return [cliTranslator(language)('onlyInEnglish'), ...inEnglish];
}

function findRuleLines({ rules, cases, rulings, prefix }: Rulebook, number: string): string[] {
  const short = number.toUpperCase().replaceAll(' ', '');
  const wanted = short.replace(/^(?=[TD]?\d)/, `${prefix}-`);
  const single = [...rules, ...cases, ...rulings].filter((each) => each.number === wanted);
  const found = single.length > 0 ? single : rules.filter((each) => each.number.startsWith(`${wanted}.`));
  return found.flatMap((each) => {
    const [first = '', ...others] = plainLines(each.blocks);
    return [`${each.number}  ${String(first)}`, ...others.flatMap(alignTable)];
  });
}

export const isTableRow = (line: string): boolean => line.startsWith('  ');

function alignTable(rows: PlainLine): string[] {
  if (typeof rows === 'string') return [rows];
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => displayWidth(row[column] ?? ''))),
  );
  return rows.map((row) =>
    `  ${row.map((cell, column) => padRight(cell, widths[column] ?? 0)).join('  ')}`.trimEnd(),
  );
}
