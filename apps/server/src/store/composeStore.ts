import { sql } from 'kysely';
import { realTime } from '../time.ts';
import { channelRepository } from './repositories/channels/channelRepository.ts';
import { chatRepository } from './repositories/chatRepository.ts';
import { muteRepository } from './repositories/muteRepository.ts';
import { friendRepository } from './repositories/community/friendRepository.ts';
import { blockRepository } from './repositories/community/blockRepository.ts';
import { moderationRepository } from './repositories/community/moderationRepository.ts';
import { operatorRepository } from './repositories/community/operatorRepository.ts';
import { guideRepository } from './repositories/guideRepository.ts';
import { deliveryRepository } from './repositories/deliveryRepository.ts';
import { notificationSettingsRepository } from './repositories/notificationSettingsRepository.ts';
import { vacationRepository } from './repositories/vacationRepository.ts';
import { outboxRepository } from './repositories/outboxRepository.ts';
import { compactionRepository } from './compaction/compactionRepository.ts';
import { eventRepository } from './repositories/eventRepository.ts';
import type { Executor } from './executor.ts';
import { toSqlQuery } from './sqlQuery.ts';
import { personRepository } from './repositories/personRepository.ts';
import type { Store, UptimeStore } from './store.ts';
import type { MessageBus } from './clusterStore.ts';
import { clusterRepository } from './repositories/clusterRepository.ts';
import { profileRepository } from './repositories/ratings/profileRepository.ts';
import { ratingRepository } from './repositories/ratings/ratingRepository.ts';
import { resultRepository } from './repositories/ratings/resultRepository.ts';
import { sightingRepository } from './repositories/ratings/sightingRepository.ts';
import { reviewStoreRepository } from './repositories/reviewStoreRepository.ts';
import { poolRepository } from './repositories/pool/poolRepository.ts';
import { sessionRepository } from './repositories/sessionRepository.ts';
import { rateLimitRepository } from './repositories/rateLimitRepository.ts';
import { lostCommitRetry } from './retries/lostCommitRetry.ts';
import { tableListRepository } from './repositories/tableListRepository.ts';
import { tableRepository } from './repositories/tableRepository.ts';

export function composeStore(
  executor: Executor,
  messageBus: MessageBus | null = null,
  time = realTime,
): Store {
  const retryLostCommit = lostCommitRetry(time);
  return {
    kind: executor.kind,
    durability: executor.durability,
    ...personRepository(executor),
    ...sessionRepository(executor),
    ...tableRepository(executor),
    ...tableListRepository(executor),
    ...eventRepository(executor, retryLostCommit),
    ...compactionRepository(executor),
    ...chatRepository(executor, retryLostCommit),
    ...muteRepository(executor),
    ...guideRepository(executor),
    ...outboxRepository(executor),
    ...channelRepository(executor),
    ...reviewStoreRepository(executor),
    ...friendRepository(executor),
    ...blockRepository(executor),
    ...operatorRepository(executor),
    ...moderationRepository(executor),
    ...deliveryRepository(executor),
    ...notificationSettingsRepository(executor),
    ...vacationRepository(executor),
    ...poolRepository(executor),
    ...resultRepository(executor),
    ...ratingRepository(executor),
    ...sightingRepository(executor),
    ...profileRepository(executor),
    ...rateLimitRepository(executor),
    ...uptime(executor),
    ...clusterRepository(executor),
    messageBus,
    ping: () => executor.ping(),
    async close() {
      await messageBus?.close();
      await executor.close();
    },
  };
}

function uptime(executor: Executor): UptimeStore {
  return {
    async loadUptime() {
      const [row] = await executor.read(toSqlQuery(executor.db.selectFrom('server').select('uptime')));
      return row?.uptime ?? 0;
    },

    async saveUptime(ms) {
      const insert = executor.db.insertInto('server').values({ id: 1, uptime: ms });
      const greater = sql<number>`CASE WHEN server.uptime > excluded.uptime
        THEN server.uptime ELSE excluded.uptime END`;
      const upsert = insert
        .onConflict((old) => old.column('id').doUpdateSet({ uptime: greater }))
        .returning('uptime');
      return Number((await executor.write([toSqlQuery(upsert)]))?.[0]?.['uptime'] ?? ms);
    },
  };
}
