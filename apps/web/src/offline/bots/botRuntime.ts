/** Everything that bots need apart from the rules, loaded when the first bot has to decide. */
import type { BotReply, GameWithBots, BotRequest } from '@pithead/bots';
import { createResponder } from '@pithead/bots';
import { findGame } from '@pithead/games';
import { UnknownGame } from '../loadRules.ts';
import type { BotService } from './botClient.ts';
import { BotClient } from './botClient.ts';
import { loadWithRetry } from '../../lazy/loadWithRetry.ts';

const loading = new Map<string, () => Promise<GameWithBots>>();

function loadPlayable(id: string): Promise<GameWithBots> {
  const game = findGame(id);
  if (game === undefined) throw new UnknownGame(id);
  const load =
    loading.get(id) ?? loadWithRetry(async () => ({ game: await game.rules(), kit: await game.botKit() }));
  loading.set(id, load);
  return load();
}

export function createBotClient(openBotWorker: () => Worker): BotService {
  return new BotClient(
    loadPlayable,
    ({ answer, failed }) => {
      const line = openBotWorker();
      line.addEventListener('message', ({ data }: MessageEvent<BotReply | null>) =>
        data === null ? failed() : answer(data),
      );
      line.addEventListener('error', (event) => {
        // Unhandled, the error would also end this worker and with it the match.
        event.preventDefault();
        failed();
      });
      return { post: (question) => line.postMessage(question), end: () => line.terminate() };
    },
    (ms, call) => {
      const timer = setTimeout(call, ms);
      return () => clearTimeout(timer);
    },
  );
}

export function createBotHandler(): (question: BotRequest) => Promise<BotReply> {
  const games: Record<string, GameWithBots> = {};
  const answer = createResponder(games, () => performance.now());
  return async (question) => {
    games[question.game] ??= await loadPlayable(question.game);
    return answer(question);
  };
}
