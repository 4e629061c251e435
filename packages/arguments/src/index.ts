/**
 * The command-line arguments of all programs: `node:util`'s parser with typed flags, and errors that a program can
 * translate. `message` is the English text for programs that don't.
 */
import { parseArgs } from 'node:util';

/** `switch`: present or absent; `value`: one value, the last one counts; `list`: may be repeated. */
export type FlagKind = 'switch' | 'value' | 'list';
export type FlagKinds = Readonly<Record<string, FlagKind>>;

type NamesOfKind<Flags extends FlagKinds, Kind extends FlagKind> = {
  [Name in keyof Flags]: Kind extends Flags[Name] ? Name : never;
}[keyof Flags] &
  string;

export interface ParsedArguments<Flags extends FlagKinds = FlagKinds> {
  readonly words: readonly string[];
  has(flag: keyof Flags & string): boolean;
  value(flag: NamesOfKind<Flags, 'value'>): string | undefined;
  list(flag: NamesOfKind<Flags, 'list'>): readonly string[];
}

const MESSAGES = {
  unknownFlag: ({ flag }: Values) => `there is no option ${flag}`,
  flagNeedsValue: ({ flag }: Values) => `${flag} needs a value`,
  flagWithoutValue: ({ flag }: Values) => `${flag} takes no value`,
  tooManyWords: ({ word }: Values) => `one word too many: ${word}`,
  notANumber: ({ flag, text }: Values) => `${flag} needs a whole number, not ${text}`,
  outOfRange: ({ flag, min, max }: Values) => `${flag} must be from ${min} to ${max}`,
} as const;

type Values = Readonly<Record<string, string>>;
export type ArgumentProblem = keyof typeof MESSAGES;

export class ArgumentError extends Error {
  readonly problem: ArgumentProblem;
  readonly values: Values;

  constructor(problem: ArgumentProblem, values: Values) {
    super(MESSAGES[problem](values));
    this.name = 'ArgumentError';
    this.problem = problem;
    this.values = values;
  }
}

export function parseArguments<Flags extends FlagKinds>(
  args: readonly string[],
  flags: Flags,
  maxWords = Number.POSITIVE_INFINITY,
): ParsedArguments<Flags> {
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, kind]) => [
      name,
      { type: kind === 'switch' ? ('boolean' as const) : ('string' as const), multiple: true },
    ]),
  );
  // Not strict: Node's own messages can't be translated.
  const { tokens } = parseArgs({
    args: [...args],
    options,
    strict: false,
    tokens: true,
    allowPositionals: true,
  });
  const words: string[] = [];
  const values = new Map<string, string[]>();
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind === 'option')
      values.set(token.name, [...(values.get(token.name) ?? []), checkFlag(flags, token)]);
  }
  const extra = words[maxWords];
  if (extra !== undefined) throw new ArgumentError('tooManyWords', { word: extra });
  return {
    words,
    has: (flag) => values.has(flag),
    value: (flag) => values.get(flag)?.at(-1),
    list: (flag) => values.get(flag) ?? [],
  };
}

interface OptionToken {
  readonly name: string;
  readonly rawName: string;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

function checkFlag(flags: FlagKinds, { name, rawName: flag, value, inlineValue }: OptionToken): string {
  const kind = Object.hasOwn(flags, name) ? flags[name] : undefined;
  if (kind === undefined || !flag.startsWith('--')) throw new ArgumentError('unknownFlag', { flag });
  if (kind === 'switch' && value !== undefined) throw new ArgumentError('flagWithoutValue', { flag });
  if (kind === 'switch') return '';
  const isFlag = inlineValue === false && isKnownFlag(flags, value ?? '');
  if (value === undefined || value === '' || isFlag) throw new ArgumentError('flagNeedsValue', { flag });
  return value;
}

/** Other words with dashes are values: the id of a table may begin with them. */
const isKnownFlag = (flags: FlagKinds, word: string): boolean =>
  word.startsWith('--') && Object.hasOwn(flags, word.slice(2).split('=')[0] as string);

/** `name` is what the message calls the number: a flag, a setting, a command. */
export function parseInteger(text: string, name: string, min: number, max: number): number {
  if (!/^[+-]?\d+$/.test(text)) throw new ArgumentError('notANumber', { flag: name, text });
  const number = Number(text);
  if (number < min || number > max)
    throw new ArgumentError('outOfRange', { flag: name, min: String(min), max: String(max) });
  return number;
}
