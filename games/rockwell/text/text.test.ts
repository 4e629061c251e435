import { refusal } from '@pithead/kernel';
import { describeMessages, createTextCheck, checkReasons } from '@pithead/testkit/describeText';
import { KERNEL_REASONS, LANGUAGES } from '@pithead/text';
import { describe, expect, it } from 'vitest';
import type { RockwellFact, RockwellView } from '../rules/index.ts';
import { ACHIEVEMENTS, PLACE_NAMES, REASONS, rockwell, SCORE_SOURCES } from '../rules/index.ts';
import { rockwellText } from './index.ts';
import { ALL_MESSAGES } from './allLanguages.ts';
import { textFaults } from './testing/textFaults.ts';
import { startMatch } from './testing/randomPlay.ts';

const NAMES = ['Änne', 'Bo', 'Cem', 'Dörte'];
const TEXTS = LANGUAGES.map(rockwellText);
const GROUPED = new Intl.NumberFormat('en-GB');

const check = createTextCheck(textFaults);

describe('detection of faults in texts', () => {
  it.each([
    ['de', 'Bo bietet {goods}.'],
    ['de', 'Bo kauft 2 zinc für 800\u00a0$.'],
    ['de', 'Bo versetzt crew 2: A0 → B0.'],
    ['de', 'Bo kauft 2 Zink für 800 $.'],
    ['de', 'Bo gewinnt die Partie mit 1 Prestigepunkten.'],
    ['de', 'Noch 2 Transaktion.'],
    ['en', 'Bo bids 3.000\u00a0$.'],
    ['en', 'Bo moves crew 2:  → B0.'],
    ['en', 'Bo insures 2 zinc and gets 2 insurance tile.'],
    ['en', 'Bo reaches an achievement: coreReached (1 prestige point).'],
    ['nl', 'Bo verplaatst team 2: entrance-1 → A0.'],
    ['nl', 'Bo verkoopt 2 copper voor $\u00a01.200.'],
    ['nl', 'Bo biedt $\u00a03,000.'],
    ['nl', 'Bo levert 5 zink voor 1 prestigepunten.'],
    ['nl', 'Gevaar: Bo verliest NaN goud.'],
  ] as const)('the fault is found in %s: %s', (language, text) =>
    expect(textFaults(language, text)).not.toEqual([]),
  );
});

describeMessages(rockwell, ALL_MESSAGES);

