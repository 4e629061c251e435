import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameRecord } from '@pithead/kernel';
import { LANGUAGES } from '@pithead/text';
import { describe, expect, test } from 'vitest';
import type { Answer } from '../testing/runCli.ts';
import { converse, KEY, newFolder, run, someOffer } from '../testing/runCli.ts';

const SEATS = ['--seats', 'me:Anna,bot,random', '--key', KEY];
const game = (...more: string[]): string[] => ['play', 'glueck-auf', ...more];

const recordIn = (file: string): GameRecord => JSON.parse(readFileSync(file, 'utf8')) as GameRecord;

/** Words that only an English page would have; verbs of the notation are not shown in these sessions. */
const ENGLISH =
  /\b(the|workers?|orders?|cage|take|buy|draw|level|your?|turn|shift|points?|marks|rules?|save|log|hint|wins|end|light|dark|yellow|black|storage|empty|from|with|nobody)\b/i;

describe('a whole game through a pipe', () => {
  const WINS = { de: 'gewinnt.', en: 'wins.', nl: 'wint.' } as const;
  const KEY_OPEN = { de: 'Schlüssel, nun offen:', en: 'Key, now open:', nl: 'Sleutel, nu open:' } as const;

  test.each(LANGUAGES)('ends with the score sheet and the opened key in %s', async (language) => {
    const { code, out, err } = await converse(game('--lang', language, ...SEATS), (page) => (page.includes(KEY) ? '' : someOffer(page)));
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toContain(WINS[language]);
    expect(out).toContain(`${KEY_OPEN[language]} ${KEY}`);
    expect(out).not.toContain('\x1b');
    if (language !== 'en') expect(ENGLISH.exec(out)?.[0]).toBeUndefined();
  });

  test('two people pass the keyboard, one alone never does', async () => {
    const pages: string[] = [];
    await converse(game('--seats', 'me:Anna,me:Ben', '--key', KEY), (page, turn) => {
      pages.push(page);
      if (page.includes('Pass the keyboard')) return '';
      return turn < 40 ? someOffer(page) : undefined;
    });
    const passes = pages.filter((page) => page.includes('Pass the keyboard'));
    expect(passes.length).toBeGreaterThan(5);
    expect(passes.some((page) => page.includes('Anna.')) && passes.some((page) => page.includes('Ben.'))).toBe(true);
    expect(passes.every((page) => !page.includes('1) '))).toBe(true);
    const alone = await run(game('--lang', 'de', ...SEATS), '1\n1\n1\n');
    expect(alone.out).not.toContain('Tastatur');
  });

  test('bots alone play to the end', async () => {
    const { code, out } = await run(game('--seats', 'random,random', '--lang', 'nl', '--key', KEY), '\n');
    expect(code).toBe(0);
    expect(out).toContain(' wint.');
  });
});

/** Plays until the page asks for workers, then gives the lines one by one, then ends the input. */
function onFirstTurn(...lines: string[]): Answer {
  const left = [...lines];
  let isThere = false;
  return (page) => {
    isThere ||= /^Shift 1: place workers/m.test(page);
    return isThere ? left.shift() : someOffer(page);
  };
}

const firstTurn = (...lines: string[]): ReturnType<typeof run> => converse(game('--lang', 'en', ...SEATS), onFirstTurn(...lines));

describe('saving and loading', () => {
  test('a game that was saved and loaded goes on as it would have gone', async () => {
    const folder = newFolder();
    const half = join(folder, 'half.json');
    const end = join(folder, 'end.json');
    const untilEnd =
      (file: string): Answer =>
      (page) =>
        page.includes('Saved: ') ? '' : page.includes(KEY) ? `save ${file}` : someOffer(page);
    await converse(game('--lang', 'en', ...SEATS), untilEnd(end));

    const saved = await converse(game('--lang', 'en', ...SEATS), (page, turn) =>
      turn < 60 ? someOffer(page) : turn === 60 ? `speichern ${half}` : 'quit',
    );
    expect(saved.out).toContain(`Saved: ${half}`);
    const other = join(folder, 'other.json');
    await converse(game('--lang', 'en', '--load', half), untilEnd(other));
    expect(recordIn(half).plies.length).toBeLessThan(recordIn(end).plies.length);
    expect(recordIn(other)).toEqual(recordIn(end));
    expect(recordIn(other).seats).toEqual(['Anna', 'Bot Bruno', 'Bot Cleo ⚄']);
    for (const file of [half, end, other]) expect((await run(['verify', file])).code).toBe(0);
    expect(readdirSync(folder).toSorted()).toEqual(['end.json', 'half.json', 'other.json']);
  });

  test('a game can be loaded in the middle of another', async () => {
    const file = join(newFolder(), 'a.json');
    const { out } = await firstTurn(`save ${file}`, '1', `load ${file}`, `save ${file}2`);
    expect(out).toContain(`Loaded: ${file}`);
    expect(recordIn(`${file}2`)).toEqual(recordIn(file));
  });

  test('nothing but a saved game is overwritten', async () => {
    const folder = newFolder();
    const file = join(folder, 'letter.txt');
    writeFileSync(file, 'Dear Anna');
    const { out, code } = await firstTurn(`save ${file}`, `save ${folder}`, `save ${file}/x.json`, 'save', 'load', 'load nowhere.json');
    expect(out).toContain('is not a saved game; it stays as it is');
    expect(out).toContain('is a folder');
    expect(out).toContain('(ENOTDIR)');
    expect(out).toContain('Which file?');
    expect(out).toContain('There is no file “nowhere.json”');
    expect(readFileSync(file, 'utf8')).toBe('Dear Anna');
    expect(readdirSync(folder)).toEqual(['letter.txt']);
    expect(existsSync(`${file}/x.json`)).toBe(false);
    expect(code).toBe(0);
  });
});

