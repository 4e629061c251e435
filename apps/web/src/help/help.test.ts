import { readFileSync } from 'node:fs';
import { LOADED_GAMES } from '@pithead/games/loaded';
import type { RuleExample } from '@pithead/guide';
import { isGoalReached, LEARNER, parseSeatPly } from '@pithead/guide';
import type { Ply } from '@pithead/kernel';
import { atVersion, keyFromHex, Match, parsePly } from '@pithead/kernel';
import type { Language } from '@pithead/text';
import { LANGUAGES } from '@pithead/text';
import { parseMarkdown, rulebookFile, rulesOf, searchRules } from '@pithead/text/rulebook';
import { describe, expect, it } from 'vitest';
import type { LoadedHelp } from './loadHelp.ts';
import { loadHelp } from './loadHelp.ts';

const GAMES = new URL('../../../../games/', import.meta.url);
const bookOf = (game: string, language: Language): string =>
  readFileSync(new URL(`${game}/${rulebookFile(language)}`, GAMES), 'utf8');
const rulesIn = (game: string, language: Language): ReturnType<typeof rulesOf> =>
  rulesOf(parseMarkdown(bookOf(game, language)));

async function helpOf(game: string, language: Language = 'en'): Promise<LoadedHelp> {
  const loaded = await loadHelp(game, language);
  if (loaded === undefined) throw new Error(`no help of ${game}`);
  return loaded;
}

const MAX_WORDS = 22;

describe.each(Object.entries(LOADED_GAMES))('help of %s', (id, { game }) => {
  const deciding = Object.entries(game.phases).filter(([, phase]) => phase.moves.length > 0);

  it.each(LANGUAGES)('every decision is explained in one short sentence (%s)', async (language) => {
    const { text } = await helpOf(id, language);
    const missing = deciding.map(([at]) => at).filter((at) => text.decisions[at] === undefined);
    expect(missing).toEqual([]);
    for (const sentence of Object.values(text.decisions)) {
      expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(MAX_WORDS);
      expect(sentence).toMatch(/^[^.]*\.$/);
    }
  });

  it.each(LANGUAGES)('every area has a name and a rule (%s)', async (language) => {
    const { help, text } = await helpOf(id, language);
    const numbers = new Set(rulesIn(id, language).map(({ number }) => number));
    for (const { verb, nouns } of game.moves)
      for (let noun = 0; noun < nouns.length; noun++) {
        const area = help.areaOf([verb, noun]);
        if (area === undefined) continue;
        expect(text.areas[area], area).toBeDefined();
        expect(numbers.has(help.areas[area] ?? ''), area).toBe(true);
      }
    expect(Object.keys(text.areas)).toEqual(Object.keys(help.areas));
  });

  it('every type of fact is explained by a rule of the rulebook', async () => {
    const { help } = await helpOf(id);
    const numbers = new Set(rulesIn(id, 'en').map(({ number }) => number));
    expect(Object.values(help.factRules).filter((rule) => !numbers.has(rule))).toEqual([]);
  });

  it('places belong to rules or sections of the rulebook', async () => {
    const { help } = await helpOf(id);
    const numbers = rulesIn(id, 'en').map(({ number }) => number);
    const unknown = Object.keys(help.places).filter(
      (place) => !numbers.some((number) => number === place || number.startsWith(`${place}.`)),
    );
    expect(unknown).toEqual([]);
  });

  it.each(LANGUAGES)('every synonym finds a rule (%s)', async (language) => {
    const { synonyms } = await helpOf(id, language);
    const rules = rulesIn(id, language);
    const useless = synonyms.flatMap(({ words, others }) =>
      [...words, ...others].filter((word) => searchRules(rules, word, synonyms).length === 0),
    );
    expect(useless).toEqual([]);
  });

  it('every example is reached, not solved at once, and solved by its own plies', async () => {
    const { help } = await helpOf(id);
    expect(help.examples.length).toBeGreaterThanOrEqual(3);
    for (const example of help.examples) {
      const rules = atVersion(game, example.rules);
      const match = Match.start(rules, {
        names: Array.from({ length: example.seats }, (_, seat) => `Player ${seat + 1}`),
        options: example.options,
        key: keyFromHex(example.key),
      });
      const play = (seat: number, ply: Ply, text: string): void =>
        expect(match.play(seat, [ply]), `${example.id}: ${text}`).toBeUndefined();
      for (const text of example.plies) {
        const [seat, verb, noun] = parseSeatPly(rules, example.seats, text);
        play(seat, [verb, noun], text);
      }
      const start = match.factLogFor(LEARNER).length;
      expect(isSolved(match, example, start), `${example.id}: nothing is left to do`).toBe(false);
      for (const text of example.solution) play(LEARNER, parsePly(rules, text), text);
      expect(isSolved(match, example, start), example.id).toBe(true);
    }
  });

  it.each(LANGUAGES)('every example is offered after its rule, with a task (%s)', async (language) => {
    const { help, text } = await helpOf(id, language);
    const book = bookOf(id, language);
    const offered = [...book.matchAll(/\]\(try:(\w+)\)/g)].map(([, example]) => example);
    expect(offered.toSorted()).toEqual(help.examples.map((example) => example.id).toSorted());
    for (const example of help.examples) {
      expect(text.examples[example.id]?.split(' ').length, example.id).toBeLessThanOrEqual(MAX_WORDS);
      const item = book.split(/^- /m).find((each) => each.startsWith(`**${example.rule}**`));
      expect(item, example.id).toContain(`(try:${example.id})`);
    }
  });
});

function isSolved(match: Match, { goal }: RuleExample, start: number): boolean {
  const facts = match.factLogFor(LEARNER).map(({ fact }) => fact);
  const view = match.game.view(match.state, LEARNER);
  return isGoalReached({ until: goal }, { view, facts, offers: {}, newFacts: facts.slice(start) });
}

describe('words of newcomers', () => {
  it.each([
    ['glueck-auf', 'en', 'elevator', 'GA-6.2'],
    ['glueck-auf', 'de', 'Aufzug', 'GA-6.2'],
    ['glueck-auf', 'nl', 'lift', 'GA-6.4'],
    ['glueck-auf', 'en', 'Förderkorb', 'GA-6.2'],
    ['glueck-auf', 'en', 'two for one', 'GA-6.8'],
    ['glueck-auf', 'de', 'Geld', 'GA-5.2'],
    ['rockwell', 'en', 'dice', 'RW-10.1'],
    ['rockwell', 'de', 'Schmiergeld', 'RW-9.1'],
    ['rockwell', 'nl', 'dobbelsteen', 'RW-10.1'],
    ['rockwell', 'de', 'Errungenschaft', 'RW-17.1'],
    ['siberia', 'en', 'laboratory', 'SB-6.1'],
    ['siberia', 'de', 'Händler', 'SB-7.12'],
    ['siberia', 'nl', 'regio', 'SB-6.2'],
  ] as const)('%s (%s): “%s” finds %s', async (game, language, query, rule) => {
    const { synonyms } = await helpOf(game, language);
    const found = searchRules(rulesIn(game, language), query, synonyms).map(({ number }) => number);
    expect(found).toContain(rule);
  });
});
