/**
 * What every host of bots does alike before anybody thinks: a key for the decision, the question, and quick
 * bots on the spot.
 */
import type { Match, Ply, Seat } from '@pithead/kernel';
import { hexFromKey, keyFromSeed } from '@pithead/kernel';
import { historyOf, mindAt } from './bot.ts';
import { isLevel } from './levels.ts';
import { botNamed } from './players.ts';
import type { Playable, Question } from './thinking.ts';
import { stopgap } from './thinking.ts';

/** Bots that only judge, and do not search. */
export function isQuick(bot: string, { kit }: Playable): boolean {
  return isLevel(bot) ? 'doubt' in kit.levels[bot] : bot === 'random' || bot.startsWith('greedy');
}

/**
 * The bot's key depends on the deal and on how far the match is, so that what was decided can be decided
 * again.
 */
const keyFor = (match: Match, seat: Seat, what: string): number[] =>
  keyFromSeed(`${hexFromKey(match.table.key)}/${what}/${seat}/${historyOf(match, seat).length}`);

/** What leaves the host holds no more than the seat may know. */
export function questionFor(match: Match, seat: Seat, bot: string, id: string, what: string): Question {
  const key = keyFor(match, seat, what);
  const { now, history } = mindAt(match, seat, key);
  return { game: match.game.id, bot, match: id, seat, key, now, history };
}

/** The ply of a quick bot. */
export function decideHere({ game, kit }: Playable, match: Match, seat: Seat, bot: string): Ply {
  const key = keyFor(match, seat, 'bot');
  try {
    // It looks at no clock.
    const ply = botNamed(bot, game, kit, () => 0)?.decide(mindAt(match, seat, key));
    if (ply !== undefined) return ply;
  } catch {
    // As with a worker that breaks down: it costs this decision and nothing more.
  }
  return stopgap(mindAt(match, seat, key), kit);
}
