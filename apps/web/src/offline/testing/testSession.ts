/** A local session without a browser: memory for storage, greedy bots, no pauses. */
import type { GameWithBots } from '@pithead/bots';
import { observe, fallbackPly } from '@pithead/bots';
import { hexFromKey, keyFromSeed } from '@pithead/kernel';
import { toSummary } from '../localTableInfo.ts';
import { LocalMatch, replayStoredMatch } from '../localMatch.ts';
import type { BotService } from '../bots/botClient.ts';
import { createLocalMatchHead } from '../createLocalMatchHead.ts';
import type { LocalSessionDependencies } from '../localSession.ts';
import { LocalSession } from '../localSession.ts';
import type { LocalRepository } from '../localRepository.ts';
import { memoryRepository } from '../localRepository.ts';
import type { LocalSubscriber, LocalUpdate } from '../localSubscription.ts';
import type { LocalStall, NewLocalMatch } from '../storedMatch.ts';

export const greedyBots = ({ kit }: GameWithBots): BotService => ({
  decide: (match, seat) =>
    Promise.resolve(fallbackPly(observe(match, seat, keyFromSeed(`${seat}/${match.plies.length}`)), kit)),
  hint: () => Promise.resolve([]),
});

export interface TestSession {
  readonly repository: LocalRepository;
  readonly updates: LocalUpdate[];
  readonly stalls: LocalStall[];
  readonly session: LocalSession;
  readonly subscriber: LocalSubscriber;
  last(): LocalUpdate;
  /** Resolves when no more updates arrive. */
  settle(): Promise<void>;
  reload(): Promise<TestSession>;
}

export async function createTestSession(
  playable: GameWithBots,
  request: Omit<NewLocalMatch, 'name'>,
  seed: string,
  replaced: Partial<LocalSessionDependencies> = {},
): Promise<TestSession> {
  const repository = replaced.repository ?? memoryRepository();
  const head = createLocalMatchHead(
    playable.game,
    { ...request, name: 'Ida' },
    { id: 'match', key: hexFromKey(keyFromSeed(seed)), now: 1 },
  );
  await repository.create(head, toSummary(new LocalMatch(playable.game, head), 1));
  return openTestSession(playable, repository, replaced);
}

/** Opens the stored match, perhaps with another program than the one that created it. */
export async function openTestSession(
  playable: GameWithBots,
  repository: LocalRepository,
  replaced: Partial<LocalSessionDependencies> = {},
): Promise<TestSession> {
  const kept = await repository.read('match');
  const local = kept && replayStoredMatch(playable, kept);
  if (typeof local !== 'object') throw new Error(`not opened: ${local}`);
  const updates: LocalUpdate[] = [];
  const stalls: LocalStall[] = [];
  const session = new LocalSession(
    playable,
    {
      repository,
      bots: greedyBots(playable),
      now: () => 2,
      wait: () => Promise.resolve(),
      delayMs: () => 0,
      ...replaced,
    },
    local,
  );
  const subscriber: LocalSubscriber = {
    update: (update) => updates.push(update),
    stall: (stall) => stalls.push(stall),
  };
  session.open(1, undefined, subscriber);
  const settle = async (): Promise<void> => {
    for (let before = -1; before !== updates.length;) {
      before = updates.length;
      await new Promise((resolve) => void setTimeout(resolve, 2));
    }
  };
  return {
    repository,
    updates,
    stalls,
    session,
    subscriber,
    last: () => updates.at(-1) as LocalUpdate,
    settle,
    async reload() {
      session.close(1);
      await settle();
      return openTestSession(playable, repository, replaced);
    },
  };
}