describe('unusual input', () => {
  const views = [2, 4].flatMap((seats) => {
    const match = startMatch(NAMES.slice(0, seats), {}, 'anything');
    return [0, undefined].map((viewer) => match.view(viewer));
  });
  const steps = [...Object.keys(rockwell.phases).map((at) => [{ at, pending: 1, left: 1 }]), []];
  const scenes: RockwellView[] = views.flatMap((view) =>
    steps.flatMap((each) => [-1, 2].map((active) => ({ ...view, steps: each, active }))),
  );
  /** There are hundreds of amounts: each view checks a sample. */
  const nounsOf = (many: number, from: number): number[] => {
    const stride = Math.ceil(many / 9);
    return [
      -1,
      many,
      ...Array.from(
        { length: Math.floor((many - 1 - (from % stride)) / stride) + 1 },
        (_, i) => (from % stride) + i * stride,
      ),
    ];
  };

  it('every verb has a text in every step, impossible ones included', () => {
    scenes.forEach((view, from) => {
      for (const text of TEXTS) {
        for (const move of rockwell.moves) {
          for (const noun of nounsOf(move.nouns.length, from))
            check(text.language, text.ply([move.verb, noun], view));
        }
        check(text.language, text.ply(['no such verb', 0], view));
      }
    });
  });

  it('every step has a prompt for every viewer', () => {
    const match = startMatch(NAMES, { turnLimit: 0 }, 'prompts');
    for (const viewer of [0, 1, undefined]) {
      for (const [step, turn] of steps.flatMap((each) => [1, 12].map((number) => [each, number] as const))) {
        const view = { ...match.view(viewer), steps: step, turn, ended: turn % 2, active: 2 };
        for (const text of TEXTS) check(text.language, text.prompt(view, NAMES));
      }
    }
  });

  it('the text of an offer names the components of its noun', () => {
    const view = startMatch(NAMES, {}, 'nouns').view(0);
    const nouns = (verb: string): readonly string[] =>
      rockwell.moves.find((move) => move.verb === verb)?.nouns ?? [];
    const text = rockwellText('en');
    nouns('activate').forEach((id, noun) => {
      const [crew, end] = id.split('>') as [string, string];
      const said = text.ply(['activate', noun], view);
      expect(said).toContain(
        end === 'stay' ? `Crew ${crew} stays` : `Crew ${crew}: mine entrance ${crew} → `,
      );
      expect(said).toContain(end === 'stay' ? '' : end.replace('-', '–'));
    });
    const amounts = ['bid', 'insure', 'trade'].flatMap((verb) =>
      nouns(verb).map((id, noun) => ({ id, said: text.ply([verb, noun], view) })),
    );
    const wrong = amounts.filter(({ id, said }) => {
      const [amount, kind] = id.split('-').toReversed() as [string, string];
      return !said.includes(kind === 'money' ? `$${GROUPED.format(Number(amount))}` : `${amount} ${kind}`);
    });
    expect(wrong).toEqual([]);
  });

  it('every reason has a text, the kernel’s included', () => {
    const params = { needed: 900, money: 200, owned: 1, loss: 1, limit: 2, mobility: 1 };
    checkReasons(TEXTS, REASONS, params, check);
    for (const text of TEXTS) check(text.language, text.refusal(refusal('tooFewCubes', '')));
  });

  it('a refusal for being out of place names what is being decided instead', () => {
    const deciding = Object.values(rockwell.phases).filter(({ moves }) => moves.length > 0);
    for (const text of TEXTS) {
      for (const { rule } of deciding) {
        const said = text.refusal(refusal('notNow', rule));
        expect(said, rule).not.toBe(KERNEL_REASONS[text.language].notNow);
        check(text.language, said);
      }
    }
  });

  it('a refusal in another phase says for every verb when it becomes possible', () => {
    const deciding = Object.values(rockwell.phases).filter(({ moves }) => moves.length > 0);
    const phaseOrTime = /Phase I|fase I|auction|Angebotsabgabe|veiling|turn\b|Spielrunde|ronde/;
    for (const text of TEXTS) {
      const { notNow } = KERNEL_REASONS[text.language];
      for (const { verb } of rockwell.moves) {
        const when = text.refusal(refusal('notNow', ''), verb);
        expect(when, verb).not.toBe(notNow);
        expect(when, verb).toMatch(phaseOrTime);
        check(text.language, when);
        for (const { rule, moves } of deciding)
          if (!moves.some((move) => move.verb === verb))
            expect(text.refusal(refusal('notNow', rule), verb)).toBe(
              `${text.refusal(refusal('notNow', rule))} ${when}`,
            );
      }
    }
  });

  it('facts and prompts that random games seldom show have a text', () => {
    const facts: readonly RockwellFact[] = [
      { type: 'turnLimitReached', turn: 100 },
      { type: 'vpStayedHome', seat: 0 },
      { type: 'dieReset', seat: 0, crew: 1, power: 2, fee: 1500 },
      { type: 'extractionOrdered', seat: 0, space: 3 },
      { type: 'endConditionMet', seat: 0, condition: 'coreReached' },
      { type: 'endConditionMet', seat: 1, condition: 'achievements' },
      { type: 'dangerStruck', seat: 0, loss: 0, saved: 0, insurance: 0, lost: [0, 0, 0, 0] },
      { type: 'dangerStruck', seat: 0, loss: 1, saved: 1, insurance: 0, lost: [0, 0, 0, 0] },
      { type: 'dangerStruck', seat: 0, loss: 4, saved: 1, insurance: 2, lost: [0, 0, 0, 1] },
      { type: 'bootyShared', owner: 4, share: [0, 0, 0, 0], leftovers: [1, 0, 0, 0], priority: 'trigger' },
      { type: 'bootyShared', owner: 4, share: [0, 0, 0, 0], leftovers: [0, 0, 0, 0], priority: 'none' },
      { type: 'bootyTaken', seat: 0, cubes: [0, 0, 0, 0] },
      { type: 'gameEnded', winners: [0, 1, 2, 3], totals: [1, 1, 1, 1] },
      ...ACHIEVEMENTS.map((_, achievement): RockwellFact => ({
        type: 'achievementReached',
        seat: 0,
        achievement,
        prestige: 1,
      })),
      ...PLACE_NAMES.map((_, place): RockwellFact => ({ type: 'crewStayed', owner: 1, crew: 5, place })),
    ];
    for (const text of TEXTS) for (const fact of facts) check(text.language, text.fact(fact, NAMES) ?? '');
  });

  it('every source and option has a name', () => {
    for (const text of TEXTS) {
      for (const source of SCORE_SOURCES) check(text.language, text.source(source));
      for (const option of Object.keys(rockwell.options)) check(text.language, text.option(option));
      expect([text.source('toString'), text.option('toString')]).toEqual(['toString', 'toString']);
    }
  });
});

it('the score sheet shows plain prestige', () => {
  expect(TEXTS.map((text) => text.score(31))).toEqual(['31', '31', '31']);
});
