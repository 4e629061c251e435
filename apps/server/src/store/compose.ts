import { sql } from 'kysely';
import { realTime } from '../time.ts';
import { chat } from './chat.ts';
import { events } from './events.ts';
import type { Executor } from './executor.ts';
import { compiled } from './executor.ts';
import { people } from './people.ts';
import type { Store } from './port.ts';
import type { Notices } from './processPort.ts';
import { processes } from './processes.ts';
import { sessions } from './sessions.ts';
import { settling } from './settle.ts';
import { tableLists } from './tableLists.ts';
import { tables } from './tables.ts';

export function composeStore(on: Executor, notices: Notices | null = null, time = realTime): Store {
  const settle = settling(time);
  return {
    kind: on.kind,
    durability: on.durability,
    ...people(on),
    ...sessions(on),
    ...tables(on),
    ...tableLists(on),
    ...events(on, settle),
    ...chat(on, settle),
    ...uptime(on),
    ...processes(on),
    notices,
    ping: () => on.ping(),
    async close() {
      await notices?.close();
      await on.close();
    },
  };
}

function uptime(on: Executor): Pick<Store, 'uptime' | 'keepUptime'> {
  return {
    async uptime() {
      const [row] = await on.read(compiled(on.build.selectFrom('server').select('uptime')));
      return row?.uptime ?? 0;
    },

    async keepUptime(ms) {
      const keep = on.build.insertInto('server').values({ id: 1, uptime: ms });
      const greater = sql<number>`CASE WHEN server.uptime > excluded.uptime THEN server.uptime ELSE excluded.uptime END`;
      const kept = keep
        .onConflict((old) => old.column('id').doUpdateSet({ uptime: greater }))
        .returning('uptime');
      return Number((await on.write([compiled(kept)]))?.[0]?.['uptime'] ?? ms);
    },
  };
}
