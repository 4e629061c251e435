import type { Ply } from '@pithead/kernel';
import { randomBelow, refusal } from '@pithead/kernel';
import { describeMessages, createTextCheck, checkReasons } from '@pithead/testkit/describeText';
import { pickRandom } from '@pithead/testkit/filteredPlay';
import { LANGUAGES } from '@pithead/text';
import { describe, expect, it } from 'vitest';
import type { SiberiaFact, SiberiaView, Territory } from '../rules/index.ts';
import { CITIES, REASONS, RESEARCH, RESOURCES, siberia } from '../rules/index.ts';
import { siberiaText } from './index.ts';
import { ALL_MESSAGES } from './allLanguages.ts';
import { textFaults } from './testing/textFaults.ts';
import { playRandomly, startMatch } from './testing/randomPlay.ts';

const NAMES = ['Änne', 'Bo', 'Cem', 'Dörte'];

const TEXTS = LANGUAGES.map(siberiaText);

const check = createTextCheck(textFaults);

describe('detection of faults in texts', () => {
  it.each([
    ['de', 'Bo zieht {count} Plättchen.'],
    ['de', 'Bo verkauft in Tokyo: 2 gas.'],
    ['de', 'Bo und Cem: 3000 $.'],
    ['de', 'Bo bekommt 3.000 $.'],
    ['en', 'Bo gets 3.000\u00a0$.'],
    ['nl', 'Bo verplaatst een arbeider: Amur → Baikal.'],
    ['nl', 'Bo trekt 6 tiles.'],
    ['nl', 'Bo krijgt $\u00a03,000.'],
    ['en', 'Bo moves a worker:  → Amur.'],
  ] as const)('the fault is found in %s: %s', (language, text) =>
    expect(textFaults(language, text)).not.toEqual([]),
  );
});

describeMessages(siberia, ALL_MESSAGES);

it('the messages name every city of the rules', () => {
  expect(Object.keys(ALL_MESSAGES.en.cities)).toEqual(CITIES.map(({ id }) => id));
});

describe('in random games', () => {
  const games = Array.from({ length: 20 }, (_, seed) => ({
    seed,
    seats: 2 + (seed % 3),
    options: { exchangeSides: seed % 2 === 0 ? 'chosen' : 'drawn', roundLimit: seed % 2 === 0 ? 60 : 30 },
  }));

  const happened = new Set<string>();

  it.each(games)(
    'every prompt, offer, refusal and fact of random game $seed has a faultless text',
    ({ seed, seats, options }) => {
      const names = NAMES.slice(0, seats);
      const match = startMatch(names, options, `text ${seed}`);
      const everybody = [...names.keys(), undefined];
      let told = 0;
      playRandomly(match, `plies ${seed}`, (seat, chance) => {
        const facts = match.factLog.slice(told).map(({ fact }) => fact);
        told = match.factLog.length;
        for (const { type } of facts) happened.add(type);
        for (const viewer of everybody) checkNews(match.view(viewer), facts, names);
        if (seat === undefined) return;
        const move = pickRandom(chance, siberia.moves);
        const anything: Ply = [move.verb, randomBelow(chance, move.nouns.length)];
        const why = match.refuse(seat, anything);
        const plies = [...match.offers(seat), anything];
        const view = match.view(seat);
        for (const text of TEXTS) {
          for (const ply of plies) check(text.language, text.ply(ply, view));
          if (why !== undefined) check(text.language, text.refusal(why));
        }
      });
    },
  );

  it('the random games contain all kinds of facts except the round limit', () => {
    const known = Object.keys(ALL_MESSAGES.de.facts).filter((type) => type !== 'roundLimitReached');
    expect([...happened, 'turnEnded'].toSorted()).toEqual(expect.arrayContaining(known));
  });

  function checkNews(view: SiberiaView, facts: readonly SiberiaFact[], names: readonly string[]): void {
    for (const text of TEXTS) {
      check(text.language, text.prompt(view, names));
      for (const fact of facts) {
        const seen = siberia.seen(fact, view.looker ?? undefined);
        if (seen !== undefined) checkFact(text, seen, names);
      }
    }
  }

  function checkFact(text: (typeof TEXTS)[number], fact: SiberiaFact, names: readonly string[]): void {
    const line = text.fact(fact, names);
    if (line !== undefined) check(text.language, line);
    else
      expect(fact.type === 'actionExecuted' ? fact.action === RESEARCH : fact.type === 'turnEnded').toBe(
        true,
      );
  }
});

