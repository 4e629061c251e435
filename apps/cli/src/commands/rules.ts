import type { Cli, Command } from '../cli.ts';
import { EXIT } from '../cli.ts';
import { wrap } from '@pithead/terminal';
import { gameEntry, noMoreThan, readFlags } from '../input.ts';
import { isTableRow, ruleText } from '../rulebook.ts';
import type { Coverage } from '../rules/coverage.ts';
import { coverageOf } from '../rules/coverage.ts';

const LINE_WIDTH = 100;

export const rules: Command = async (args, cli) => {
  const flags = readFlags(args, { json: 'switch' });
  noMoreThan(flags, 2);
  const { game } = gameEntry(flags.words[0]);
  const number = flags.words[1];
  if (number !== undefined) {
    const lines = ruleText(game.id, cli.language, number).flatMap((line) =>
      isTableRow(line) ? [line] : wrap(line, LINE_WIDTH, '  '),
    );
    for (const line of lines) cli.print(line);
    return EXIT.ok;
  }
  const coverage = coverageOf(game.id);
  if (flags.has('json')) cli.print(JSON.stringify(coverage));
  else printCoverage(coverage, cli);
  const found = coverage.uncited.length + coverage.untested.length + coverage.dangling.length;
  return found > 0 ? EXIT.found : EXIT.ok;
};

function printCoverage(coverage: Coverage, { print, say }: Cli): void {
  const { counts } = coverage;
  print(
    say('rulesCounted', {
      game: coverage.game,
      rules: counts.rules,
      information: counts.information,
      cases: counts.cases,
    }),
  );
  print(say('rulesCited', { code: counts.citedInCode, tests: counts.citedInTests }));
  const list = (key: 'uncitedInCode' | 'uncitedInTests' | 'untested' | 'dangling'): void => {
    print(say(key, { count: coverage[key].length }));
    if (coverage[key].length > 0)
      for (const line of wrap(coverage[key].join(' '), LINE_WIDTH - 2)) print(`  ${line}`);
  };
  list('uncitedInCode');
  list('uncitedInTests');
  list('untested');
  list('dangling');
}
