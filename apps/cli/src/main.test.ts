import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isOneLine, TEST_KEY, newTemporaryFolder, runCli } from './testing/runCli.ts';

const folder = newTemporaryFolder();
mkdirSync(join(folder, 'directory'));
writeFileSync(join(folder, 'letter.txt'), 'Dear Anna');
const at = (name: string): string => join(folder, name);
const PLAY = ['play', 'glueck-auf'];
const SIMULATE = ['simulate', 'glueck-auf'];

const BAD_INPUT: readonly (readonly [args: readonly string[], line: string])[] = [
  [['dig'], 'no command “dig”'],
  [['__proto__'], 'no command'],
  [['help', 'dig'], 'no command “dig”'],
  [['play'], 'Which game?'],
  [['play', 'chess'], 'no game “chess”'],
  [['play', 'constructor'], 'no game'],
  [['play', 'glueck-auf', 'rockwell'], 'One word too many: “rockwell”'],
  [[...PLAY, '--speed', '3'], 'no option --speed'],
  [[...PLAY, '-x'], 'no option -x'],
  [[...PLAY, '--__proto__'], 'no option'],
  [[...PLAY, '--seats'], '--seats needs a value'],
  [[...PLAY, '--seats', 'me'], '2 to 4 players, not 1'],
  [[...PLAY, '--seats', 'me,bot,bot,bot,bot'], '2 to 4 players, not 5'],
  [[...PLAY, '--seats', 'me,deepmind'], 'no bot “deepmind”'],
  [[...PLAY, '--seats', 'me,toString'], 'no bot'],
  [[...PLAY, '--seats', 'me:,bot'], 'one line of visible text'],
  [[...PLAY, '--seats', 'me:A\nB,bot'], 'one line of visible text'],
  [[...PLAY, '--seats', `me:${'A'.repeat(25)},bot`], 'one line of visible text'],
  [[...PLAY, '--seats', 'me:A,me:A'], 'Two seats have the name “A”'],
  [[...PLAY, '--seats', 'me:Anna,me:ANNA'], 'Two seats have the name “ANNA”'],
  [[...PLAY, '--seats', 'me:Bot Ada,bot'], '“Bot Ada” is a name for bots'],
  [[...PLAY, '--key', '12'], '64 hexadecimal digits'],
  [[...PLAY, '--key', `${TEST_KEY}0`], '64 hexadecimal digits'],
  [[...PLAY, '--option', 'fast'], 'name=value'],
  [[...PLAY, '--option', 'fast=true'], 'no rule option “fast”'],
  [[...PLAY, '--option', 'splitSubstitution=perhaps'], 'It can be: true, false'],
  [[...PLAY, '--lang', 'fr'], 'no language “fr”'],
  [[...PLAY, '--load', at('nothing.json')], 'no file'],
  [[...PLAY, '--load', at('directory')], 'is a folder'],
  [[...PLAY, '--load', at('letter.txt')], 'isn’t a whole saved game'],
  [[...PLAY, '--load', '/dev/null'], 'isn’t a regular file'],
  [[...PLAY, '--load', at('letter.txt'), '--key', TEST_KEY], '--key can’t be given together with --load'],
  [[...PLAY, '--from', at('letter.txt'), '--ply', '1', '--load', 'x'], '--load can’t be given together with'],
  [[...PLAY, '--from', at('letter.txt'), '--ply', '1'], 'isn’t a whole saved game'],
  [[...PLAY, '--ply', '1'], '--ply belongs to --from'],
  [[...SIMULATE, '--players', '1'], '--players must be from 2 to 4'],
  [[...SIMULATE, '--players', 'two'], '--players needs a whole number, not “two”'],
  [[...SIMULATE, '--players', '-3'], '--players must be'],
  [[...SIMULATE, '--players', '2.5'], '--players needs a whole number'],
  [[...SIMULATE, '--games', '0'], '--games must be from 1'],
  [[...SIMULATE, '--games', '99999999999999999999999'], '--games must be'],
  [[...SIMULATE, '--games', '1e3'], '--games needs a whole number'],
  [[...SIMULATE, '--seed', ''], '--seed needs a value'],
  [[...SIMULATE, '--bots', '--games', '4'], '--bots needs a value'],
  [[...SIMULATE, '--bots', 'alpha'], 'no bot “alpha”'],
  [[...SIMULATE, '--check=yes'], '--check takes no value'],
  [[...SIMULATE, '--records', at('letter.txt/records')], 'Nothing can be written'],
  [[...SIMULATE, '--records', '/proc/records'], 'Nothing can be written'],
  [['replay'], 'name of a file is missing'],
  [['replay', at('nothing.json')], 'no file'],
  [['verify', at('directory')], 'is a folder'],
  [['verify', 'a\x1b[2J\nb'], 'no file'],
  [['rules', 'glueck-auf', 'GA-99.1'], 'no rule “GA-99.1”'],
  [['rules', 'glueck-auf', 'GA-4.2', 'more'], 'One word too many'],
  [['bench'], 'Which benchmark? Available: engine, bots, server, page'],
  [['bench', 'bots', '--gate', 'B99'], 'no gate “B99”'],
  [['bench', 'bots', '--gate', 'B1,B99'], 'no gate “B99”'],
  [['bench', 'bots', '--game', 'chess'], 'no game “chess”'],
  [['bench', 'bots', '--games', '1'], '--games must be from 2'],
];