describe('unusual input', () => {
  const match = startMatch(NAMES, {}, 'anything');
  const steps = [...Object.keys(siberia.phases).map((at) => [{ at, pending: 1, left: 1 }]), []];

  it('every noun of every verb has a text in every step, impossible ones included', () => {
    for (const view of steps.flatMap((each) =>
      [0, undefined].map((viewer) => ({ ...match.view(viewer), steps: each })),
    )) {
      for (const text of TEXTS) {
        for (const move of siberia.moves) {
          for (let noun = -1; noun <= move.nouns.length; noun++)
            check(text.language, text.ply([move.verb, noun], view));
        }
        check(text.language, text.ply(['no such verb', 0], view));
      }
    }
  });

  it('SB-5.4: the prompt at the end of a turn says that the player passes', () => {
    const view = { ...match.view(0), steps: [{ at: 'endOfTurn', pending: 1, left: 0 }] };
    expect(siberiaText('en').prompt(view, NAMES)).toBe('End your turn.');
    expect(siberiaText('en').prompt({ ...view, passed: 1 }, NAMES)).toMatch(/^You pass/);
  });

  it('the text of a worker’s step names both territories of its noun', () => {
    const { nouns } = siberia.moves.find(
      (move) => move.verb === 'moveWorker',
    ) as (typeof siberia.moves)[number];
    nouns.forEach((id, noun) => {
      const [from, to] = id.split('>') as [Territory, Territory];
      const { places } = ALL_MESSAGES.de;
      expect(siberiaText('de').ply(['moveWorker', noun], match.view(0))).toContain(
        `${places[from]} → ${places[to]}`,
      );
    });
  });

  it('every reason has a text, the kernel’s included', () => {
    checkReasons(TEXTS, REASONS, { tiles: 1 }, check);
  });

  it('a move that doesn’t belong to the current step has a reason of its own in every phase', () => {
    const rules = Object.values(siberia.phases).map(({ rule }) => rule);
    for (const text of TEXTS)
      expect(new Set(rules.map((rule) => text.refusal(refusal('notNow', rule)))).size).toBe(rules.length);
  });

  it('facts and prompts that random games seldom show have a text', () => {
    const facts: readonly SiberiaFact[] = [
      { type: 'roundLimitReached', round: 60 },
      { type: 'endConditionMet', condition: 'territoriesClosed' },
      { type: 'endConditionMet', condition: 'supplyFieldsEmpty' },
      { type: 'gameEnded', winners: [0, 1, 2, 3], money: [1000, 1000, 1000, 1000] },
      { type: 'workersReturned', seat: 0, territory: 0, workers: 1 },
      { type: 'workersReturned', seat: 0, territory: 0, workers: 6 },
      { type: 'tileReturned', seat: 0, tile: 0, action: 9 },
      ...Array.from({ length: 21 }, (_, source): SiberiaFact => ({ type: 'workerSent', seat: 0, source })),
      ...RESOURCES.map((_, resource): SiberiaFact => ({ type: 'supplyEmptied', resource })),
    ];
    const before = match.view(0);
    const crowded = {
      ...before,
      players: before.players.map((player) => ({ ...player, covered: 0b10101010101010101010 })),
    };
    for (const text of TEXTS) {
      for (const fact of facts) check(text.language, text.fact(fact, NAMES) ?? '');
      for (const step of steps)
        for (const viewer of [0, 1, null])
          check(text.language, text.prompt({ ...crowded, looker: viewer, steps: step }, NAMES));
    }
  });

  it('every source and option has a name', () => {
    for (const text of TEXTS) {
      for (const source of RESOURCES) check(text.language, text.source(source));
      for (const option of Object.keys(siberia.options)) check(text.language, text.option(option));
    }
  });
});

it('the score sheet shows money as each language writes it', () => {
  const shown = (['de', 'en', 'nl'] as const).map((language) =>
    siberiaText(language).score(64_000).replaceAll('\u00A0', ' '),
  );
  expect(shown).toEqual(['64.000 $', '$64,000', '$ 64.000']);
});
