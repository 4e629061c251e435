/** What the page asks the table for, in positions of random games. */
import { packOffers } from '@pithead/protocol';
import { LANGUAGES } from '@pithead/text';
import { beforeAll, describe, expect, test } from 'vitest';
import type { RockwellFact, RockwellView } from '../rules/index.ts';
import { AL, CORE, crewIndex, DELIVERY_PILES, RESOURCES, SLOTS, SPACES, vpNoun } from '../rules/index.ts';
import { rockwellText } from '../text/index.ts';
import type { RockwellMatch } from '../text/testing/randomPlay.ts';
import { playRandomly, startMatch } from '../text/testing/randomPlay.ts';
import { textFaults } from '../text/testing/textFaults.ts';
import { reasonOf } from './lazy/hintReason.ts';
import { turnSheet } from './lazy/turnSheet.ts';
import { lazyTablePart, loadTexts, scoring } from './lazyParts.tsx';
import { actions, logHeading, targetOf } from './summary.ts';

const GAMES = [
  ['Änne', 'Bo'],
  ['Änne', 'Bo', 'Cem', 'Dora'],
];

beforeAll(async () => {
  for (const language of LANGUAGES) {
    await loadTexts(language);
    await lazyTablePart.load(language);
  }
});

const count = (many: number): number[] => Array.from({ length: many }, (_, each) => each);

/** Everything that the table draws for selecting, whatever the state. */
const ANCHORS = new Set([
  ...count(SPACES).flatMap((space) => [`[data-place="${space}"]`, `[data-at="shaft-${space}"]`]),
  ...count(3).flatMap((board) => count(SLOTS).map((slot) => `[data-at="slot-${vpNoun(board, slot)}"]`)),
  ...count(crewIndex(AL + 2, 0)).map((crew) => `[data-at="crew-${crew}"]`),
  ...RESOURCES.map((_, metal) => `[data-at="price-${metal}"]`),
  ...count(RESOURCES.length + 1).map((amount) => `[data-at="amount-${amount}"]`),
  ...DELIVERY_PILES.map((_, pile) => `[data-at="delivery-${pile}"]`),
  ...['mobility', 'safety'].map((kind) => `[data-at="level-${kind}"]`),
  '.rw-bid [data-main]',
  '.rw-form [data-main]',
]);
/** Borders and the core can be selected only with a crew; chips name their ply. */
const SOMETIMES = new RegExp(
  `^\\[data-place="(${count(SPACES + 1)
    .map((place) => place + SPACES)
    .join('|')})"\\]$|^\\[data-ply="[a-zA-Z]+-\\d+"\\]$`,
);

function eachPosition(
  names: readonly string[],
  seed: string,
  look: (match: RockwellMatch, seat: number) => void,
): RockwellMatch {
  const match = startMatch(names, { turnLimit: 50 }, seed);
  playRandomly(match, seed, () => {
    for (const seat of names.keys()) if (match.offers(seat).length > 0) look(match, seat);
  });
  return match;
}

describe('targets and reasons', () => {
  test.each(GAMES)(
    'every offered ply of %s and %s has a target or a button in the prompt bar',
    (...names) => {
      const faults = new Set<string>();
      eachPosition(names, 'targets', (match, seat) => {
        const view = match.view(seat);
        const offers = match.offers(seat);
        const buttons = actions(view, packOffers(offers), rockwellText('en'), 'en').flatMap(
          ({ plies }) => plies,
        );
        for (const ply of offers) {
          const target = targetOf(ply, view);
          const isButton = buttons.some(([verb, noun]) => verb === ply[0] && noun === ply[1]);
          if (target === undefined && !isButton) faults.add(ply.join(' '));
          for (const each of target?.split(', ') ?? [])
            if (!ANCHORS.has(each) && !SOMETIMES.test(each)) faults.add(`${ply.join(' ')}: ${each}`);
        }
      });
      expect([...faults]).toEqual([]);
    },
  );

  test('unknown plies have no target, and impossible nouns do no harm', () => {
    const view = startMatch(['Änne', 'Bo'], {}, 'none').view(undefined);
    expect(targetOf(['toString', 0], view)).toBeUndefined();
    for (const verb of ['activate', 'bribe', 'moveShaft', 'trade', 'improve'])
      for (const noun of [-1, CORE, 9999]) expect(() => targetOf([verb, noun], view)).not.toThrow();
  });

  test.each(LANGUAGES)('the reason of a hint is a short clause without faults in %s', (language) => {
    const verbs = new Set<string>();
    const reasons = new Set<string>();
    eachPosition(['Änne', 'Bo', 'Cem'], 'reasons', (match, seat) => {
      const view = match.view(seat);
      for (const ply of match.offers(seat)) {
        const reason = reasonOf(ply, view, language)?.text;
        if (reason === undefined) continue;
        verbs.add(ply[0]);
        reasons.add(reason);
      }
    });
    for (const reason of reasons) {
      expect(textFaults(language, reason)).toEqual([]);
      expect(reason.length).toBeLessThan(90);
    }
    for (const verb of ['activate', 'trade', 'improve']) expect(verbs).toContain(verb);
  });
});

describe('the end of a turn', () => {
  test.each(LANGUAGES)('is a heading of the log and a sheet with what everybody got in %s', (language) => {
    const names = ['Änne', 'Bo', 'Cem'];
    let before: RockwellView | undefined;
    let seen = 0;
    const sheets: string[] = [];
    const match = startMatch(names, { turnLimit: 50 }, 'sheet');
    playRandomly(match, 'sheet', () => {
      const facts = match.factLogFor(0).map(({ fact }) => fact);
      const end = facts.findLastIndex((fact) => scoring.isScored(fact));
      if (end >= seen && before !== undefined) {
        const after = match.view(0);
        const sheet = turnSheet(language)({ facts: facts.slice(seen), before, after, names, viewer: 0 });
        expect(sheet.title).toContain(String(before.turn));
        expect(textFaults(language, sheet.summary)).toEqual([]);
        for (const { cells } of sheet.rows) expect(cells).toHaveLength(names.length);
        for (const [seat, total] of sheet.totals.after.entries())
          expect(Number(total)).toBeGreaterThanOrEqual(Number(sheet.totals.before[seat]));
        expect(logHeading(facts[end] as RockwellFact, language)).toContain(String(after.turn));
        sheets.push(sheet.summary);
        seen = end + 1;
      }
      before = match.view(0);
    });
    expect(sheets.length).toBeGreaterThan(1);
  });
});
