import type { FormatMessage, Language } from '@pithead/text';
import { messageFormatter } from '@pithead/text';
import type { Board } from '../rules/index.ts';
import {
  ACHIEVEMENTS,
  BOARDS,
  BRIBERY,
  CONTROL_CENTRE,
  CORE,
  crewWithinOwner,
  DELIVERY_PILES,
  FIRST_ENTRANCE,
  FIRST_SPACE,
  grantOf,
  isBorder,
  isEntrance,
  RESOURCES,
  SECOND_SPACE,
  SPACE_NAMES,
  STOCK_EXCHANGE,
} from '../rules/index.ts';
import type { Messages } from './messages.ts';

/** British English: lists without the comma before `and`. */
const LOCALES: Readonly<Record<Language, string>> = { de: 'de-DE', en: 'en-GB', nl: 'nl-NL' };

export const SEAT_SYMBOLS = ['▲', '●', '■', '◆'] as const;

/**
 * Resources, places, boards, crews, owners and achievements are indices of the rules. Examples are German.
 */
export interface Vocabulary {
  readonly messages: Messages;
  readonly format: FormatMessage;
  list(items: readonly string[]): string;
  money(amount: number): string;
  prestige(points: number): string;
  resource(resource: number): string;
  counted(resource: number, count: number): string;
  /** `2 Zink, 1 Gold` from counts by resource; `nichts` if all are 0. */
  cubes(counts: readonly number[]): string;
  goods(money: number, counts: readonly number[]): string;
  /** `B4`, `Grenze A0–A1`, `Erdkern`, `Mineneingang 2`. */
  place(place: number): string;
  board(board: number): string;
  /** `Börse, Position 2 (3 Transaktionen)`, for this number of seats. */
  slot(seats: number, board: number, slot: number): string;
  achievement(achievement: number): string;
  delivery(pile: number): string;
  owner(owner: number, names: readonly string[]): string;
}

/** Crews are numbered over all owners; players number their own 1 to 4. */
export const crewNumber = (crew: number): number => crewWithinOwner(crew) + 1;

const boardId = (board: number): Board => BOARDS[board] ?? BOARDS[0];

export const capitalise = (language: Language, text: string): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

export function createVocabulary(language: Language, messages: Messages): Vocabulary {
  const format = messageFormatter(language);
  const listFormat = new Intl.ListFormat(LOCALES[language], { type: 'conjunction' });
  const money = moneyIn(language);
  const resource = (each: number): string => messages.resources[RESOURCES[each] ?? RESOURCES[0]];
  const counted = (each: number, count: number): string =>
    format(messages.cubes, { count, resource: resource(each) });
  const kinds = (counts: readonly number[]): string[] =>
    counts.flatMap((count, each) => (count === 0 ? [] : [counted(each, count)]));
  return {
    messages,
    format,
    list: (items) => listFormat.format(items),
    money,
    prestige: (points) => format(messages.prestige, { points }),
    resource,
    counted,
    cubes: (counts) => kinds(counts).join(', ') || messages.nothing,
    goods: (amount, counts) =>
      [...(amount === 0 ? [] : [money(amount)]), ...kinds(counts)].join(', ') || messages.nothing,
    place: (each) => placeName(messages, format, each),
    board: (each) => messages.boards[boardId(each)],
    slot: (seats, board, slot) =>
      format(slotMessage(messages, board, grantOf({ seats }, board, slot)), {
        board: messages.boards[boardId(board)],
        slot: slot + 1,
        count: grantOf({ seats }, board, slot),
      }),
    achievement: (each) => messages.achievements[ACHIEVEMENTS[each] ?? ACHIEVEMENTS[0]],
    delivery: (pile) => messages.deliveries[DELIVERY_PILES[pile]?.id ?? 'zinc'],
    owner: (owner, names) => names[owner] ?? messages.al,
  };
}

function placeName({ places }: Messages, format: FormatMessage, place: number): string {
  if (place === CORE) return places.core;
  if (isEntrance(place)) return format(places.entrance, { number: place - FIRST_ENTRANCE + 1 });
  const first = SPACE_NAMES[FIRST_SPACE[place] ?? 0] ?? '';
  return isBorder(place)
    ? format(places.border, { first, second: SPACE_NAMES[SECOND_SPACE[place] ?? 0] ?? '' })
    : first;
}

function slotMessage({ slots }: Messages, board: number, grant: number): string {
  if (grant === 0) return slots.closed;
  if (board === CONTROL_CENTRE) return grant === BRIBERY ? slots.bribery : slots.subcontracting;
  return board === STOCK_EXCHANGE ? slots.transactions : slots.actions;
}

/**
 * The narrow symbol, because Dutch and British English would print US$; our own minus sign, because Dutch
 * would put a hyphen after it.
 */
function moneyIn(language: Language): (amount: number) => string {
  const format = new Intl.NumberFormat(LOCALES[language], {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
  return (amount) => (amount < 0 ? '\u2212' : '') + format.format(Math.abs(amount));
}
