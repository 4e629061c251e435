import type { CommandContext, CliCommand } from '../commandContext.ts';
import { EXIT_CODES } from '../commandContext.ts';
import { wrapText } from '@pithead/terminal';
import { requireGame, parseFlags } from '../arguments.ts';
import { isTableRow, ruleLines } from '../rules/rulebook.ts';
import type { RuleCoverage } from '../rules/ruleCoverage.ts';
import { ruleCoverageOf } from '../rules/ruleCoverage.ts';

const LINE_WIDTH = 100;

export const rulesCommand: CliCommand = async (args, cli) => {
  const flags = parseFlags(args, { json: 'switch' }, 2);
  const { game } = requireGame(flags.words[0]);
  const number = flags.words[1];
  if (number !== undefined) {
    const lines = ruleLines(game.id, cli.language, number).flatMap((line) =>
      isTableRow(line) ? [line] : wrapText(line, LINE_WIDTH, '  '),
    );
    for (const line of lines) cli.print(line);
    return EXIT_CODES.ok;
  }
  const coverage = ruleCoverageOf(game.id);
  if (flags.has('json')) cli.print(JSON.stringify(coverage));
  else printCoverage(coverage, cli);
  const found = coverage.uncited.length + coverage.untested.length + coverage.dangling.length;
  return found > 0 ? EXIT_CODES.found : EXIT_CODES.ok;
};

function printCoverage(coverage: RuleCoverage, { print, translate }: CommandContext): void {
  const { counts } = coverage;
  print(
    translate('rulesCounted', {
      game: coverage.game,
      rules: counts.rules,
      information: counts.information,
      cases: counts.cases,
    }),
  );
  print(translate('rulesCited', { code: counts.citedInCode, tests: counts.citedInTests }));
  const list = (key: 'uncitedInCode' | 'uncitedInTests' | 'untested' | 'dangling'): void => {
    print(translate(key, { count: coverage[key].length }));
    if (coverage[key].length > 0)
      for (const line of wrapText(coverage[key].join(' '), LINE_WIDTH - 2)) print(`  ${line}`);
  };
  list('uncitedInCode');
  list('uncitedInTests');
  list('untested');
  list('dangling');
}
