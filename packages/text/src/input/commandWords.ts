/** Words that terminal and page understand alike, in every language, whichever is set. */
export const SHARED_COMMAND_WORDS = {
  undo: ['undo', 'rückgängig', 'rueckgaengig', 'ongedaan'],
  why: ['why', 'warum', 'waarom'],
  help: ['help', 'hilfe', 'hulp', '?'],
} as const;

const TURN_WORDS: readonly string[] = ['turn', 'zug', 'beurt'];

export const isWholeTurn = (rest: string): boolean => TURN_WORDS.includes(rest.toLowerCase());

export interface TypedCommand<Word extends string> {
  readonly word: Word;
  readonly typed: string;
  readonly rest: string;
}

/** The command that the first word of the line names; `rest` is what follows it. */
export function matchCommand<Word extends string>(
  words: Readonly<Record<Word, readonly string[]>>,
  line: string,
): TypedCommand<Word> | undefined {
  const [first = '', ...rest] = line.normalize('NFC').trim().split(/\s+/);
  const word = (Object.keys(words) as Word[]).find((each) => words[each].includes(first.toLowerCase()));
  return word === undefined ? undefined : { word, typed: first, rest: rest.join(' ') };
}
