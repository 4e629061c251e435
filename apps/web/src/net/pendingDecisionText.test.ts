import { LOADED_GAMES } from '@pithead/games/loaded';
import { firstPending, keyFromSeed, Match, refusal } from '@pithead/kernel';
import { KERNEL_REASONS, LANGUAGES } from '@pithead/text';
import { describe, expect, it } from 'vitest';
import { pendingDecisionText } from './pendingDecisionText.ts';

const NAMES = ['Ann', 'Ben', 'Cleo'];

describe.each(Object.entries(LOADED_GAMES))('“not now” in %s', (_, { game, text }) => {
  const match = Match.start(game, { names: NAMES, options: {}, key: keyFromSeed('not now') });
  const seat = firstPending(match.state);
  const view = game.view(match.state, seat);
  const verb = game.moves.find((move) => match.refuse(seat, [move.verb, 0])?.reason === 'notNow')?.verb ?? '';
  const choice = { ply: [verb, 0] as const, view, names: NAMES };

  it.each(LANGUAGES)('a refusal never only says that it is not the time (%s)', (language) => {
    const { notNow, notYourTurn } = KERNEL_REASONS[language];
    const why = match.refuse(seat, choice.ply);
    const waiting = match.refuse((seat + 1) % NAMES.length, choice.ply);
    for (const refused of [why, waiting]) {
      if (refused === undefined) throw new Error(`${verb} is not refused`);
      expect([notNow, notYourTurn]).not.toContain(pendingDecisionText(refused, text(language), choice));
    }
  });

  it.each(LANGUAGES)(
    'a shared sentence names the refused action and the pending decision (%s)',
    (language) => {
      const reasons = KERNEL_REASONS[language];
      const words = { ...text(language), refusal: () => reasons.notNow };
      const sentence = pendingDecisionText(refusal('notNow', 'X-1'), words, choice);
      expect(sentence).toContain(words.ply([verb, -1], view, NAMES));
      expect(sentence).toContain(words.prompt(view, NAMES));
    },
  );

  it('a sentence of the game stays as it is', () =>
    expect(pendingDecisionText(refusal('gameOver', ''), text('en'), choice)).toBe(
      KERNEL_REASONS.en.gameOver,
    ));
});
