/** The log of a match, and the snapshot that saves replaying it. */
import type { Time } from '../time.ts';
import type { Executor, Step } from './executor.ts';
import { CommitLost, compiled, compileOnce } from './executor.ts';
import type { Appended, EventRow, Store } from './port.ts';
import { StoreFault } from './port.ts';
import { pause } from '../time.ts';
import type { EventColumns } from './schema.ts';
import { tableUpdates } from './tables.ts';

type Events = Pick<Store, 'append' | 'events' | 'eventOfCommand' | 'keepSnapshot' | 'snapshot'>;

const COLUMNS = ['table_id', 'seq', 'command_id', 'seat', 'kind', 'body', 'is_open', 'state_hash', 'at'] as const;

/** How long to find out what became of a lost COMMIT, before saying that the database is gone. */
const SETTLE_MS = 10_000;
const SETTLE_PAUSE_MS = 50;

function toColumns(event: EventRow): EventColumns {
  const { table, seq, commandId, seat, kind, body, isOpen, stateHash, at } = event;
  const text = JSON.stringify(body) ?? 'null';
  return { table_id: table, seq, command_id: commandId, seat, kind, body: text, is_open: Number(isOpen), state_hash: stateHash, at };
}

function fromColumns(row: EventColumns): EventRow {
  const { table_id: table, seq, command_id: commandId, seat, kind, state_hash: stateHash, at } = row;
  return { table, seq, commandId, seat, kind, body: read(row.body), isOpen: row.is_open !== 0, stateHash, at };
}

/** A row that can't be read is a broken row: whoever replays the log stops there, and has what comes before it. */
function read(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function isSame(one: EventRow, other: EventRow): boolean {
  return one.seq === other.seq && one.stateHash === other.stateHash && one.at === other.at;
}

function eventQueries({ build }: Executor) {
  const all = build.selectFrom('events').select(COLUMNS);
  return {
    after: compileOnce((hole: { table: string; after: number }) =>
      all.where('table_id', '=', hole.table).where('seq', '>', hole.after).orderBy('seq'),
    ),
    ofCommand: compileOnce((hole: { table: string; commandId: string }) =>
      all.where('table_id', '=', hole.table).where('command_id', '=', hole.commandId),
    ),
    add: compileOnce((hole: EventColumns) => {
      const values = Object.fromEntries(COLUMNS.map((name) => [name, hole[name]])) as unknown as EventColumns;
      return build
        .insertInto('events')
        .values(values)
        .onConflict((taken) => taken.doNothing());
    }),
    snapshot: compileOnce((hole: { table: string }) =>
      build.selectFrom('snapshots').select(['table_id', 'seq', 'body']).where('table_id', '=', hole.table),
    ),
  };
}

export function events(on: Executor, time: Time, settleMs = SETTLE_MS): Events {
  const queries = eventQueries(on);
  const updateOf = tableUpdates(on);

  const eventOfCommand = async (table: string, commandId: string): Promise<EventRow | undefined> => {
    const [row] = await on.read(queries.ofCommand({ table, commandId }));
    return row && fromColumns(row);
  };

  const appendOnce = async (event: EventRow, steps: readonly Step[], wasLost: boolean): Promise<Appended> => {
    if ((await on.write(steps)) !== undefined) return { kind: 'appended' };
    const first = await eventOfCommand(event.table, event.commandId);
    if (first === undefined) return { kind: 'stale' };
    return wasLost && isSame(first, event) ? { kind: 'appended' } : { kind: 'repeated', first };
  };

  /** Whoever resigns does not come back: the seat says so from the same moment on. */
  const resignOf = ({ kind, table, seat }: EventRow): Step[] =>
    kind === 'resign'
      ? [compiled(on.build.updateTable('seats').set({ has_resigned: 1 }).where('table_id', '=', table).where('seat', '=', seat))]
      : [];

  return {
    /**
     * After a lost COMMIT it appends again, which the unique command id makes harmless: the insert waits for a commit that is still
     * under way, where a mere look would miss it.
     */
    async append(event, change) {
      const steps = [{ ...queries.add(toColumns(event)), mustChange: true }, ...updateOf(event.table, change), ...resignOf(event)];
      const end = time.monotonic() + settleMs;
      for (let wasLost = false; ; await pause(time, SETTLE_PAUSE_MS)) {
        try {
          return await appendOnce(event, steps, wasLost);
        } catch (error) {
          wasLost ||= error instanceof CommitLost;
          if (!wasLost || !(error instanceof StoreFault)) throw error;
          // Whatever keeps us from finding out: it may stand in the log, so nobody is told that it was not played.
          if (time.monotonic() > end) throw new CommitLost(error);
        }
      }
    },

    eventOfCommand,

    async events(table, after) {
      return (await on.read(queries.after({ table, after }))).map(fromColumns);
    },

    async keepSnapshot({ table, seq, body }) {
      const keep = on.build.insertInto('snapshots').values({ table_id: table, seq, body });
      await on.write([compiled(keep.onConflict((old) => old.column('table_id').doUpdateSet({ seq, body })))]);
    },

    async snapshot(table) {
      const [row] = await on.read(queries.snapshot({ table }));
      return row && { table: row.table_id, seq: row.seq, body: row.body };
    },
  };
}
