import type { Ply, Refusal } from '@pithead/kernel';
import type { GameText } from '@pithead/text';
import type { InputContext } from '@pithead/text/input';
import { findOffer, matchPlies } from '@pithead/text/input';
import type { TranslateCliMessage } from '../text/index.ts';
import type { RefusedOption } from './refusedPlies.ts';

const MAX_EXPLAINED = 8;

/** A sentence; undefined if the ply is legal. Asynchronous, because a server may have to be asked. */
export type WhyNot = (ply: Ply) => string | undefined | Promise<string | undefined>;

export function refusalWithRule(refusal: Refusal, text: GameText, ply?: Ply): string {
  const sentence = text.refusal(refusal, ply?.[0]);
  return refusal.rule === '' ? sentence : `${sentence} (${refusal.rule})`;
}

export function explainQuestion(
  context: InputContext,
  translate: TranslateCliMessage,
  question: string,
  whyNot: WhyNot,
): Promise<string[]> | string[] {
  const match = matchPlies(context, question);
  if ('number' in match) return [translate('noSuchNumber', { number: match.number })];
  if ('noun' in match) return [translate('noSuchNoun', { noun: match.noun, options: match.near.join(', ') })];
  if (match.plies.length === 0) return [translate('whyWhat', { text: question })];
  return explainPlies(context, translate, match.plies, whyNot);
}

export async function explainPlies(
  context: InputContext,
  translate: TranslateCliMessage,
  plies: readonly Ply[],
  whyNot: WhyNot,
): Promise<string[]> {
  const { text, view, choices } = context;
  const lines: string[] = [];
  for (const ply of plies.slice(0, MAX_EXPLAINED)) {
    const thing = text.ply(ply, view);
    const reason = await whyNot(ply);
    if (reason === undefined)
      lines.push(translate('possible', { thing, number: findOffer(choices, ply)?.number ?? 0 }));
    else lines.push(translate('reason', { thing, reason }));
  }
  const more = plies.length - lines.length;
  return more > 0 ? [...lines, translate('andMore', { count: more })] : lines;
}

export function refusedCommandLine(
  { text, view }: Pick<InputContext, 'text' | 'view'>,
  translate: TranslateCliMessage,
  plies: readonly Ply[],
  index: number,
  refusal: Refusal,
): string {
  const thing = text.ply(plies[index] as Ply, view);
  const reason = translate('reason', { thing, reason: refusalWithRule(refusal, text, plies[index]) });
  return plies.length === 1 ? reason : translate('nothingPlayed', { number: index + 1, reason });
}

const MAX_NAMED = 6;
const EXAMPLE_COUNT = 3;

/** One line for each verb and reason, or for each sentence if a reason has a few different ones. */
export function explainAll(
  context: InputContext,
  translate: TranslateCliMessage,
  refused: readonly RefusedOption[],
): string[] {
  const sentenceOf = ({ ply, refusal }: RefusedOption): string => refusalWithRule(refusal, context.text, ply);
  const kinds = groupBy(refused, ({ ply, refusal }) => `${ply[0]} ${refusal.reason} ${refusal.rule}`);
  if (kinds.length === 0) return [translate('nothingRefused')];
  return kinds.flatMap((kind) => {
    const sentences = groupBy(kind, sentenceOf);
    const groups = sentences.length <= MAX_NAMED ? sentences : [kind];
    return groups.map((group) => {
      const reason = sentenceOf(group[0] as RefusedOption);
      return translate('reason', { thing: listRefused(context, translate, group), reason });
    });
  });
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return [...groups.values()];
}

function listRefused(
  { text, view, choices }: InputContext,
  translate: TranslateCliMessage,
  group: readonly RefusedOption[],
): string {
  const labels = group.map(({ ply }) => {
    const number = choices.refused.find(
      ({ ply: [verb, noun] }) => verb === ply[0] && noun === ply[1],
    )?.number;
    return `${number === undefined ? '' : `${number}) `}${text.ply(ply, view)}`;
  });
  const things = [...new Set(labels)];
  if (things.length <= MAX_NAMED) return things.join('; ');
  return [
    ...things.slice(0, EXAMPLE_COUNT),
    translate('andMore', { count: things.length - EXAMPLE_COUNT }),
  ].join('; ');
}