describe('at the keyboard', () => {
  test('undo takes back a step or the turn, and says when there is nothing', async () => {
    const folder = newFolder();
    const at = (name: string): string => join(folder, name);
    const { out } = await firstTurn(
      `save ${at('0')}`,
      'undo',
      'placeWorkers mining-8',
      'cageDown 3',
      'cartToCage grey',
      'undo',
      `save ${at('2')}`,
      'rückgängig zug',
      `save ${at('00')}`,
      'ongedaan',
    );
    expect(out.match(/There is nothing that you can take back\./g)).toHaveLength(2);
    expect(out.match(/Taken back\./g)).toHaveLength(2);
    expect(recordIn(at('00'))).toEqual(recordIn(at('0')));
    expect(
      recordIn(at('2'))
        .plies.slice(recordIn(at('0')).plies.length)
        .map(([, verb]) => verb),
    ).toEqual(['placeWorkers', 'cageDown']);
  });

  test('why explains by notation, noun, words and number, with the rule', async () => {
    const { out } = await firstTurn(
      'why placeWorkers factory-8',
      'why factory-8',
      'why mining space 4',
      'why 21',
      'why',
      'why money-4',
      'why cageDown 2',
      'why dragons',
    );
    expect(out.match(/\(GA-2\.1\)/g)?.length).toBeGreaterThanOrEqual(4);
    expect(out).toContain('this is possible, it is number');
    expect(out).toContain('This is not what is decided now. (GA-3.1)');
    expect(out).toContain('Nothing known is called “dragons”.');
  });

  test('refused input is explained and changes nothing', async () => {
    const file = join(newFolder(), 'a.json');
    const { out } = await firstTurn(
      `save ${file}`,
      'placeWorkers factory-8',
      'money-4, money-4',
      'mining',
      'abc',
      '99',
      '999999999999',
      ',',
      '\x1b[2J',
      `save ${file}2`,
    );
    expect(out).toContain('locked');
    expect(out.replace(/\s+/g, ' ')).toMatch(/Nothing was played; move 2 of the command can’t be done: .*\(GA-13\.7\)/);
    expect(out).toContain('“mining” can mean several things:');
    expect(out).toContain('“abc” is neither an offer nor a command.');
    expect(out).toContain('There is no number 99 in the list.');
    expect(out).not.toContain('\x1b');
    expect(recordIn(`${file}2`)).toEqual(recordIn(file));
  });

  test('several moves in one command are played together; Enter plays the only offer', async () => {
    const file = join(newFolder(), 'a.json');
    await firstTurn('placeWorkers mining-6, cageDown 4, cartToCage black, stopMining', '', `save ${file}`);
    const own = recordIn(file)
      .plies.filter(([seat]) => seat === 0)
      .map(([, verb]) => verb);
    expect(own.slice(3, 8)).toEqual(['placeWorkers', 'cageDown', 'cartToCage', 'stopMining', 'endTurn']);
  });

  test('commands answer in the language that was asked for last', async () => {
    const { out } = await firstTurn(
      'hint',
      'log 2',
      'log x',
      'rules GA-4.2',
      'rules',
      'rules 99.9',
      'help',
      'lang nl',
      'hulp',
      'taal xx',
      'lang',
      'regels 4.2',
      'tafel',
      'stop',
    );
    expect(out).toContain('Hint: ');
    expect(out).toContain('GA-4.2');
    expect(out).toContain('needs a whole number, not “x”');
    expect(out).toContain('There is no rule “99.9”.');
    expect(out).toContain('Vanaf nu in het Nederlands.');
    expect(out).toContain('De taal ‘xx’ bestaat niet.');
    expect(out).toContain('Op een bezet vak');
  });
});
