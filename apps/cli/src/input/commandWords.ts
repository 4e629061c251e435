/** Accepted in every language, whichever is set. */

export const COMMAND_WORDS = {
  undo: ['undo', 'rückgängig', 'rueckgaengig', 'ongedaan'],
  why: ['why', 'warum', 'waarom'],
  hint: ['hint', 'tipp', 'tip'],
  log: ['log', 'verlauf', 'spielverlauf', 'verloop', 'spelverloop'],
  rules: ['rules', 'rule', 'regeln', 'regel', 'regels', 'spelregels'],
  table: ['table', 'tisch', 'tafel'],
  save: ['save', 'speichern', 'opslaan'],
  load: ['load', 'laden'],
  lang: ['lang', 'language', 'sprache', 'taal'],
  help: ['help', 'hilfe', 'hulp', '?'],
  quit: ['quit', 'exit', 'ende', 'beenden', 'stop', 'stoppen'],
} as const;

const TURN_WORDS: readonly string[] = ['turn', 'zug', 'beurt'];

export interface TypedCommand<Word extends string = keyof typeof COMMAND_WORDS> {
  readonly word: Word;
  readonly typed: string;
  readonly rest: string;
}

export const readPlayCommand = (line: string): TypedCommand | undefined => matchCommand(COMMAND_WORDS, line);

export function matchCommand<Word extends string>(
  words: Readonly<Record<Word, readonly string[]>>,
  line: string,
): TypedCommand<Word> | undefined {
  const [first = '', ...rest] = line.normalize('NFC').trim().split(/\s+/);
  const word = (Object.keys(words) as Word[]).find((each) => words[each].includes(first.toLowerCase()));
  return word === undefined ? undefined : { word, typed: first, rest: rest.join(' ') };
}

export const isWholeTurn = (rest: string): boolean => TURN_WORDS.includes(rest.toLowerCase());

export const EXAMPLE_WORDS = {
  save: { de: 'speichern', en: 'save', nl: 'opslaan' },
  load: { de: 'laden', en: 'load', nl: 'laden' },
} as const;
