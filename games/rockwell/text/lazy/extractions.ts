import type { RockwellFact } from '../../rules/index.ts';
import { CARDS, pileOfCard, sum } from '../../rules/index.ts';
import type { Messages, BootyPortion } from '../messages.ts';
import type { Vocabulary } from '../vocabulary.ts';

type Of<T extends RockwellFact['type']> = Extract<RockwellFact, { type: T }>;

export function cardText(words: Vocabulary, { card }: Of<'cardDrawn'>): string {
  const { danger, safe } = words.messages.facts.cardDrawn;
  return words.format(CARDS[card]?.danger === true ? danger : safe, {
    pile: pileOfCard(card) + 1,
    cubes: words.cubes(CARDS[card]?.cubes ?? []),
  });
}

/** Priority is explained only if there are leftovers. RW-11.6 */
export function shareForm({ share, leftovers }: Of<'bootyShared'>): BootyPortion {
  if (sum(leftovers) > 0) return sum(share) > 0 ? 'both' : 'leftovers';
  return sum(share) > 0 ? 'share' : 'nothing';
}

export function dangerForm({
  loss,
  saved,
  insurance,
}: Of<'dangerStruck'>): keyof Messages['facts']['dangerStruck'] {
  if (loss === 0) return 'nothing';
  if (saved > 0) return insurance > 0 ? 'both' : 'safety';
  return insurance > 0 ? 'insurance' : 'unprotected';
}
