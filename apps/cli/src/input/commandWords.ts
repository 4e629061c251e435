import type { TypedCommand } from '@pithead/text/input';
import { matchCommand, SHARED_COMMAND_WORDS } from '@pithead/text/input';

/** Accepted in every language, whichever is set. */
export const COMMAND_WORDS = {
  ...SHARED_COMMAND_WORDS,
  hint: ['hint', 'tipp', 'tip'],
  log: ['log', 'verlauf', 'spielverlauf', 'verloop', 'spelverloop'],
  rules: ['rules', 'rule', 'regeln', 'regel', 'regels', 'spelregels'],
  table: ['table', 'tisch', 'tafel'],
  save: ['save', 'speichern', 'opslaan'],
  load: ['load', 'laden'],
  lang: ['lang', 'language', 'sprache', 'taal'],
  quit: ['quit', 'exit', 'ende', 'beenden', 'stop', 'stoppen'],
} as const;

export type PlayCommand = TypedCommand<keyof typeof COMMAND_WORDS>;

export const readPlayCommand = (line: string): PlayCommand | undefined => matchCommand(COMMAND_WORDS, line);

export const EXAMPLE_WORDS = {
  save: { de: 'speichern', en: 'save', nl: 'opslaan' },
  load: { de: 'laden', en: 'load', nl: 'laden' },
} as const;
