import { LOADED_GAMES } from '@pithead/games/loaded';
import { firstPending, keyFromSeed, Match } from '@pithead/kernel';
import { LANGUAGES } from '@pithead/text';
import { describe, expect, it } from 'vitest';
import { pendingDecisionText } from './pendingDecisionText.ts';

const NAMES = ['Ann', 'Ben', 'Cleo'];

describe.each(Object.entries(LOADED_GAMES))('“not now” in %s', (_, { game, text }) => {
  const match = Match.start(game, { names: NAMES, options: {}, key: keyFromSeed('not now') });
  const seat = firstPending(match.state);
  const view = game.view(match.state, seat);
  const verb = game.moves.find((move) => match.refuse(seat, [move.verb, 0])?.reason === 'notNow')?.verb ?? '';

  it.each(LANGUAGES)('the sentence names the refused action and the pending decision (%s)', (language) => {
    const words = text(language);
    const sentence = pendingDecisionText('notNow', words, { ply: [verb, 0], view, names: NAMES });
    expect(sentence).toContain(words.ply([verb, -1], view, NAMES));
    expect(sentence).toContain(words.prompt(view, NAMES));
  });

  it('a reason that says more stays as it is', () =>
    expect(
      pendingDecisionText('gameOver', text('en'), { ply: [verb, 0], view, names: NAMES }),
    ).toBeUndefined());
});
