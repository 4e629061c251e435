import type { MessageValues } from '@pithead/text';
import type { RockwellFact } from '../../rules/index.ts';
import {
  ACHIEVEMENTS_TO_END,
  BONUSES,
  CORE_TO_END,
  LAST_TIER,
  RESOURCES,
  sum,
  TILES,
  WORKSHOP,
} from '../../rules/index.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { dangerForm, shareForm, cardText } from './extractions.ts';

type Of<T extends RockwellFact['type']> = Extract<RockwellFact, { type: T }>;

export function factFormText(
  words: Vocabulary,
  fact: RockwellFact,
  names: readonly string[],
  values: MessageValues,
): string | undefined {
  const { format, messages } = words;
  const { facts } = messages;
  switch (fact.type) {
    case 'bidRevealed':
      return bidText(words, fact, values);
    case 'crewBribed':
      return format(facts.crewBribed[fact.fee > 0 ? 'paid' : 'free'], values);
    case 'tileRevealed': {
      const { pile = 0, income = [] } = TILES[fact.tile] ?? {};
      return format(facts.tileRevealed, { ...values, pile, income: words.cubes(income) });
    }
    case 'cardDrawn':
      return cardText(words, fact);
    case 'bootyShared':
      return format(facts.bootyShared[fact.owner < names.length ? 'player' : 'al'][shareForm(fact)], {
        ...values,
        priority: fact.priority === 'none' ? '' : messages.priority[fact.priority],
      });
    case 'dangerStruck':
      return format(facts.dangerStruck[dangerForm(fact)], values);
    case 'tradedUnseen':
      // Others only know that there was a transaction. RW-3.6
      return format(facts.tradedUnseen[fact.resource < 0 ? 'hidden' : fact.buys ? 'buys' : 'sells'], values);
    case 'renounced':
      return format(facts.renounced[fact.board === WORKSHOP ? 'workshop' : 'stockExchange'], values);
    case 'alImproved':
      return format(facts.alImproved[fact.seat < 0 ? 'byItself' : 'chosen'], values);
    case 'endConditionMet':
      return format(facts.endConditionMet[fact.condition], {
        ...values,
        players: CORE_TO_END[names.length] ?? names.length,
        achievements: ACHIEVEMENTS_TO_END,
        tier: LAST_TIER,
      });
    case 'bonusScored':
      return bonusText(words, fact, names);
    case 'gameEnded':
      return endText(words, fact, names);
    default:
      return undefined;
  }
}

function bonusText(
  words: Vocabulary,
  { bonus, holdings, prestige }: Of<'bonusScored'>,
  names: readonly string[],
): string {
  const { messages, format } = words;
  const held = (amount: number): string =>
    bonus < RESOURCES.length ? words.counted(bonus, amount) : words.money(amount);
  const ranked = holdings.map((holding, seat) =>
    format(messages.ranked, { name: names[seat] ?? '', points: prestige[seat] ?? 0, holding: held(holding) }),
  );
  return format(messages.facts.bonusScored, {
    bonus: messages.sources[BONUSES[bonus] ?? BONUSES[0]],
    ranked: ranked.join(', '),
  });
}

/** A single winner with tied points has won by the tie-breaks. RW-19.5 */
function endText(words: Vocabulary, { winners, totals }: Of<'gameEnded'>, names: readonly string[]): string {
  const { one, tieBreak, shared } = words.messages.facts.gameEnded;
  const points = totals[winners[0] ?? 0] ?? 0;
  const equal = totals.filter((total) => total === points).length;
  const message = winners.length > 1 ? shared : equal > 1 ? tieBreak : one;
  return words.format(message, { name: words.list(winners.map((seat) => names[seat] ?? '')), points });
}

function bidText(words: Vocabulary, fact: Of<'bidRevealed'>, values: MessageValues): string {
  const { nothing, money, cubes } = words.messages.facts.bidRevealed;
  const message = sum(fact.cubes) > 0 ? cubes : fact.money > 0 ? money : nothing;
  return words.format(message, { ...values, goods: words.goods(fact.money, fact.cubes) });
}
