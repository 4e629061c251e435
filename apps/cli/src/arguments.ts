/** Checks the arguments of all commands; errors are a `Fault` with one line in the user's language. */
import { parseArgs } from 'node:util';
import type { GameParts } from '@pithead/games/loaded';
import { LOADED_GAMES } from '@pithead/games/loaded';
import type { BadInput, Options, OptionValue } from '@pithead/kernel';
import type { Language, MessageValues } from '@pithead/text';
import { isLanguage, LANGUAGES } from '@pithead/text';
import { printableLine } from '@pithead/terminal';
import type { FormatCliMessage } from './text/index.ts';
import type { CliMessageKey } from './text/messages.ts';

export class UserError extends Error {
  readonly key: CliMessageKey;
  readonly values: MessageValues;
  /** The file in which the error was found, if the message itself does not name one. */
  readonly file: string | undefined;
  constructor(key: CliMessageKey, values: MessageValues = {}, file?: string) {
    super(key);
    this.name = 'Fault';
    this.key = key;
    this.values = values;
    this.file = file;
  }
}

export function userErrorLine({ key, values, file }: UserError, say: FormatCliMessage): string {
  const harmless = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? printableLine(value) : value,
  ]);
  return `${file === undefined ? '' : `${printableLine(file)}: `}${say(key, Object.fromEntries(harmless) as MessageValues)}`;
}

/** `switch`: present or absent; `value`: one value; `list`: may be repeated. */
type FlagKind = 'switch' | 'value' | 'list';

export interface ParsedFlags {
  readonly words: readonly string[];
  has(name: string): boolean;
  value(name: string): string | undefined;
  list(name: string): readonly string[];
}

const COMMON_FLAGS = { lang: 'value', help: 'switch' } as const;

export function parseFlags(args: readonly string[], own: Readonly<Record<string, FlagKind>>): ParsedFlags {
  const kinds: Readonly<Record<string, FlagKind>> = { ...own, ...COMMON_FLAGS };
  const options = Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => [
      name,
      { type: kind === 'switch' ? ('boolean' as const) : ('string' as const), multiple: true },
    ]),
  );
  // Not strict: Node's messages are in English only.
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
      values.set(token.name, [...(values.get(token.name) ?? []), checkFlagValue(kinds, token)]);
  }
  const lang = values.get('lang')?.at(-1);
  if (lang !== undefined) parseLanguage(lang);
  return {
    words,
    has: (name) => values.has(name),
    value: (name) => values.get(name)?.at(-1),
    list: (name) => values.get(name) ?? [],
  };
}

function checkFlagValue(
  kinds: Readonly<Record<string, FlagKind>>,
  token: { name: string; rawName: string; value?: string | undefined; inlineValue?: boolean | undefined },
): string {
  const kind = Object.hasOwn(kinds, token.name) ? kinds[token.name] : undefined;
  if (kind === undefined || !token.rawName.startsWith('--'))
    throw new UserError('unknownFlag', { flag: token.rawName });
  if (kind === 'switch' && token.value !== undefined)
    throw new UserError('flagWithoutValue', { flag: token.rawName });
  // A word that begins with dashes is the next flag, unless it follows an equals sign.
  const isNext = token.inlineValue === false && (token.value ?? '').startsWith('--');
  if (kind !== 'switch' && ((token.value ?? '') === '' || isNext))
    throw new UserError('flagNeedsValue', { flag: token.rawName });
  return token.value ?? '';
}

export function parseLanguage(text: string): Language {
  if (!isLanguage(text))
    throw new UserError('unknownLanguage', { language: text, languages: LANGUAGES.join(', ') });
  return text;
}

/**
 * From `--lang`, else from the environment, else English. An unknown `--lang` is reported later, in the
 * language of the environment.
 */
export function languageFromArguments(
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Language {
  const index = argv.findIndex((word) => word === '--lang' || word.startsWith('--lang='));
  const word = argv[index] ?? '';
  const asked = word === '--lang' ? (argv[index + 1] ?? '') : word.slice('--lang='.length);
  if (isLanguage(asked)) return asked;
  const locale =
    [env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find((value) => value !== undefined && value !== '') ??
    '';
  const short = locale.slice(0, 2).toLowerCase();
  return isLanguage(short) ? short : 'en';
}

export function findGame(id: string | undefined): GameParts {
  const games = Object.keys(LOADED_GAMES).join(', ');
  if (id === undefined) throw new UserError('gameMissing', { games });
  if (!Object.hasOwn(LOADED_GAMES, id)) throw new UserError('unknownGame', { game: id, games });
  return LOADED_GAMES[id] as GameParts;
}

export function refuseExtraWords(flags: ParsedFlags, max: number): void {
  const extra = flags.words[max];
  if (extra !== undefined) throw new UserError('tooManyWords', { word: extra });
}

export function parseInteger(text: string, flag: string, min: number, max: number): number {
  if (!/^[+-]?\d+$/.test(text)) throw new UserError('notANumber', { flag, text });
  const number = Number(text);
  if (number < min || number > max)
    throw new UserError('outOfRange', { flag, min: String(min), max: String(max) });
  return number;
}

export function parseGameOptions(game: GameParts['game'], given: readonly string[]): Options {
  const options: Record<string, OptionValue> = {};
  for (const text of given) {
    const [name = '', ...rest] = text.split('=');
    if (rest.length === 0) throw new UserError('optionForm', { text });
    if (!Object.hasOwn(game.options, name))
      throw new UserError('unknownOption', { option: name, options: Object.keys(game.options).join(', ') });
    const values = (game.options[name] as { values: readonly OptionValue[] }).values;
    const value = values.find((allowed) => String(allowed) === rest.join('='));
    if (value === undefined)
      throw new UserError('badOptionValue', {
        option: name,
        value: rest.join('='),
        values: values.join(', '),
      });
    options[name] = value;
  }
  return options;
}

export function toUserError(error: BadInput, game?: GameParts['game'], file?: string): UserError {
  const params = Object.fromEntries(
    Object.entries(error.params).map(([name, value]) => [name, String(value)]),
  );
  const values = game?.options[params['option'] ?? '']?.values ?? [];
  switch (error.reason) {
    case 'unknownOption':
      return new UserError(
        'unknownOption',
        { options: Object.keys(game?.options ?? {}).join(', ') || '–', ...params },
        file,
      );
    case 'badOptionValue':
      return new UserError('badOptionValue', { values: values.join(', ') || '–', ...params }, file);
    case 'otherGame':
      return new UserError('unknownGame', { games: Object.keys(LOADED_GAMES).join(', '), ...params }, file);
    default:
      return new UserError(error.reason, params, file);
  }
}
