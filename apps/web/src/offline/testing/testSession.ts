/** A local session without a browser: memory for storage, greedy bots, no pauses. */
import type { GameWithBots } from '@pithead/bots';
import { observe, fallbackPly } from '@pithead/bots';
import { hexFromKey, keyFromSeed } from '@pithead/kernel';
import { toSummary } from '../localViewerState.ts';
import { LocalMatch } from '../localMatch.ts';
import type { BotService } from '../botClient.ts';
import { createHead } from '../createHead.ts';
import { replayStoredMatch, LocalSession } from '../localSession.ts';
import type { LocalRepository } from '../localRepository.ts';
import { memoryRepository } from '../localRepository.ts';
import type { NewLocalMatch } from '../storedMatch.ts';
import type { LocalUpdate } from '../localSubscription.ts';

const greedyBots = ({ kit }: GameWithBots): BotService => ({
  decide: (match, seat) =>
    Promise.resolve(fallbackPly(observe(match, seat, keyFromSeed(`${seat}/${match.plies.length}`)), kit)),
  hint: () => Promise.resolve([]),
});

export interface TestSession {
  readonly repository: LocalRepository;
  readonly updates: LocalUpdate[];
  readonly session: LocalSession;
  last(): LocalUpdate;
  /** Resolves when no more updates arrive. */
  settle(): Promise<void>;
  /** Like a reload of the page. */
  reload(): Promise<TestSession>;
}

export async function createTestSession(
  playable: GameWithBots,
  made: Omit<NewLocalMatch, 'name'>,
  seed: string,
): Promise<TestSession> {
  const repository = memoryRepository();
  const head = createHead(
    playable.game,
    { ...made, name: 'Ida' },
    { id: 'match', key: hexFromKey(keyFromSeed(seed)), now: 1 },
  );
  await repository.create(head, toSummary(new LocalMatch(playable.game, head), 1));
  return openTestSession(playable, repository);
}

async function openTestSession(
  playable: GameWithBots,
  repository: LocalRepository,
  looker?: number | null,
): Promise<TestSession> {
  const kept = await repository.read('match');
  const local = kept && replayStoredMatch(playable, kept);
  if (typeof local !== 'object') throw new Error(`not opened: ${local}`);
  const updates: LocalUpdate[] = [];
  const session = new LocalSession(
    playable,
    {
      repository,
      bots: greedyBots(playable),
      now: () => 2,
      wait: () => Promise.resolve(),
      delayMs: () => 0,
    },
    local,
  );
  session.open(1, looker, (update) => updates.push(update));
  const rest = async (): Promise<void> => {
    for (let before = -1; before !== updates.length;) {
      before = updates.length;
      await new Promise((resolve) => void setTimeout(resolve, 2));
    }
  };
  return {
    repository,
    updates,
    session,
    last: () => updates.at(-1) as LocalUpdate,
    settle: rest,
    async reload() {
      session.close(1);
      await rest();
      return openTestSession(playable, repository, looker);
    },
  };
}
