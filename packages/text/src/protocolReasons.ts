/** What a server says where it is not the rules of a game that forbid something. */
import type { ProtocolReason } from '@pithead/protocol';
import type { Language, Values } from './format.ts';
import { formatFor } from './format.ts';
import { de } from './protocol/de.ts';
import { en } from './protocol/en.ts';
import { nl } from './protocol/nl.ts';

/** A missing one is a compile error in that language. */
export type ProtocolTexts = Readonly<Record<ProtocolReason, string>>;

export const PROTOCOL_TEXTS: Readonly<Record<Language, ProtocolTexts>> = { de, en, nl };

/** Not every server tells everything that a sentence could use. */
const UNTOLD: Values = {
  seconds: 0,
  seats: 0,
  min: 0,
  max: 0,
  most: 0,
  tables: 0,
  game: '?',
  option: '?',
  value: '?',
};

export type SayReason = (reason: ProtocolReason, params?: Values) => string;

export function protocolTextIn(language: Language): SayReason {
  const format = formatFor(language);
  return (reason, params) => format(PROTOCOL_TEXTS[language][reason], { ...UNTOLD, ...params });
}
