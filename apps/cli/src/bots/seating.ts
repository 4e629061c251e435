import { BOT_NAME_EXAMPLES, BOT_LEVEL_NAMES } from '@pithead/bots';
import type { GameParts } from '@pithead/games/loaded';
import { BadInput } from '@pithead/kernel';
import { UserError } from '../userError.ts';
import type { TranslateCliMessage } from '../text/index.ts';
import type { PlayerKind } from './botNames.ts';
import {
  looksLikeBotName,
  isBudgetedBot,
  readRecordedName,
  recordedName,
  displayedName,
} from './botNames.ts';
import { DEFAULT_LEVEL, findLevel } from './levelWords.ts';

export interface Seating {
  readonly kinds: readonly PlayerKind[];
  /** As displayed; the names in a record differ. */
  readonly names: readonly string[];
}

const SEAT_WORDS: ReadonlyMap<string, PlayerKind> = new Map([
  ['me', 'human'],
  ['bot', DEFAULT_LEVEL],
  ...['random', 'greedy', 'flat', 'search', ...BOT_LEVEL_NAMES].map((kind) => [kind, kind] as const),
]);

/** Short, because the level follows the name. */
const BOT_FIRST_NAMES = ['Ada', 'Bea', 'Cas', 'Dan', 'Eva', 'Fay'] as const;
const MAX_NAME_LENGTH = 24;

export interface ParsedSeats {
  readonly kinds: readonly PlayerKind[];
  readonly recorded: readonly string[];
}

export function parseSeats(text: string, gameParts: GameParts, translate: TranslateCliMessage): ParsedSeats {
  const { minSeats, maxSeats } = gameParts.game;
  const parts = text.split(',').map((part) => part.trim());
  if (parts.length < minSeats || parts.length > maxSeats) {
    throw new BadInput('badSeatCount', { seats: parts.length, min: minSeats, max: maxSeats });
  }
  const seats = parts.map((part) => parseSeat(part, gameParts));
  const recorded = seats.map(({ kind, given }, seat) => {
    const name =
      given ??
      (kind === 'human' ? translate('human', { number: seat + 1 }) : (BOT_FIRST_NAMES[seat] as string));
    return checkRecordedName(kind, name, gameParts);
  });
  const alike = recorded.map((name) => name.normalize('NFKC').toLowerCase());
  const duplicate = recorded.find((_, seat) => alike.indexOf(alike[seat] as string) !== seat);
  if (duplicate !== undefined) throw new UserError('sameName', { name: duplicate });
  return { kinds: seats.map(({ kind }) => kind), recorded };
}

interface ParsedSeat {
  readonly kind: PlayerKind;
  readonly given: string | undefined;
}

/** `bot:Ada` names the player, but after `flat` and `search` the colon introduces a budget. */
function parseSeat(part: string, gameParts: GameParts): ParsedSeat {
  const [word, rest] = splitAtColon(part);
  const kind = SEAT_WORDS.get(word.toLowerCase()) ?? findLevel(word);
  if (kind === undefined) throw unknownBot(word);
  if ((kind !== 'flat' && kind !== 'search') || rest === undefined) return { kind, given: rest };
  const [budget, given] = splitAtColon(rest);
  const budgeted = `${kind}:${budget.toLowerCase()}`;
  if (!isBudgetedBot(budgeted, gameParts)) throw unknownBot(`${word}:${budget}`);
  return { kind: budgeted, given };
}

const unknownBot = (bot: string): UserError =>
  new UserError('unknownBot', { bot, bots: ['me', 'bot', ...BOT_NAME_EXAMPLES].join(', ') });

function splitAtColon(text: string): [before: string, behind: string | undefined] {
  const colon = text.indexOf(':');
  return colon < 0 ? [text.trim(), undefined] : [text.slice(0, colon).trim(), text.slice(colon + 1).trim()];
}

/** The kind of player is read back from the recorded name, so the two must agree. */
function checkRecordedName(kind: PlayerKind, name: string, gameParts: GameParts): string {
  if (name === '' || [...name].length > MAX_NAME_LENGTH || /[\p{Cc}\p{Cf}\p{Cs}]/u.test(name))
    throw new UserError('badName', { name });
  const recorded = recordedName(kind, name);
  if (readRecordedName(recorded, gameParts).kind !== kind || (kind === 'human' && looksLikeBotName(name)))
    throw new UserError('botName', { name });
  return recorded;
}

export const kindsFromNames = (recorded: readonly string[], gameParts: GameParts): PlayerKind[] =>
  recorded.map((name) => readRecordedName(name, gameParts).kind);

export const createSeating = (
  recorded: readonly string[],
  kinds: readonly PlayerKind[],
  gameParts: GameParts,
  translate: TranslateCliMessage,
): Seating => ({
  kinds,
  names: recorded.map((name, seat) => displayedName(name, kinds[seat] as PlayerKind, gameParts, translate)),
});
