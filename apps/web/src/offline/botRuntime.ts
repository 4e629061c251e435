/** Everything that bots need apart from the rules, loaded when the first bot has to decide. */
import type { Answer, Kit, Playable, Question } from '@pithead/bots';
import { answerer } from '@pithead/bots';
import type { State } from '@pithead/kernel';
import { loadRules } from './games.ts';
import type { BotService } from './botClient.ts';
import { BotClient } from './botClient.ts';
import { loadWithRetry } from '../lazy/loadWithRetry.ts';

type SomeKit = Playable['kit'];
const kit = <S extends State>(typed: Kit<S>): SomeKit => typed as unknown as SomeKit;

const KITS: Readonly<Record<string, () => Promise<SomeKit>>> = {
  'glueck-auf': async () => kit((await import('@pithead/glueck-auf/bot')).kit),
  rockwell: async () => kit((await import('@pithead/rockwell/bot')).kit),
  siberia: async () => kit((await import('@pithead/siberia/bot')).kit),
};

const loading = new Map<string, () => Promise<Playable>>();

function loadPlayable(id: string): Promise<Playable> {
  const load =
    loading.get(id) ??
    loadWithRetry(async () => ({
      game: (await loadRules(id)).game,
      kit: await (KITS[id] as () => Promise<SomeKit>)(),
    }));
  loading.set(id, load);
  return load();
}

export function createBotClient(openThinker: () => Worker): BotService {
  return new BotClient(
    loadPlayable,
    ({ answer, failed }) => {
      const line = openThinker();
      line.addEventListener('message', ({ data }: MessageEvent<Answer | null>) =>
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

/** Runs in the search worker. */
export function createBotHandler(): (question: Question) => Promise<Answer> {
  const games: Record<string, Playable> = {};
  const answer = answerer(games, () => performance.now());
  return async (question) => {
    games[question.game] ??= await loadPlayable(question.game);
    return answer(question);
  };
}
