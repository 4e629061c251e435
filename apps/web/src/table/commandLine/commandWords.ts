import type { Language } from '@pithead/text';
import type { TypedCommand } from '@pithead/text/input';
import { matchCommand, SHARED_COMMAND_WORDS } from '@pithead/text/input';

/** Accepted in every language, whichever is set. */
const COMMAND_WORDS = {
  ...SHARED_COMMAND_WORDS,
  state: ['state', 'status', 'stand', 'spielstand'],
  last: ['last', 'zuletzt', 'laatste', 'laatst'],
  opponents: ['opponents', 'gegner', 'tegenstanders'],
  offers: ['choices', 'offers', 'möglichkeiten', 'moeglichkeiten', 'mogelijkheden'],
  confirm: ['confirm', 'yes', 'bestätigen', 'bestaetigen', 'ja', 'bevestigen'],
  continue: ['continue', 'weiter', 'verder'],
} as const;

export type CommandWord = keyof typeof COMMAND_WORDS;

/** Commands that the rest of the line belongs to. */
const WITH_ARGUMENT: readonly CommandWord[] = ['why', 'offers', 'undo'];

/** Undefined if the line is to be matched to choices, which may begin with such a word. */
export function readCommand(line: string): TypedCommand<CommandWord> | undefined {
  const command = matchCommand<CommandWord>(COMMAND_WORDS, line);
  return command === undefined || command.rest === '' || WITH_ARGUMENT.includes(command.word)
    ? command
    : undefined;
}

/** Suggested while typing. */
const SUGGESTED: Readonly<Record<Language, readonly string[]>> = {
  de: ['Möglichkeiten', 'Stand', 'zuletzt', 'Gegner', 'warum', 'rückgängig', 'bestätigen', 'weiter', 'Hilfe'],
  en: ['choices', 'state', 'last', 'opponents', 'why', 'undo', 'confirm', 'continue', 'help'],
  nl: [
    'mogelijkheden',
    'stand',
    'laatste',
    'tegenstanders',
    'waarom',
    'ongedaan',
    'bevestigen',
    'verder',
    'hulp',
  ],
};

export const suggestedWords = (language: Language, typed: string): readonly string[] =>
  SUGGESTED[language].filter((word) => word.toLowerCase().startsWith(typed.trim().toLowerCase()));
