import type { Match, Ply, Seat } from '@pithead/kernel';
import { hexFromKey, keyFromSeed } from '@pithead/kernel';
import { knownHistory, observe } from '../bot.ts';
import { isBotLevel } from '../evaluation/botKit.ts';
import { createBot } from '../players/createBot.ts';
import type { GameWithBots, BotRequest } from './botWorker.ts';
import { fallbackPly } from './botWorker.ts';

/** Bots that evaluate but do not search; they are fast enough to run on the host's thread. */
export function isImmediateBot(bot: string, { kit }: GameWithBots): boolean {
  return isBotLevel(bot) ? 'noise' in kit.levels[bot] : bot === 'random' || bot.startsWith('greedy');
}

/** The key depends on the deal and on the length of the seat's history, so a decision can be reproduced. */
const keyFor = (match: Match, seat: Seat, what: string): number[] =>
  keyFromSeed(`${hexFromKey(match.setup.key)}/${what}/${seat}/${knownHistory(match, seat).length}`);

/** The request leaves this thread, so it contains only what the seat may know. */
export function createBotRequest(
  match: Match,
  seat: Seat,
  bot: string,
  id: string,
  what: string,
): BotRequest {
  const key = keyFor(match, seat, what);
  const { state, history } = observe(match, seat, key);
  return { game: match.game.id, bot, match: id, seat, key, now: state, history };
}

export function decideImmediately({ game, kit }: GameWithBots, match: Match, seat: Seat, bot: string): Ply {
  const key = keyFor(match, seat, 'bot');
  try {
    const ply = createBot(bot, game, kit, () => 0)?.decide(observe(match, seat, key));
    if (ply !== undefined) return ply;
  } catch {
    // A bot that throws costs this decision only; the fallback below plays instead.
  }
  return fallbackPly(observe(match, seat, key), kit);
}
