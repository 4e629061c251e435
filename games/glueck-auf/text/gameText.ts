import type { Refusal } from '@pithead/kernel';
import type { GameText, Language, MessageValues } from '@pithead/text';
import { findText, optionValueText, SHARED_TEXTS } from '@pithead/text';
import type { GlueckAufFact, GlueckAufView } from '../rules/index.ts';
import { CAGE_PLACES, COALS, TRANSPORTS } from '../rules/index.ts';
import { factText } from './facts.ts';
import type { Vocabulary } from './vocabulary.ts';
import { plyText } from './plies.ts';
import { promptText } from './prompts.ts';

export function createGameText(
  language: Language,
  words: Vocabulary,
): GameText<GlueckAufFact, GlueckAufView> {
  const { messages } = words;
  return {
    language,
    title: messages.title,
    prompt: (view, names) => promptText(words, view, names),
    ply: (ply, view) => plyText(words, language, ply, view),
    fact: (fact, names) => factText(words, fact, names),
    refusal: (refusal) => refusalText(words, language, refusal),
    score: (points) => String(points).replace('-', '−'),
    scoreInWords: words.points,
    source: (id) => findText(messages.sources, id) ?? id,
    option: (id) => findText(messages.options, id) ?? id,
    optionValue: (value) => optionValueText(language, value),
  };
}

function refusalText(words: Vocabulary, language: Language, { reason, params }: Refusal): string {
  const { reasons } = SHARED_TEXTS[language];
  const message = findText(words.messages.reasons, reason);
  return message === undefined
    ? (findText(reasons, reason) ?? reasons.notNow)
    : words.format(message, refusalValues(words, params));
}

function refusalValues(words: Vocabulary, params: Refusal['params']): MessageValues {
  const coal = COALS.findIndex((id) => id === params['coal']);
  const transport = TRANSPORTS.findIndex((id) => id === params['transport']);
  return {
    ...params,
    places: CAGE_PLACES,
    ...(coal >= 0 && { coal: words.coal(coal) }),
    ...(transport >= 0 && { transport: words.transport(transport) }),
  };
}
