import type { PlyAssessment } from '@pithead/bots';
import type { GameParts } from '@pithead/games/loaded';
import { LOADED_GAMES } from '@pithead/games/loaded';
import type { Ply } from '@pithead/kernel';
import { keyFromHex, Match } from '@pithead/kernel';
import { packOffers } from '@pithead/protocol';
import type { Language } from '@pithead/text';
import { describe, expect, test } from 'vitest';
import { createFakeWorkers, fastTimer } from '../testing/fakeWorkers.ts';
import { TEST_KEY } from '../testing/runCli.ts';
import { cliTranslator } from '../text/index.ts';
import { inputContextOf } from '@pithead/text/input';
import { hintLine } from './hint.ts';
import { SessionBots } from '../bots/sessionBots.ts';

const gameParts = LOADED_GAMES['rockwell'] as GameParts;
const match = Match.start(gameParts.game, { names: ['A', 'B'], options: {}, key: keyFromHex(TEST_KEY) });
const [best, next] = match.offers(0) as [Ply, Ply];

function hint(language: Language, second: Partial<PlyAssessment>): string {
  const reason: PlyAssessment = {
    ply: best,
    value: 0.62,
    spread: 0,
    visits: 100,
    sources: { deliveries: 12.4, money: 3 },
  };
  const text = gameParts.text(language);
  const advice = { ply: best, reasons: [reason, { ...reason, ply: next, ...second }] };
  const state = { view: match.view(0), offers: packOffers(match.offers(0)) };
  const { choices } = inputContextOf(gameParts.game, text, state);
  return hintLine(advice, choices, text, cliTranslator(language)).replaceAll('\u00a0', ' ');
}

describe('a hint', () => {
  test.each([
    [
      'de',
      'Siegchance etwa 62 %; zweitbeste Wahl ist 2) 2.000 $ mehr bieten: ' +
        'am Ende 3 Prestigepunkte weniger, vor allem „Auslieferungen“',
    ],
    [
      'en',
      'chance of winning about 62%; next best 2) Bid $2,000 more: ' +
        '3 prestige points less in the end, mostly “Deliveries”',
    ],
    [
      'nl',
      'winstkans ongeveer 62%; de op één na beste keuze is 2) $ 2.000 meer bieden: ' +
        'aan het eind 3 prestigepunten minder, vooral “Leveringen”',
    ],
  ] as const)('a hint gives its reasons in %s', (language, why) => {
    expect(hint(language, { value: 0.58, sources: { deliveries: 9.4, money: 3 } })).toContain(` – ${why}`);
  });

  test('a hint compares chances of winning if the points hardly differ', () => {
    const sources = { deliveries: 12.4, money: 3.2 };
    expect(hint('en', { sources, value: 0.58 })).toMatch(/: chance of winning about 58%$/);
    expect(hint('en', { sources, value: 0.62 })).toMatch(/: about as good$/);
  });

  test('a hint names a source of points only if most of the difference comes from it', () => {
    expect(hint('en', { sources: { deliveries: 11.4, money: 1.5 } })).toMatch(
      /: 3 prestige points less in the end, mostly “Bonus points for money”$/,
    );
    expect(hint('en', { sources: { deliveries: 11, money: 1.6, zinc: -1.4 } })).toMatch(
      /: 3 prestige points less in the end/,
    );
  });

  test('a hint does not compare with plies that were hardly tried', () => {
    expect(hint('en', { visits: 1 })).toMatch(/ – chance of winning about 62%$/);
  });

  test('if the worker fails, the hint is a greedy ply without reasons', async () => {
    const bots = new SessionBots(createFakeWorkers((_, listener) => listener.failed()).open, fastTimer);
    const advice = await bots.advise(gameParts, match, 0);
    bots.end();
    expect(match.refuse(0, advice.ply)).toBeUndefined();
    expect(advice.reasons).toEqual([]);
  });
});
