import { sql } from 'kysely';
import { realTime } from '../time.ts';
import { chatRepository } from './repositories/chatRepository.ts';
import { muteRepository } from './repositories/muteRepository.ts';
import { guideRepository } from './repositories/guideRepository.ts';
import { eventRepository } from './repositories/eventRepository.ts';
import type { Executor } from './executor.ts';
import { toSqlQuery } from './sqlQuery.ts';
import { personRepository } from './repositories/personRepository.ts';
import type { Store, UptimeStore } from './store.ts';
import type { NotificationChannel } from './clusterStore.ts';
import { clusterRepository } from './repositories/clusterRepository.ts';
import { sessionRepository } from './repositories/sessionRepository.ts';
import { lostCommitRetry } from './lostCommitRetry.ts';
import { tableListRepository } from './repositories/tableListRepository.ts';
import { tableRepository } from './repositories/tableRepository.ts';

export function composeStore(
  executor: Executor,
  notifications: NotificationChannel | null = null,
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
    ...chatRepository(executor, retryLostCommit),
    ...muteRepository(executor),
    ...guideRepository(executor),
    ...uptime(executor),
    ...clusterRepository(executor),
    notifications,
    ping: () => executor.ping(),
    async close() {
      await notifications?.close();
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
