import { join } from 'node:path';
import { BOT_LEVEL_NAMES } from '@pithead/bots';
import type { Language } from '@pithead/text';
import { LANGUAGES } from '@pithead/text';
import { describe, expect, test } from 'vitest';
import { readRecordFile } from '../testing/playFirstTurn.ts';
import { stripEscapes, playOnTerminal } from '../testing/playOnTerminal.ts';
import {
  answerPrompts,
  isOneLine,
  TEST_KEY,
  newTemporaryFolder,
  runCli,
  chooseOffer,
} from '../testing/runCli.ts';

const folder = newTemporaryFolder();
const rockwell = (seats: string, ...more: string[]): string[] => [
  'play',
  'rockwell',
  '--seats',
  seats,
  '--key',
  TEST_KEY,
  ...more,
];

async function seated(seats: string): Promise<readonly string[]> {
  const file = join(folder, 'seated.json');
  const { code, err } = await runCli(rockwell(seats), `save ${file}\nquit\n`);
  expect([code, err]).toEqual([0, '']);
  return readRecordFile(file).seats;
}

describe('--seats', () => {
  test('a bot is chosen by its level and may get a name; “bot” means a foreman', async () => {
    expect(await seated('me:Anna,bot,director:Zoe,apprentice')).toEqual([
      'Anna',
      'Bot Bea · foreman',
      'Bot Zoe · director',
      'Bot Dan · apprentice',
    ]);
  });

  test('the first colon of a search bot is followed by its budget, the second by its name', async () => {
    expect(await seated('me,search:200ms,search:5000it:Zoe,flat')).toEqual([
      'Player 1',
      'Bot Bea · search:200ms',
      'Bot Zoe · search:5000it',
      'Bot Dan · flat',
    ]);
    expect(await seated('me,greedy:Zoe,random:200ms')).toEqual(['Player 1', 'Bot Zoe', 'Bot 200ms ⚄']);
  });

  test('level names are accepted in every language and in any case', async () => {
    expect(await seated('me,Lehrling,HAUER,Steiger:Zoe')).toEqual([
      'Player 1',
      'Bot Bea · apprentice',
      'Bot Cas · hewer',
      'Bot Zoe · foreman',
    ]);
    expect(await seated('me,leerling,houwer,Opzichter')).toEqual([
      'Player 1',
      'Bot Bea · apprentice',
      'Bot Cas · hewer',
      'Bot Dan · foreman',
    ]);
    expect(await seated('me,direktor,directeur,Director')).toEqual([
      'Player 1',
      'Bot Bea · director',
      'Bot Cas · director',
      'Bot Dan · director',
    ]);
  });

  test.each([
    [
      'me,deepmind',
      'no bot “deepmind”. Available: me, bot, random, greedy, flat, ' +
        'apprentice, hewer, foreman, director, search:200ms',
    ],
    ['me,constructor', 'no bot “constructor”'],
    ['me,search:fast', 'no bot “search:fast”'],
    ['me,search:0ms', 'no bot “search:0ms”'],
    ['me,search:', 'no bot “search:”'],
    ['me,foreman:', 'one line of visible text'],
    ['me:Bot Ada · director,bot', '“Bot Ada · director” is a name for bots'],
    ['me:bot Ada,bot', '“bot Ada” is a name for bots'],
    ['me:Ada (Steiger),bot', '“Ada (Steiger)” is a name for bots'],
    ['me:Ada （ＤＩＲＥＣＴＯＲ）,bot', 'is a name for bots'],
    ['me:Ada (search:1ms),bot', 'is a name for bots'],
    ['me,greedy:Ada · director', '“Ada · director” is a name for bots'],
    ['me,greedy:Ada ⚄', '“Ada ⚄” is a name for bots'],
    ['foreman:Ada,foreman:ADA', 'Two seats have the name'],
  ])('%s is refused in one line', async (seats, line) => {
    const { code, out, err } = await runCli(rockwell(seats));
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(line);
    expect(isOneLine(err)).toBe(true);
  });

  test('other parentheses are allowed in names of people', async () => {
    expect(await seated('me:Anna (8),bot:Ben (9)')).toEqual(['Anna (8)', 'Bot Ben (9) · foreman']);
  });
});