describe('bad input', () => {
  test.each(BAD_INPUT)('%j is answered with one line', async (args, line) => {
    const { code, out, err } = await runCli(args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(line);
    expect(isOneLine(err)).toBe(true);
    expect(err).not.toContain('\x1b');
  });

  test.each([
    [{ LANG: 'de_DE.UTF-8' }, 'Den Befehl „dig“ gibt es nicht.'],
    [{ LANG: 'de_DE.UTF-8', LC_ALL: 'nl_NL.UTF-8' }, 'Het commando “dig” bestaat niet.'],
    [{ LANG: 'C.UTF-8' }, 'There’s no command “dig”.'],
    [{ LANG: 'fr_FR' }, 'There’s no command “dig”.'],
  ])('the language comes from the environment %j', async (env, line) => {
    expect((await runCli(['dig'], '', env)).err).toContain(line);
    expect((await runCli(['dig', '--lang', 'de'], '', env)).err).toContain('Den Befehl');
  });

  test('an unknown language is reported in the language of the environment', async () => {
    expect((await runCli(['verify', 'x', '--lang=fr'], '', { LANG: 'nl' })).err).toContain(
      'De taal “fr” bestaat niet.',
    );
  });
});

describe('help', () => {
  test.each([['help'], ['--help'], ['-h'], []])('%s lists the commands', async (...args) => {
    const { code, out } = await runCli(args);
    expect(code).toBe(0);
    for (const command of ['play', 'simulate', 'replay', 'verify', 'rules', 'bench'])
      expect(out).toContain(`pithead ${command}`);
  });

  test.each(['play', 'simulate', 'replay', 'verify', 'rules', 'bench'])(
    '%s has its own help',
    async (command) => {
      const { code, out } = await runCli([command, '--help', '--lang', 'de']);
      expect(code).toBe(0);
      expect(out).toContain(`pithead ${command}`);
      expect((await runCli(['help', command, '--lang', 'de'])).out).toBe(out);
    },
  );

  test('--version prints the version', async () => {
    expect((await runCli(['--version'])).out).toMatch(/^pithead \d+\.\d+\.\d+\n$/);
  });
});

describe('docs/cli.md', () => {
  const document = readFileSync(new URL('../../../docs/cli.md', import.meta.url), 'utf8');
  const sections = new Map(
    document
      .split(/^## /m)
      .slice(1)
      .map((section) => [section.split('\n')[0] as string, section]),
  );

  test('every command has a section and a row in the table, and no other section exists', async () => {
    const { out } = await runCli(['help']);
    const commands = [...out.matchAll(/^pithead (\w+) /gm)].map(([, name]) => name as string);
    expect([...sections.keys()].toSorted()).toEqual(commands.filter((name) => name !== 'help').toSorted());
    for (const name of sections.keys()) expect(document).toContain(`| [\`${name}\`](#${name}) |`);
  });

  test('every section names all flags of the command’s help', async () => {
    for (const [name, section] of sections) {
      const { out } = await runCli(['help', name]);
      const flags = new Set([...out.matchAll(/--[a-z]+/g)].map(([flag]) => flag));
      flags.delete('--lang');
      for (const flag of flags) expect(section, `${name} ${flag}`).toContain(flag);
    }
  });
});
