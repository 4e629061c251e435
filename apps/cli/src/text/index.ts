/** What the program itself says; what a game says is in games/<id>/text. */
import type { Language, Values } from '@pithead/text';
import { formatFor } from '@pithead/text';
import { de } from './de.ts';
import { en } from './en.ts';
import type { MessageKey, Messages } from './messages.ts';
import { nl } from './nl.ts';

const TEXTS: Readonly<Record<Language, Messages>> = { de, en, nl };

export type Say = (key: MessageKey, values?: Values) => string;

export function sayIn(language: Language): Say {
  const format = formatFor(language);
  return (key, values) => format(TEXTS[language][key], values);
}
