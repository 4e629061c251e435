/** What the page asks the table for, in every position of random games. */
import type { Ply } from '@pithead/kernel';
import { LANGUAGES } from '@pithead/text';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SiberiaFact, SiberiaView } from '../rules/index.ts';
import { ACTIONS, CITIES, DRAWN_EACH_ROUND, EXCHANGES, PLACES, RESOURCES, TILES } from '../rules/index.ts';
import { siberiaText } from '../text/index.ts';
import { textFaults } from '../text/testing/textFaults.ts';
import type { SiberiaMatch } from '../text/testing/randomPlay.ts';
import { playRandomly, startMatch } from '../text/testing/randomPlay.ts';
import { handSlots } from './actionForecast.ts';
import { loadRoundSheet } from './lazy/roundSheet.ts';
import { hintTexts, loadReasonTexts, scoring } from './lazyParts.tsx';
import { actions, hasNoEffect, logHeading } from './summary.ts';
import { targetOf } from './targetOf.ts';
import { loadTexts } from './words.ts';

const NAMES = ['Änne', 'Bo', 'Cem'];
const SEATS = NAMES.map((_, seat) => seat);

beforeAll(async () => {
  await Promise.all(LANGUAGES.flatMap((language) => [loadTexts(language), loadReasonTexts(language)]));
});

function packed(offers: readonly Ply[]): Record<string, number[]> {
  const result: Record<string, number[]> = {};
  for (const [verb, noun] of offers) (result[verb] ??= []).push(noun);
  return result;
}

/** Every `data-at` that the table gives to things that can be selected. */
const ANCHORS = new Set(
  [
    ...ACTIONS.map((_, action) => `action-${action}`),
    `action-${ACTIONS.length}`,
    ...CITIES.map((_, city) => `side-${city}`),
    ...TILES.flatMap((_, tile) => [
      `research-${tile}`,
      ...ACTIONS.map((_action, place) => `tile-${tile}-${place}`),
    ]),
    ...RESOURCES.map((_, resource) => `supply-${resource}`),
    ...PLACES.map((_, place) => `place-${place}`),
    ...Array.from({ length: EXCHANGES }, (_, field) => [
      `exchange-${field}`,
      ...SEATS.map((seat) => `salesman-${seat}-${field}`),
    ]).flat(),
    ...ACTIONS.map((_, action) => `investment-${action}`),
  ].map((anchor) => `[data-at="${anchor}"]`),
);

function eachPosition(seed: string, look: (match: SiberiaMatch, seat: number) => void): SiberiaMatch {
  const match = startMatch(NAMES, { roundLimit: 30 }, seed);
  playRandomly(match, seed, () => {
    for (const seat of SEATS) if (match.offers(seat).length > 0) look(match, seat);
  });
  return match;
}

describe('targets and reasons', () => {
  test('every offered ply has a target on the table or a button in the prompt bar', () => {
    eachPosition('targets', (match, seat) => {
      const view = match.view(seat);
      const offers = match.offers(seat);
      const buttons = actions(view, packed(offers), siberiaText('en'), 'en').flatMap(({ plies }) => plies);
      for (const ply of offers) {
        const target = targetOf(ply, view);
        if (target !== undefined) expect(ANCHORS).toContain(target);
        else expect(buttons).toContainEqual(ply);
      }
    });
  });

  test('plies that are not offered, even unknown ones, have no target or one of these', () => {
    const view = startMatch(NAMES, {}, 'none').view(undefined);
    expect(targetOf(['toString', 0], view)).toBeUndefined();
    expect(targetOf(['placeTile', -1], view)).toMatch(/^\[data-at="action-/);
  });

  test.each(LANGUAGES)('the reason of a hint is a short clause without faults in %s', (language) => {
    const verbs = new Set<string>();
    eachPosition(`reasons ${language}`, (match, seat) => {
      const view = match.view(seat);
      for (const ply of match.offers(seat)) {
        const reason = hintTexts()?.reasonOf(ply, view, language)?.text;
        if (reason === undefined) continue;
        verbs.add(ply[0]);
        expect(textFaults(language, reason)).toEqual([]);
        expect(reason.length).toBeLessThan(90);
      }
    });
    for (const verb of ['placeTile', 'execute', 'sell', 'placeCube', 'moveWorker', 'sendSalesman'])
      expect(verbs).toContain(verb);
  });
});

test('SB-5.8: what has no effect says so, so that it can be confirmed before it is played', () => {
  const { ply: text } = siberiaText('en');
  let found = 0;
  eachPosition('wasted', (match, seat) => {
    const view = match.view(seat);
    for (const ply of match.offers(seat)) {
      if (ply[0] !== 'execute') expect(hasNoEffect(ply, view)).toBe(false);
      else expect(text(ply, view, NAMES).endsWith('no effect')).toBe(hasNoEffect(ply, view));
      if (hasNoEffect(ply, view)) found++;
    }
  });
  expect(found).toBeGreaterThan(0);
});

test('SB-4.1: a placed tile leaves an empty slot, and the others stay where they are', () => {
  const match = startMatch(NAMES, {}, 'slots');
  while (match.state.steps.at(-1)?.at === 'sides') {
    const seat = SEATS.find((each) => match.offers(each).length > 0) ?? 0;
    match.play(seat, [match.offers(seat)[0] as Ply]);
  }
  const slots = () => handSlots(match.view(0).players[0] as SiberiaView['players'][number]);
  const tiles = slots().map(({ tile }) => tile);
  for (let placed = 0; placed <= DRAWN_EACH_ROUND; placed++) {
    expect(slots().map(({ tile }) => tile)).toEqual(tiles);
    expect(slots().filter(({ isInHand }) => !isInHand)).toHaveLength(placed);
    const next = match.offers(0).find(([verb]) => verb === 'placeTile');
    if (next !== undefined) match.play(0, [next]);
  }
});

describe('the end of a round', () => {
  test.each(LANGUAGES)('the sheet says what each seat earned in this round, in %s', async (language) => {
    const fill = await loadRoundSheet(language);
    const match = startMatch(NAMES, { roundLimit: 30 }, 'sheets');
    const text = siberiaText(language);
    let [begin, moments] = [0, 0];
    let start: readonly number[] = [0, 0, 0];
    let before = match.view(0);
    const look = (): void => {
      const facts: SiberiaFact[] = match.factLogFor(0).map(({ fact }) => fact);
      const after = match.view(0);
      if (facts.slice(begin).some(scoring.isScored)) {
        const sheet = fill({ facts: facts.slice(begin), before, after, names: NAMES, viewer: 0 });
        const money = after.players.map((player) => player.money);
        expect(sheet.totals.before).toEqual(start.map(text.score));
        expect(sheet.totals.after).toEqual(money.map(text.score));
        for (const line of [sheet.title, sheet.summary, ...sheet.rows.map(({ label }) => label)])
          expect(textFaults(language, line)).toEqual([]);
        for (const { cells } of sheet.rows) expect(cells).toHaveLength(NAMES.length);
        [begin, start] = [facts.length, money];
        moments++;
      }
      before = after;
    };
    playRandomly(match, 'sheets', look);
    expect(moments).toBe(match.state.round - 1);
  });

  test('the log has a heading for the set-up and for every round', () => {
    const match = eachPosition('headings', () => undefined);
    const headings = match.factLogFor(0).flatMap(({ fact }) => logHeading(fact, 'en') ?? []);
    const rounds = Array.from({ length: match.state.round }, (_, round) => `Round ${round + 1}`);
    expect(headings).toEqual(['Set-up', ...rounds]);
  });
});
