import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { encodeLog } from '../../compaction/compactLog.ts';
import type { EventRow, TableRow } from '../../store.ts';
import { addRunningTable, buildEvent, nextTime } from '../testRows.ts';
import type { StoreProvider } from './storeContract.ts';

const hex = (): string => randomBytes(16).toString('hex');

/** As long as a match, so that expanding takes more than one statement. */
const EVENTS = 510;

export function compactionContract(store: StoreProvider): void {
  interface EndedMatch {
    readonly table: TableRow;
    readonly events: readonly EventRow[];
  }

  const addEndedMatch = async (count = 3): Promise<EndedMatch> => {
    const { table } = await addRunningTable(store());
    const events = Array.from({ length: count }, (_, i) =>
      buildEvent(table.id, i + 1, {
        seat: i % 2,
        commandId: i % 3 === 0 ? `bot:${i % 2}:${i + 1}` : `${i % 2}:${hex()}`,
        isOpen: i % 3 !== 1,
        kind: i === 1 ? 'askUndo' : 'play',
        stateHash: hex(),
      }),
    );
    await Promise.all(events.slice(0, -1).map((event) => store().append(event, {})));
    const last = events.at(-1) as EventRow;
    await store().append(last, { seq: count, status: 'over', endedAt: nextTime() });
    return { table, events };
  };

  const compact = async (table: string): Promise<boolean> => {
    const logged = (await store().loggedEvents(table)) ?? [];
    return store().compactLog(table, logged, encodeLog(logged), nextTime());
  };

  describe('compact matches', () => {
    it('everything that reads events finds the same ones as before, from any number on', async () => {
      const { table, events } = await addEndedMatch();
      await store().saveSnapshot({ table: table.id, seq: 2, body: '{}' });
      const found = await store().findTable(table.id);
      expect(await compact(table.id)).toBe(true);
      for (const after of [0, 1, 2, 3, 9])
        expect(await store().eventsAfter(table.id, after)).toEqual(events.slice(after));
      for (const event of events)
        expect(await store().findEventByCommand(table.id, event.commandId)).toEqual(event);
      expect(await store().findEventByCommand(table.id, 'unknown')).toBeUndefined();
      expect(await store().findEventByCommand(table.id, 'compacted')).toBeUndefined();
      expect(await store().seatEvents(table.id, ['askUndo'])).toEqual([{ seq: 2, seat: 1, kind: 'askUndo' }]);
      expect(await store().seatEvents(table.id, ['compacted'])).toEqual([]);
      expect(await store().findTable(table.id)).toEqual(found);
      expect(await store().findSnapshot(table.id)).toBeUndefined();
    });

    it('an expanded match has the rows that it had, and is not compacted again by the job', async () => {
      const { table, events } = await addEndedMatch(EVENTS);
      const logged = await store().loggedEvents(table.id);
      await compact(table.id);
      expect(await store().loggedEvents(table.id)).toBeUndefined();
      expect(await store().compactTables(1000, '')).toContain(table.id);
      expect(await store().expandLog(table.id)).toBe(true);
      expect(await store().loggedEvents(table.id)).toEqual(logged);
      expect(await store().eventsAfter(table.id, 0)).toEqual(events);
      expect(await store().expandLog(table.id)).toBe(false);
      expect(await store().tablesToCompact(Number.MAX_SAFE_INTEGER, 1000)).not.toContain(table.id);
      expect(await compact(table.id)).toBe(true);
    });

    it('a match is compacted once, only after its end, and only if its events are those that were read', async () => {
      const { table: running } = await addRunningTable(store());
      await store().append(buildEvent(running.id, 1), { seq: 1 });
      expect(await compact(running.id)).toBe(false);
      const { table, events } = await addEndedMatch();
      const logged = (await store().loggedEvents(table.id)) ?? [];
      const some = logged.slice(1);
      expect(await store().compactLog(table.id, some, encodeLog(some), nextTime())).toBe(false);
      expect(await store().eventsAfter(table.id, 0)).toEqual(events);
      const body = encodeLog(logged);
      const answers = await Promise.all(
        [1, 2, 3, 4].map((at) => store().compactLog(table.id, logged, body, at)),
      );
      expect(answers.filter((isDone) => isDone)).toHaveLength(1);
      expect(await store().eventsAfter(table.id, 0)).toEqual(events);
    });

    it('the job is offered ended matches in the order of their ends, until they are compact or unverified', async () => {
      const [first, second, third] = [await addEndedMatch(), await addEndedMatch(), await addEndedMatch()];
      const ids = [first, second, third].map(({ table }) => table.id);
      const offered = async (before = Number.MAX_SAFE_INTEGER): Promise<string[]> =>
        (await store().tablesToCompact(before, 1000)).filter((id) => ids.includes(id));
      expect(await offered()).toEqual(ids);
      const { endedAt } = (await store().findTable(second.table.id))?.table ?? {};
      expect(await offered(endedAt ?? 0)).toEqual(ids.slice(0, 1));
      await compact(first.table.id);
      await store().markUnverified(second.table.id);
      expect(await offered()).toEqual(ids.slice(2));
    });

    it('a compact log that cannot be read breaks the match instead of emptying it', async () => {
      const { table } = await addEndedMatch();
      const logged = (await store().loggedEvents(table.id)) ?? [];
      const body = encodeLog(logged);
      body.writeUInt8(body.readUInt8(20) ^ 1, 20);
      await store().compactLog(table.id, logged, body, nextTime());
      expect(await store().eventsAfter(table.id, 0)).toMatchObject([{ seq: 3, kind: 'compacted' }]);
      await expect(store().expandLog(table.id)).rejects.toThrow('damaged');
    });

    it('an event cannot take a number that the compact match has used', async () => {
      // A SQLite database has one server, whose memory is never behind.
      if (store().kind === 'sqlite') return;
      const { table, events } = await addEndedMatch();
      await compact(table.id);
      for (const seq of [1, 2, 3]) {
        expect(await store().append(buildEvent(table.id, seq), { seq, status: 'running' })).toEqual({
          kind: 'stale',
        });
        const again = events[seq - 1] as EventRow;
        expect(await store().append({ ...again }, { seq })).toEqual({ kind: 'repeated', first: again });
      }
      expect((await store().findTable(table.id))?.table.status).toBe('over');
    });
  });
}
