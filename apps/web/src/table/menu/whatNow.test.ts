import { LOADED_GAMES } from '@pithead/games/loaded';
import { firstPending, keyFromSeed, Match } from '@pithead/kernel';
import { packOffers } from '@pithead/protocol';
import { LANGUAGES } from '@pithead/text';
import { describe, expect, it } from 'vitest';
import { loadHelp } from '../../help/loadHelp.ts';
import { verbName } from '../../net/pendingDecisionText.ts';
import { groupChoices } from './whatNow.ts';

const NAMES = ['Ann', 'Ben', 'Cleo'];

describe.each(Object.entries(LOADED_GAMES))('choices of %s', (id, { game, text }) => {
  const match = Match.start(game, { names: NAMES, options: {}, key: keyFromSeed('choices') });
  const seat = firstPending(match.state);
  const view = game.view(match.state, seat);
  const rules = Object.fromEntries(game.moves.map(({ verb, rule }) => [verb, rule]));

  it.each(LANGUAGES)('every verb has a name of its own (%s)', (language) => {
    const verbs = game.moves.map(({ verb }) => verbName(text(language), verb, view, NAMES));
    expect(verbs.filter((name) => /^(?:Diese|There|Die) /.test(name))).toEqual([]);
    expect(verbs.every((name) => name.length > 2)).toBe(true);
  });

  it.each(LANGUAGES)('the offers are grouped, counted, and named as on the board (%s)', async (language) => {
    const help = await loadHelp(id, language);
    const offers = match.offers(seat);
    const groups = groupChoices(packOffers(offers), {
      text: text(language),
      view,
      names: NAMES,
      rules,
      help,
    });
    expect(groups.reduce((sum, { plies }) => sum + plies.length, 0)).toBe(offers.length);
    for (const { choices, plies, rule } of groups) {
      expect(rule).toMatch(/^[A-Z]{2}-\d/);
      expect(choices.length).toBeLessThanOrEqual(Math.min(plies.length, 12));
      for (const choice of choices) expect(choice.text).toBe(text(language).ply(choice.ply, view, NAMES));
    }
  });

  it('without help the offers are grouped by verb', () => {
    const offers = packOffers(match.offers(seat));
    const context = { text: text('en'), view, names: NAMES, rules, help: undefined };
    expect(groupChoices(offers, context).map((group) => group.id)).toEqual(Object.keys(offers));
  });
});
