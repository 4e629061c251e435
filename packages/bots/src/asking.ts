import type { Match, Ply, Seat } from '@pithead/kernel';
import { hexFromKey, keyFromSeed } from '@pithead/kernel';
import { historyOf, mindAt } from './bot.ts';
import { isLevel } from './kit.ts';
import { botNamed } from './players.ts';
import type { Playable, Question } from './thinking.ts';
import { stopgap } from './thinking.ts';

/** Bots that evaluate but do not search; they are fast enough to run on the host's thread. */
export function isQuick(bot: string, { kit }: Playable): boolean {
  return isLevel(bot) ? 'noise' in kit.levels[bot] : bot === 'random' || bot.startsWith('greedy');
}

/** The key depends on the deal and on the length of the seat's history, so a decision can be reproduced. */
const keyFor = (match: Match, seat: Seat, what: string): number[] =>
  keyFromSeed(`${hexFromKey(match.table.key)}/${what}/${seat}/${historyOf(match, seat).length}`);

/** The request leaves this thread, so it contains only what the seat may know. */
export function questionFor(match: Match, seat: Seat, bot: string, id: string, what: string): Question {
  const key = keyFor(match, seat, what);
  const { now, history } = mindAt(match, seat, key);
  return { game: match.game.id, bot, match: id, seat, key, now, history };
}

export function decideHere({ game, kit }: Playable, match: Match, seat: Seat, bot: string): Ply {
  const key = keyFor(match, seat, 'bot');
  try {
    // These bots never read the clock.
    const ply = botNamed(bot, game, kit, () => 0)?.decide(mindAt(match, seat, key));
    if (ply !== undefined) return ply;
  } catch {
    // A bot that throws costs this decision only; the fallback below plays instead.
  }
  return stopgap(mindAt(match, seat, key), kit);
}
