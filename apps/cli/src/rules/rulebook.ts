import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '@pithead/text';
import type { PlainLine, Rulebook } from '@pithead/text/rulebook';
import { parseRulebook, plainLines, rulebookFile, SPECIFICATION_FILE } from '@pithead/text/rulebook';
import { padRight, displayWidth } from '@pithead/terminal';
import { UserError } from '../userError.ts';
import { cliTranslator } from '../text/index.ts';

/** Undefined where only the built program is installed. */
export function gameFolder(id: string): string | undefined {
  for (let at = dirname(fileURLToPath(import.meta.url)); ; at = dirname(at)) {
    const folder = join(at, 'games', id);
    if (existsSync(join(folder, SPECIFICATION_FILE))) return folder;
    if (dirname(at) === at) return undefined;
  }
}

/** The specification, which code and tests cite. */
export const readSpecification = (id: string): Rulebook => readBook(id, SPECIFICATION_FILE);

function readBook(id: string, file: string): Rulebook {
  const folder = gameFolder(id);
  const path = join(folder ?? '', file);
  if (folder === undefined || !existsSync(path)) throw new UserError('noRulebook', { game: id });
  return parseRulebook(readFileSync(path, 'utf8'));
}

/** Finds a rule (`RW-8.2`, `8.2`), a section (`RW-8`), a test case (`RW-T1`) or a ruling (`R7`). */
export function ruleLines(id: string, language: Language, number: string): string[] {
  const found = findRuleLines(readBook(id, rulebookFile(language)), number);
  if (found.length > 0) return found;
  // Test cases exist in the specification only.
  const specified = findRuleLines(readSpecification(id), number);
  if (specified.length === 0) throw new UserError('unknownRule', { rule: number });
  return language === 'en' ? specified : [cliTranslator(language)('onlyInEnglish'), ...specified];
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
