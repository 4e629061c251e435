import type { Refusal } from '@pithead/kernel';
import type { GameText, Language, Values } from '@pithead/text';
import { optionValueIn, SHARED } from '@pithead/text';
import type { GlueckAufFact, GlueckAufView } from '../rules/index.ts';
import { CAGE_PLACES, COALS, TRANSPORTS } from '../rules/index.ts';
import { factText } from './facts.ts';
import type { Words } from './names.ts';
import { plyText } from './plies.ts';
import { promptText } from './prompts.ts';

export function textOf(language: Language, words: Words): GameText<GlueckAufFact, GlueckAufView> {
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
    source: (id) => entry(messages.sources, id) ?? id,
    option: (id) => entry(messages.options, id) ?? id,
    optionValue: (value) => optionValueIn(language, value),
  };
}

/** Own keys only: ids may come from outside. */
const entry = (texts: Readonly<Record<string, string>>, id: string): string | undefined =>
  Object.hasOwn(texts, id) ? texts[id] : undefined;

function refusalText(words: Words, language: Language, { reason, params }: Refusal): string {
  const { reasons } = SHARED[language];
  const message = entry(words.messages.reasons, reason);
  return message === undefined
    ? (entry(reasons, reason) ?? reasons.notNow)
    : words.format(message, refusalValues(words, params));
}

/** Coals and transports are given by their ids. */
function refusalValues(words: Words, params: Refusal['params']): Values {
  const coal = COALS.findIndex((id) => id === params['coal']);
  const transport = TRANSPORTS.findIndex((id) => id === params['transport']);
  return {
    ...params,
    places: CAGE_PLACES,
    ...(coal >= 0 && { coal: words.coal(coal) }),
    ...(transport >= 0 && { transport: words.transport(transport) }),
  };
}
