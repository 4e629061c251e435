import { describe, expect, it } from 'vitest';
import { realTime } from '../../time.ts';
import { postgresQueryBuilder } from '../queryBuilder.ts';
import { chatRepository } from '../repositories/chatRepository.ts';
import { eventRepository } from '../repositories/eventRepository.ts';
import type { Executor } from '../executor.ts';
import { CommitLost } from '../executor.ts';
import type { StoreErrorKind } from '../storeErrors.ts';
import { StoreError } from '../storeErrors.ts';
import { lostCommitRetry } from './lostCommitRetry.ts';
import { buildChatLine, buildEvent } from '../testing/testRows.ts';

function executorLosingCommit(kind: StoreErrorKind): Executor {
  let writes = 0;
  const refuse = (): Promise<never> => Promise.reject(new StoreError(kind));
  return {
    kind: 'postgres',
    durability: '',
    db: postgresQueryBuilder(),
    read: refuse,
    write: () => (++writes === 1 ? Promise.reject(new CommitLost(undefined)) : refuse()),
    ping: refuse,
    close: () => Promise.resolve(),
  };
}

describe('a COMMIT without a reply', () => {
  it.each(['busy', 'full', 'readOnly', 'gone'] as const)(
    'if the database is %s afterwards, neither an event nor a chat line is reported as failed',
    async (kind) => {
      const { append } = eventRepository(executorLosingCommit(kind), lostCommitRetry(realTime, 120));
      await expect(append(buildEvent('a table', 1), { seq: 1 })).rejects.toMatchObject({ kind: 'gone' });
      const { addChatLine } = chatRepository(executorLosingCommit(kind), lostCommitRetry(realTime, 120));
      await expect(addChatLine(buildChatLine('a table', 'somebody'))).rejects.toMatchObject({ kind: 'gone' });
    },
  );
});
