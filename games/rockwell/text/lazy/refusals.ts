import type { Refusal } from '@pithead/kernel';
import type { Language, MessageValues } from '@pithead/text';
import { findText, KERNEL_REASONS } from '@pithead/text';
import type { Vocabulary } from '../vocabulary.ts';

export function refusalText(
  words: Vocabulary,
  language: Language,
  { reason, rule, params }: Refusal,
  verb = '',
): string {
  const { notNow, when, reasons } = words.messages;
  if (reason === 'tooFewCubes' && params['needed'] === undefined) return reasons.tooFewForDelivery;
  const message = findText(reasons, reason);
  if (message !== undefined)
    return words.format(message, reason === 'tooLittleMoney' ? inMoney(words, params) : params);
  const shared = KERNEL_REASONS[language];
  const known = reason === 'notNow' ? [findText(notNow, rule), findText(when, verb)] : [];
  const said = known.filter((sentence) => sentence !== undefined).join(' ');
  return said === '' ? (findText(shared, reason) ?? shared.notNow) : said;
}

const inMoney = (words: Vocabulary, params: Refusal['params']): MessageValues =>
  Object.fromEntries(Object.entries(params).map(([name, amount]) => [name, words.money(Number(amount))]));
