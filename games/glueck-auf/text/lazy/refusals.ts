import type { Refusal } from '@pithead/kernel';
import type { Language, MessageValues } from '@pithead/text';
import { findText, isKeyOf, KERNEL_REASONS } from '@pithead/text';
import { CAGE_PLACES, COALS, TRANSPORTS } from '../../rules/index.ts';
import type { ReasonMessages } from '../messages.ts';
import type { Vocabulary } from '../vocabulary.ts';

/** The kernel refuses a move of another phase as `notNow`, with the rule of the present phase. */
const PHASE_OF_RULE = {
  'GA-2.8': 'draft',
  'GA-3.1': 'turn',
  'GA-5.5': 'drawnTiles',
  'GA-5.8': 'shortage',
  'GA-5.10': 'returned',
  'GA-6.1': 'mining',
  'GA-6.9': 'secondCube',
  'GA-9.2': 'drawnOrders',
  'GA-13.7': 'endOfTurn',
} as const satisfies Record<string, keyof ReasonMessages['notNow']>;

export function refusalText(
  words: Vocabulary,
  language: Language,
  messages: ReasonMessages,
  { reason, rule, params }: Refusal,
): string {
  const shared = KERNEL_REASONS[language];
  if (reason === 'notNow' && isKeyOf(PHASE_OF_RULE, rule)) return messages.notNow[PHASE_OF_RULE[rule]];
  const message = findText(messages.reasons, reason);
  return message === undefined
    ? (findText(shared, reason) ?? shared.notNow)
    : words.format(message, refusalValues(words, params));
}

function refusalValues(words: Vocabulary, params: Refusal['params']): MessageValues {
  const coal = COALS.findIndex((id) => id === params['coal']);
  const transport = TRANSPORTS.findIndex((id) => id === params['transport']);
  return {
    ...params,
    places: CAGE_PLACES,
    ...(coal >= 0 && { coal: words.coal(coal) }),
    ...(transport >= 0 && { transportOrder: words.transportOrder(transport) }),
  };
}
