import { LOADED_GAMES } from '@pithead/games/loaded';
import type { Ply } from '@pithead/kernel';
import { firstPending, keyFromSeed, Match } from '@pithead/kernel';
import { packOffers } from '@pithead/protocol';
import type { Language } from '@pithead/text';
import { bindCatalogue, LANGUAGES } from '@pithead/text';
import { inputContextOf } from '@pithead/text/input';
import { describe, expect, it } from 'vitest';
import type { commandLineEn } from '../../text/commandLine/en.ts';
import { COMMAND_LINE_CATALOGUES } from '../../text/commandLine/index.ts';
import { answerLine } from './answerLine.ts';
import type { CommandTable } from './commandTable.ts';
import { suggestionsFor } from './suggestions.ts';

const NAMES = ['Ann', 'Ben', 'Cleo'];

/** The first decision of a game, and what was played in it. */
function openTable(id: string, language: Language, more: Partial<CommandTable> = {}) {
  const { game, text: textIn } = LOADED_GAMES[id] as (typeof LOADED_GAMES)[string];
  const match = Match.start(game, { names: NAMES, options: {}, key: keyFromSeed('typed') });
  const seat = firstPending(match.state);
  const offers = match.offers(seat);
  const view = match.view(seat);
  const text = textIn(language);
  const played: Ply[][] = [];
  const table: CommandTable = {
    context: inputContextOf(game, text, { view, offers: packOffers(offers), names: NAMES }),
    texts: bindCatalogue<typeof commandLineEn>(language, COMMAND_LINE_CATALOGUES[language]),
    names: NAMES,
    viewer: seat,
    isYourTurn: true,
    phase: 'Phase',
    prompt: text.prompt(view, NAMES),
    actions: [],
    log: ['one', 'two', 'three', 'four', 'five', 'six'],
    figures: (of) => [{ label: 'Points', value: String(of * 10) }],
    isFinal: () => false,
    hasNoEffect: () => false,
    proceed: undefined,
    play: (plies) => {
      played.push([...plies]);
      return Promise.resolve(undefined);
    },
    undo: () => Promise.resolve(undefined),
    pressMain: () => undefined,
    whyNot: (ply) => {
      const refused = match.refuse(seat, ply);
      return Promise.resolve(refused && `${text.refusal(refused)} (${refused.rule})`);
    },
    ...more,
  };
  return { table, offers, played };
}

const GAME_IDS = Object.keys(LOADED_GAMES);
const said = async (table: CommandTable, line: string): Promise<string> =>
  (await answerLine(table, line, undefined)).lines.join('\n');

describe.each(GAME_IDS)('the command line of %s', (id) => {
  it.each(LANGUAGES)('a number plays that choice and says its text in %s', async (language) => {
    const { table, offers, played } = openTable(id, language);
    const last = table.context.choices.offered.at(-1);
    expect(await said(table, String(last?.number))).toContain(last?.label);
    expect(played).toEqual([[offers.at(-1)]]);
  });

  it('the notation of records plays a choice', async () => {
    const { table, offers, played } = openTable(id, 'en');
    const [example = ''] = suggestionsFor(table.context, '', 'en', () => '').map(({ line }) => line);
    expect(example).toBe('1');
    const { moves, verbs } = table.context.game;
    const [verb, noun] = offers[0] as Ply;
    const name = moves[verbs.get(verb) ?? -1]?.nouns[noun] ?? '';
    await said(table, `${verb} ${name}`);
    expect(played).toEqual([[offers[0]]]);
  });

  it.each(LANGUAGES)('every command has an answer without a bare number in %s', async (language) => {
    const { table } = openTable(id, language);
    const lines = ['state', 'Stand', 'last', 'zuletzt', 'laatste', 'opponents', 'Gegner', 'tegenstanders'];
    for (const line of [...lines, 'help', 'offers', 'Möglichkeiten', 'mogelijkheden', 'why', 'continue'])
      for (const answer of (await answerLine(table, line, undefined)).lines) {
        expect(answer, line).not.toMatch(/^[\d\s.,]*$/);
        expect(answer, line).not.toContain('undefined');
      }
  });

  it('unknown input plays nothing and says what is possible', async () => {
    const { table, played } = openTable(id, 'en');
    expect(await said(table, 'xyzzy')).toMatch(/“xyzzy” isn’t a choice or a command\..*choice/);
    expect(await said(table, '99999')).toContain('There’s no choice 99,999.');
    expect(played).toEqual([]);
  });

  it('a verb that fits several choices asks back with their numbers', async () => {
    const { table, offers, played } = openTable(id, 'en');
    const [verb] = offers.find(([each], i) => offers[i + 1]?.[0] === each) ?? [''];
    expect(await said(table, verb)).toMatch(/could mean several choices\. Type a number:\nChoice \d+: /);
    expect(played).toEqual([]);
  });
});

