import type { Refusal } from '@pithead/kernel';
import type { GameText, Language, MessageValues } from '@pithead/text';
import { findText, isKeyOf, optionValueText, SHARED_TEXTS } from '@pithead/text';
import type { GlueckAufFact, GlueckAufView } from '../rules/index.ts';
import { CAGE_PLACES, COALS, TRANSPORTS } from '../rules/index.ts';
import { factText } from './facts.ts';
import type { ReasonMessages } from './messages.ts';
import type { Vocabulary } from './vocabulary.ts';
import { plyText } from './plies.ts';
import { promptText } from './prompts.ts';

/** `reasons` returns undefined until a browser has loaded the texts of refusals. */
export function createGameText(
  language: Language,
  words: Vocabulary,
  reasons: () => ReasonMessages | undefined,
): GameText<GlueckAufFact, GlueckAufView> {
  const { messages } = words;
  return {
    language,
    title: messages.title,
    prompt: (view, names) => promptText(words, view, names),
    ply: (ply, view) => plyText(words, language, ply, view),
    fact: (fact, names) => factText(words, fact, names),
    refusal: (refusal) => refusalText(words, language, reasons(), refusal),
    score: (points) => String(points).replace('-', '−'),
    scoreInWords: words.points,
    source: (id) => findText(messages.sources, id) ?? id,
    option: (id) => findText(messages.options, id) ?? id,
    optionValue: (value) => optionValueText(language, value),
  };
}

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

function refusalText(
  words: Vocabulary,
  language: Language,
  messages: ReasonMessages | undefined,
  { reason, rule, params }: Refusal,
): string {
  const shared = SHARED_TEXTS[language].reasons;
  if (messages === undefined) return findText(shared, reason) ?? shared.notNow;
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
