/** Games between bots of the levels, as records that can be reviewed. */
import type { Bot, BotLevel } from '@pithead/bots';
import { createBot, playBotGame } from '@pithead/bots';
import type { GameParts } from '@pithead/games/loaded';
import type { GameRecord, RecordedPly } from '@pithead/kernel';
import { commitmentOf, hexFromKey, keyFromSeed, RECORD_FORMAT, resolveOptions } from '@pithead/kernel';

/** `attempt` is a seed of the bots: the same deal can be played several times. */
export function playBotRecord(
  { game, kit }: GameParts,
  levels: readonly BotLevel[],
  deal: number,
  attempt = 0,
): GameRecord {
  const key = keyFromSeed(deal);
  const options = resolveOptions(game, {});
  const plies: RecordedPly[] = [];
  const bots = levels.map((level) => createBot(level, game, kit, () => 0) as Bot);
  playBotGame(
    { game, options, key, bots, seed: `review/${deal}/${attempt}` },
    (_, seat, ply) => void plies.push([seat, ...ply]),
  );
  return {
    format: RECORD_FORMAT,
    game: game.id,
    version: game.version,
    options,
    seats: levels.map((level, seat) => `${level} ${seat + 1}`),
    key: hexFromKey(key),
    commitment: commitmentOf(key),
    plies,
    hashes: [],
  };
}

/** The levels take turns over the seats and from game to game. */
export const alternatingLevels = (
  levels: readonly [BotLevel, BotLevel],
  players: number,
  game: number,
): BotLevel[] => Array.from({ length: players }, (_, seat) => levels[(seat + game) % 2] as BotLevel);
