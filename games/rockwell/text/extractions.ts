/** What the log says of an extraction: its card, who gets what and why, and what danger takes. */
import type { RockwellFact } from '../rules/index.ts';
import { CARDS, CARDS_PER_PILE, sum } from '../rules/index.ts';
import type { Portion } from './messages.ts';
import type { Words } from './names.ts';

type Of<T extends RockwellFact['type']> = Extract<RockwellFact, { type: T }>;

export function tellCard(words: Words, { card }: Of<'cardDrawn'>): string {
  const { danger, safe } = words.messages.facts.cardDrawn;
  return words.format(CARDS[card]?.danger === true ? danger : safe, {
    pile: Math.floor(card / CARDS_PER_PILE) + 1,
    cubes: words.cubes(CARDS[card]?.cubes ?? []),
  });
}

/** Who has priority without any leftovers needs no reason for it. What falls to Al returns to the supply. RW-11.6, RW-21.8 */
export function tellShare(words: Words, { owner, share, leftovers, priority }: Of<'bootyShared'>, names: readonly string[]): string {
  const { messages } = words;
  const forms = messages.facts.bootyShared[owner < names.length ? 'player' : 'al'];
  return words.format(forms[portionOf(sum(share) > 0, sum(leftovers) > 0)], {
    owner: words.owner(owner, names),
    share: words.cubes(share),
    leftovers: words.cubes(leftovers),
    priority: priority === 'none' ? '' : messages.priority[priority],
  });
}

function portionOf(hasShare: boolean, hasLeftovers: boolean): Portion {
  if (hasLeftovers) return hasShare ? 'both' : 'leftovers';
  return hasShare ? 'share' : 'nothing';
}

/** RW-12.3 to RW-12.6 */
export function tellDanger(words: Words, { loss, saved, insurance, lost }: Of<'dangerStruck'>, name: string): string {
  const { dangerStruck } = words.messages.facts;
  let form: keyof typeof dangerStruck = 'unprotected';
  if (loss === 0) form = 'nothing';
  else if (saved > 0) form = insurance > 0 ? 'both' : 'safety';
  else if (insurance > 0) form = 'insurance';
  return words.format(dangerStruck[form], { name, loss, saved, insurance, lost: words.cubes(lost) });
}
