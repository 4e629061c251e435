import type { Refusal } from '@pithead/kernel';
import type { Language } from '@pithead/text';
import { findText, KERNEL_REASONS } from '@pithead/text';
import type { ReasonMessages } from '../messages.ts';
import type { Vocabulary } from '../vocabulary.ts';

export function refusalText(
  { format }: Vocabulary,
  language: Language,
  messages: ReasonMessages,
  { reason, rule, params }: Refusal,
): string {
  const shared = KERNEL_REASONS[language];
  const [known, key] = reason === 'notNow' ? [messages.notNow, rule] : [messages.reasons, reason];
  const message = findText(known, key);
  return message === undefined ? (findText(shared, reason) ?? shared.notNow) : format(message, params);
}
