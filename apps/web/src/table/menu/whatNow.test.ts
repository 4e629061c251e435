import { LOADED_GAMES } from '@pithead/games/loaded';
import { firstPending, keyFromSeed, Match } from '@pithead/kernel';
import { packOffers } from '@pithead/protocol';
import { LANGUAGES } from '@pithead/text';
import { describe, expect, it } from 'vitest';
import { verbName } from '../../net/pendingDecisionText.ts';
import { groupChoices } from './whatNow.ts';

const NAMES = ['Ann', 'Ben', 'Cleo'];

describe.each(Object.entries(LOADED_GAMES))('choices of %s', (_, { game, text }) => {
  const match = Match.start(game, { names: NAMES, options: {}, key: keyFromSeed('choices') });
  const seat = firstPending(match.state);
  const view = game.view(match.state, seat);

  it.each(LANGUAGES)('every verb has a name of its own (%s)', (language) => {
    const verbs = game.moves.map(({ verb }) => verbName(text(language), verb, view, NAMES));
    expect(verbs.filter((name) => /^(?:Diese|There|Die) /.test(name))).toEqual([]);
    expect(verbs.every((name) => name.length > 2)).toBe(true);
  });

  it('the offers are grouped by verb, counted, and named as on the board', () => {
    const offers = match.offers(seat);
    const groups = groupChoices(packOffers(offers), text('en'), view, NAMES);
    expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(offers.length);
    for (const { choices, count } of groups) {
      expect(choices.length).toBeLessThanOrEqual(Math.min(count, 12));
      for (const choice of choices) expect(choice.text).toBe(text('en').ply(choice.ply, view, NAMES));
    }
  });
});