describe('confirmation', () => {
  const FIRST = GAME_IDS[0] as string;

  it('what is final is played only after “confirm”, or when it is typed again', async () => {
    const { table, offers, played } = openTable(FIRST, 'en', { isFinal: () => true });
    const asked = await answerLine(table, '1', undefined);
    expect(asked.lines.join()).toContain('This can’t be undone. Type “confirm” to do it.');
    expect(played).toEqual([]);
    await answerLine(table, '2', asked.pending);
    expect(played).toEqual([]);
    await answerLine(table, 'bestätigen', asked.pending);
    await answerLine(table, '1', asked.pending);
    expect(played).toEqual([[offers[0]], [offers[0]]]);
  });

  it('a choice without effect is played only after “yes”, or when it is typed again', async () => {
    const { table, offers, played } = openTable(FIRST, 'de', { hasNoEffect: ([verb]) => verb !== 'pass' });
    const asked = await answerLine(table, '1', undefined);
    const [first] = table.context.choices.offered;
    expect(asked.lines).toEqual([`${first?.label}. Gib „bestätigen“ ein, um es zu tun.`]);
    expect(played).toEqual([]);
    await answerLine(table, 'ja', asked.pending);
    await answerLine(table, '1', asked.pending);
    expect(played).toEqual([[offers[0]], [offers[0]]]);
  });

  it('a button’s own question is asked for its choice, too', async () => {
    const { offers } = openTable(FIRST, 'en');
    const action = { label: 'Stop', plies: [offers[0] as Ply], isMain: true, confirmation: 'Really?' };
    const { table, played } = openTable(FIRST, 'en', { actions: [action] });
    for (const line of ['1', 'stop', 'confirm'])
      expect((await answerLine(table, line, undefined)).lines).toEqual(['Really? Type “confirm” to do it.']);
    expect(played).toEqual([]);
  });

  it.each(['confirm', 'bestätigen', 'bevestigen'])('“%s” presses the main button of a form', async (line) => {
    const { table, played } = openTable('rockwell', 'en', { pressMain: () => 'Seal the bid' });
    expect(await said(table, line)).toContain('Seal the bid');
    expect(played).toEqual([]);
  });

  it('“continue” and “confirm” go on after a scoring, and choices wait', async () => {
    const { table, played } = openTable(FIRST, 'en', {
      isYourTurn: false,
      prompt: 'End of shift 1.',
      proceed: async () => 'The game goes on.',
    });
    for (const line of ['continue', 'weiter', 'verder', 'confirm'])
      expect(await said(table, line)).toBe('The game goes on.');
    expect(await said(table, '1')).toBe('End of shift 1.');
    expect(played).toEqual([]);
  });
});

describe('questions', () => {
  it('“why” gives the reason with its rule, or says that it is possible', async () => {
    const { table } = openTable('rockwell', 'en');
    expect(await said(table, 'why bid money-15000')).toMatch(/\(RW-\d+\.\d+\)/);
    expect(await said(table, 'why 1')).toMatch(/is possible: choice 1\.$/);
    expect(await said(table, 'warum money-2500')).toContain('“money-2500” doesn’t exist. Similar: ');
  });

  it('several choices in notation are played together', async () => {
    const { table, played } = openTable('rockwell', 'en');
    await said(table, 'bid money-1000, sealBid');
    expect(played.map((plies) => plies.map(([verb]) => verb))).toEqual([['bid', 'sealBid']]);
  });

  it('many choices are named by their range, and a word narrows them', async () => {
    const { table } = openTable('rockwell', 'en');
    const all = (await said(table, 'offers')).split('\n');
    expect(all.length).toBeLessThan(30);
    const some = (await said(table, 'offers silver')).split('\n');
    expect(some.slice(1).every((line) => /^Choice \d+: .*silver/i.test(line))).toBe(true);
  });

  it('“last” tells the end of the log, “opponents” what the others have', async () => {
    const { table } = openTable('rockwell', 'en', { viewer: 0 });
    expect(await said(table, 'last')).toBe('two\nthree\nfour\nfive\nsix');
    expect(await said(table, 'opponents')).toBe('Ben: Points 10.\nCleo: Points 20.');
    expect(await said(table, 'state')).toContain('You: Points 0.');
  });

  it('nothing can be chosen while others decide', async () => {
    const { table, played } = openTable('rockwell', 'en', { isYourTurn: false, prompt: 'Ben is thinking.' });
    expect(await said(table, 'offers')).toContain('Ben is thinking.');
    expect(await said(table, 'nonsense')).toContain('Ben is thinking.');
    expect(played).toEqual([]);
  });
});

describe('suggestions', () => {
  it('begun words find commands and choices, and each sends a line that is understood', async () => {
    const { table, played } = openTable('siberia', 'de');
    expect(suggestionsFor(table.context, 'st', 'de', ({ label }) => label)[0]).toMatchObject({
      line: 'Stand',
    });
    const [word = ''] = table.context.choices.offered[0]?.label.split(' ') ?? [];
    const found = suggestionsFor(table.context, word.slice(0, 4), 'de', ({ label }) => label);
    expect(found.some(({ line }) => /^\d+$/.test(line))).toBe(true);
    await said(table, found.find(({ line }) => /^\d+$/.test(line))?.line ?? '');
    expect(played).toHaveLength(1);
  });
});
