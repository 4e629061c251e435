import { chat } from './chat.ts';
import { events } from './events.ts';
import type { Executor } from './executor.ts';
import { compiled } from './executor.ts';
import { people } from './people.ts';
import type { Store } from './port.ts';
import { sessions } from './sessions.ts';
import { tableLists } from './tableLists.ts';
import { tables } from './tables.ts';

/** The whole store, on either database. */
export function composeStore(on: Executor): Store {
  return {
    kind: on.kind,
    durability: on.durability,
    ...people(on),
    ...sessions(on),
    ...tables(on),
    ...tableLists(on),
    ...events(on),
    ...chat(on),
    ...uptime(on),
    ping: () => on.ping(),
    close: () => on.close(),
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
      await on.write([compiled(keep.onConflict((old) => old.column('id').doUpdateSet({ uptime: ms })))]);
    },
  };
}
