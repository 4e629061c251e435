/** Texts for refusals by the server rather than by a game's rules. */
import type { ProtocolReason } from '@pithead/protocol';
import type { Language, MessageValues } from './formatMessage.ts';
import { messageFormatter } from './formatMessage.ts';
import { de } from './protocol/de.ts';
import { en } from './protocol/en.ts';
import { nl } from './protocol/nl.ts';

export type ProtocolTexts = Readonly<Record<ProtocolReason, string>>;

export const PROTOCOL_TEXTS: Readonly<Record<Language, ProtocolTexts>> = { de, en, nl };

/** Older servers do not send every parameter that a sentence uses. */
const MISSING_PARAMS: MessageValues = {
  seconds: 0,
  seats: 0,
  min: 0,
  max: 0,
  most: 0,
  tables: 0,
  game: '?',
  option: '?',
  value: '?',
  until: 'always',
  why: '?',
};

export type FormatProtocolReason = (reason: ProtocolReason, params?: MessageValues) => string;

export function protocolReasonFormatter(language: Language): FormatProtocolReason {
  const format = messageFormatter(language);
  return (reason, params) => format(PROTOCOL_TEXTS[language][reason], { ...MISSING_PARAMS, ...params });
}
