import type { FlagKinds, ParsedArguments } from '@pithead/arguments';
import { parseArguments } from '@pithead/arguments';
import type { GameParts } from '@pithead/games/loaded';
import { LOADED_GAMES } from '@pithead/games/loaded';
import type { Options, OptionValue, Seat } from '@pithead/kernel';
import { seatLetter } from '@pithead/kernel';
import type { Language } from '@pithead/text';
import { isLanguage, LANGUAGES } from '@pithead/text';
import { UserError } from './userError.ts';

const COMMON_FLAGS = { lang: 'value', help: 'switch' } as const;

export function parseFlags<Flags extends FlagKinds>(
  args: readonly string[],
  flags: Flags,
  maxWords: number,
): ParsedArguments<Flags> {
  const parsed = parseArguments<FlagKinds>(args, { ...flags, ...COMMON_FLAGS }, maxWords);
  const language = parsed.value('lang');
  if (language !== undefined) parseLanguage(language);
  return parsed as unknown as ParsedArguments<Flags>;
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
  const requested = word === '--lang' ? (argv[index + 1] ?? '') : word.slice('--lang='.length);
  if (isLanguage(requested)) return requested;
  const locale =
    [env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find((value) => value !== undefined && value !== '') ??
    '';
  const short = locale.slice(0, 2).toLowerCase();
  return isLanguage(short) ? short : 'en';
}

export function requireGame(id: string | undefined): GameParts {
  const games = Object.keys(LOADED_GAMES).join(', ');
  if (id === undefined) throw new UserError('gameMissing', { games });
  if (!Object.hasOwn(LOADED_GAMES, id)) throw new UserError('unknownGame', { game: id, games });
  return LOADED_GAMES[id] as GameParts;
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

/** `A` for the first seat. */
export function parseSeatLetter(text: string, seats: number): Seat {
  const seat = Array.from({ length: seats }, (_, each) => seatLetter(each)).indexOf(text.toUpperCase());
  if (seat < 0) throw new UserError('unknownSeat', { seat: text, last: seatLetter(seats - 1) });
  return seat;
}