describe('bots at the table', () => {
  test.each([
    ['de', 'Bea (Lehrling)'],
    ['en', 'Bea (Apprentice)'],
    ['nl', 'Bea (Leerling)'],
  ])('the level of a bot is shown in the language that is set: %s', async (language, name) => {
    const { out } = await runCli(
      rockwell('me:Anna,apprentice', '--lang', language),
      'lang de\ntisch\nlang en\ntable\nlang nl\ntafel\nstop\n',
    );
    expect(out.slice(0, out.indexOf('> '))).toContain(name);
    for (const each of ['Bea (Lehrling)', 'Bea (Apprentice)', 'Bea (Leerling)']) expect(out).toContain(each);
    expect(out).not.toContain('Bot Bea');
  });

  test.each(BOT_LEVEL_NAMES)('a %s takes part in a game', async (level) => {
    const file = join(folder, `${level}.json`);
    await answerPrompts(rockwell(`me:Anna,${level}`), (page, turn) =>
      page.includes('Saved: ') ? undefined : turn < 4 ? chooseOffer(page) : `save ${file}`,
    );
    expect(readRecordFile(file).plies.some(([seat]) => seat === 1)).toBe(true);
  });

  test('a loaded game continues with the same levels, an old record with its former bots', async () => {
    const file = join(folder, 'levels.json');
    await runCli(rockwell('me:Anna,hewer,foreman,search:20ms'), `save ${file}\nquit\n`);
    const again = await runCli(['play', 'rockwell', '--load', file, '--lang', 'en'], `save ${file}2\nquit\n`);
    for (const name of ['Bea (Miner)', 'Cas (Foreman)', 'Dan (search:20ms)'])
      expect(again.out).toContain(name);
    expect(readRecordFile(`${file}2`)).toEqual(readRecordFile(file));

    await runCli(rockwell('me:Anna,greedy:Bruno,random:Cleo'), `save ${file}\nquit\n`);
    expect(readRecordFile(file).seats).toEqual(['Anna', 'Bot Bruno', 'Bot Cleo ⚄']);
    const old = await runCli(['play', 'rockwell', '--load', file, '--lang', 'en'], 'quit\n');
    for (const name of ['Bot Bruno', 'Bot Cleo ⚄']) expect(old.out).toContain(name);
    const other = await runCli(
      ['play', 'rockwell', '--load', file, '--lang', 'en', '--seats', 'me,director,hewer'],
      'quit\n',
    );
    for (const name of ['Bruno (Director)', 'Cleo (Miner)']) expect(other.out).toContain(name);
  });
});

describe('play without --seats', () => {
  const CTRL_C = '\x03';
  const begun = async (
    language: Language,
    ...keys: string[]
  ): Promise<{ code: number; pages: readonly string[] }> => {
    const { code, screens } = await playOnTerminal(['rockwell', '--lang', language], 120, 45, [
      ...keys,
      CTRL_C,
    ]);
    return { code, pages: screens.map(stripEscapes) };
  };
  const QUESTIONS = {
    de: 'Wie stark sollen die Bots sein?',
    en: 'How strong should the bots be?',
    nl: 'Hoe sterk moeten de bots zijn?',
  };
  const DEFAULTS = { de: 'Bea (Steiger)', en: 'Bea (Foreman)', nl: 'Bea (Opzichter)' };

  test.each(LANGUAGES)(
    'on a terminal the user is asked for the level of the bots, and Enter takes the default (%s)',
    async (language) => {
      const { code, pages } = await begun(language, '\r');
      expect(code).toBe(130);
      expect(pages[0]).toContain(QUESTIONS[language]);
      expect(pages[1]).toContain(DEFAULTS[language]);
    },
  );

  test.each([
    ['4', 'Bea (Director)'],
    ['hewer', 'Bea (Miner)'],
    ['Leerling', 'Bea (Apprentice)'],
  ])('%s is accepted as a level', async (typed, name) => {
    expect((await begun('en', `${typed}\r`)).pages[1]).toContain(name);
  });

  test('an invalid level is asked for again', async () => {
    const { pages } = await begun('en', '5\r', 'dragon\r', ' 1 \r');
    expect(pages[1]).toContain('“5” isn’t in the list.');
    expect(pages[2]).toContain('“dragon” isn’t in the list.');
    expect(pages[3]).toContain('Bea (Apprentice)');
  });

  test('the question for the level can be left with quit or Ctrl-C', async () => {
    expect(await begun('en')).toMatchObject({ code: 130 });
    const { code, screens } = await playOnTerminal(['rockwell', '--lang', 'de'], 120, 45, ['ende\r']);
    expect([code, screens.length]).toEqual([0, 1]);
  });

  test('with input from a pipe the default level is taken without asking', async () => {
    const { out } = await runCli(['play', 'rockwell', '--lang', 'en'], 'quit\n');
    expect(out).toContain('Bea (Foreman)');
    expect(out).not.toContain('How strong');
  });
});
