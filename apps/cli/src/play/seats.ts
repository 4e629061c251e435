/** Who sits where: people at this keyboard, and bots. */
import type { GameEntry } from '@pithead/games';
import type { Bot } from '@pithead/bots';
import { askBot, greedyBot, randomBot } from '@pithead/bots';
import type { Match, Ply } from '@pithead/kernel';
import { BadInput, hexFromKey, keyFromSeed } from '@pithead/kernel';
import { Fault } from '../input.ts';
import type { Say } from '../text/index.ts';

export type Kind = 'human' | 'greedy' | 'random';

export interface Seating {
  readonly kinds: readonly Kind[];
  readonly names: readonly string[];
}

/** What may be written for a seat, and what it means. */
const WORDS: Readonly<Record<string, Kind>> = { me: 'human', bot: 'greedy', greedy: 'greedy', random: 'random' };

/**
 * Bots get these names by seat. A record keeps names only, so the name also tells who goes on when it is loaded:
 * `Bot …` is greedy, and the die behind it says random.
 */
const BOT_NAMES = ['Ada', 'Bruno', 'Cleo', 'Dora', 'Emil', 'Frieda'] as const;
const BOT = 'Bot ';
const DIE = ' ⚄';
const LONGEST_NAME = 24;

/** `me,me:Anna,bot,random` */
export function readSeats(text: string, game: GameEntry['game'], say: Say): Seating {
  const parts = text.split(',').map((part) => part.trim());
  if (parts.length < game.minSeats || parts.length > game.maxSeats) {
    throw new BadInput('badSeatCount', { seats: parts.length, min: game.minSeats, max: game.maxSeats });
  }
  const kinds = parts.map((part) => kindOf(part.split(':')[0] as string));
  const names = parts.map((part, seat) => nameOf(part, seat, kinds[seat] as Kind, say));
  const alike = names.map((name) => name.normalize('NFKC').toLowerCase());
  const twice = names.find((_, seat) => alike.indexOf(alike[seat] as string) !== seat);
  if (twice !== undefined) throw new Fault('sameName', { name: twice });
  return { kinds, names };
}

function kindOf(word: string): Kind {
  if (!Object.hasOwn(WORDS, word)) throw new Fault('unknownBot', { bot: word, bots: Object.keys(WORDS).join(', ') });
  return WORDS[word] as Kind;
}

function nameOf(part: string, seat: number, kind: Kind, say: Say): string {
  const colon = part.indexOf(':');
  const given = colon < 0 ? undefined : part.slice(colon + 1).trim();
  if (given === undefined && kind === 'human') return say('human', { number: seat + 1 });
  const name = given ?? (BOT_NAMES[seat] as string);
  if (name === '' || [...name].length > LONGEST_NAME || /[\p{Cc}\p{Cf}\p{Cs}]/u.test(name)) throw new Fault('badName', { name });
  if (kind === 'human' && name.startsWith(BOT)) throw new Fault('botName', { name });
  return kind === 'human' ? name : `${BOT}${name}${kind === 'random' ? DIE : ''}`;
}

export function seatingByNames(names: readonly string[]): Seating {
  const kinds = names.map((name): Kind => (name.startsWith(BOT) ? (name.endsWith(DIE) ? 'random' : 'greedy') : 'human'));
  return { kinds, names };
}

/** The bot's key depends on the deal and on how far the game is, so that a game can be played again exactly. */
function botKey(match: Match, what: string): number[] {
  return keyFromSeed(`${hexFromKey(match.table.key)}/${what}/${match.plies.length}`);
}

/** One ply of a bot; `askBot` shows it no more than its seat may know. */
export function askSeat(entry: GameEntry, match: Match, kind: Exclude<Kind, 'human'>, seat: number): Ply {
  const bot: Bot = kind === 'random' ? randomBot : greedyBot(entry.evaluate);
  return askBot(bot, match.game, match.state, seat, botKey(match, 'bot'));
}

/** What a good bot would play in this seat's place, knowing what this seat knows. */
export const hintFor = (entry: GameEntry, match: Match, seat: number): Ply =>
  askBot(greedyBot(entry.evaluate), match.game, match.state, seat, botKey(match, 'hint'));
