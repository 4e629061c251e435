import { sql } from 'kysely';
import { realTime } from '../time.ts';
import { chat } from './chat.ts';
import { events } from './events.ts';
import type { Executor } from './executor.ts';
import { compiled } from './executor.ts';
import { people } from './people.ts';
import type { Store, UptimeStore } from './port.ts';
import type { Notices } from './processPort.ts';
import { processes } from './processes.ts';
import { sessions } from './sessions.ts';
import { settling } from './settle.ts';
import { tableLists } from './tableLists.ts';
import { tables } from './tables.ts';

export function composeStore(executor: Executor, notices: Notices | null = null, time = realTime): Store {
  const settle = settling(time);
  return {
    kind: executor.kind,
    durability: executor.durability,
    ...people(executor),
    ...sessions(executor),
    ...tables(executor),
    ...tableLists(executor),
    ...events(executor, settle),
    ...chat(executor, settle),
    ...uptime(executor),
    ...processes(executor),
    notices,
    ping: () => executor.ping(),
    async close() {
      await notices?.close();
      await executor.close();
    },
  };
}

function uptime(executor: Executor): UptimeStore {
  return {
    async uptime() {
      const [row] = await executor.read(compiled(executor.build.selectFrom('server').select('uptime')));
      return row?.uptime ?? 0;
    },

    async keepUptime(ms) {
      const keep = executor.build.insertInto('server').values({ id: 1, uptime: ms });
      const greater = sql<number>`CASE WHEN server.uptime > excluded.uptime THEN server.uptime ELSE excluded.uptime END`;
      const kept = keep
        .onConflict((old) => old.column('id').doUpdateSet({ uptime: greater }))
        .returning('uptime');
      return Number((await executor.write([compiled(kept)]))?.[0]?.['uptime'] ?? ms);
    },
  };
}
