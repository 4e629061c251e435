import { describe, expect, it } from 'vitest';
import type { StoreProvider } from './storeContract.ts';
import { addRunningTable, buildEvent } from '../testRows.ts';

export function eventContract(store: StoreProvider): void {
  describe('the log of a match', () => {
    it('events are appended in order together with the row of their table', async () => {
      const { table } = await addRunningTable(store());
      const events = [1, 2, 3].map((seq) => buildEvent(table.id, seq, { isOpen: seq !== 2, seat: seq - 2 }));
      for (const event of events) {
        expect(await store().append(event, { seq: event.seq, pending: event.seq, due: 0.5 })).toEqual({
          kind: 'appended',
        });
      }
      expect(await store().eventsAfter(table.id, 0)).toEqual(events);
      expect(await store().eventsAfter(table.id, 2)).toEqual([events[2]]);
      expect(await store().eventsAfter(table.id, 3)).toEqual([]);
      expect((await store().findTable(table.id))?.table).toEqual({ ...table, seq: 3, pending: 3, due: 0.5 });
    });

    it('an event stores any JSON', async () => {
      const { table } = await addRunningTable(store());
      const bodies = [null, 0, '', [], { deep: [{ text: 'ä "\0\u2028 🎲' }] }, true];
      for (const [i, body] of bodies.entries())
        await store().append(buildEvent(table.id, i + 1, { body }), {});
      await store().append(buildEvent(table.id, 7, { body: undefined }), {});
      expect((await store().eventsAfter(table.id, 0)).map(({ body }) => body)).toEqual([...bodies, null]);
    });

    it('an event with a taken sequence number is refused and leaves the table unchanged', async () => {
      const { table } = await addRunningTable(store());
      const first = buildEvent(table.id, 1);
      await store().append(first, { seq: 1, pending: 1 });
      expect(await store().append(buildEvent(table.id, 1), { seq: 1, pending: 2 })).toEqual({
        kind: 'stale',
      });
      expect(await store().eventsAfter(table.id, 0)).toEqual([first]);
      expect((await store().findTable(table.id))?.table.pending).toBe(1);
    });

    it('a repeated command returns its first event, whatever its sequence number', async () => {
      const { table } = await addRunningTable(store());
      const first = buildEvent(table.id, 1);
      await store().append(first, { seq: 1 });
      await store().append(buildEvent(table.id, 2), { seq: 2 });
      for (const seq of [1, 2, 3]) {
        const again = buildEvent(table.id, seq, { commandId: first.commandId, body: 'other' });
        expect(await store().append(again, { seq, pending: 9 })).toEqual({ kind: 'repeated', first });
      }
      expect(await store().eventsAfter(table.id, 0)).toHaveLength(2);
      expect((await store().findTable(table.id))?.table.pending).toBe(0);
    });

    it('the event of a command is found in its own match only', async () => {
      const { table } = await addRunningTable(store());
      const { table: other } = await addRunningTable(store());
      const event = buildEvent(table.id, 1);
      await store().append(event, { seq: 1 });
      expect(await store().findEventByCommand(table.id, event.commandId)).toEqual(event);
      expect(await store().findEventByCommand(table.id, 'unknown')).toBeUndefined();
      expect(await store().findEventByCommand(other.id, event.commandId)).toBeUndefined();
      expect(await store().append({ ...event, table: other.id }, { seq: 1 })).toEqual({ kind: 'appended' });
    });

    it('each sequence number goes to one of several concurrent events', async () => {
      const { table } = await addRunningTable(store());
      for (const seq of [1, 2, 3]) {
        const racing = Array.from({ length: 8 }, (_, seat) => buildEvent(table.id, seq, { seat }));
        const answers = await Promise.all(
          racing.map((event) => store().append(event, { seq, pending: event.seat })),
        );
        const winners = racing.filter((_, i) => answers[i]?.kind === 'appended');
        expect(answers.filter(({ kind }) => kind === 'stale')).toHaveLength(7);
        expect(await store().eventsAfter(table.id, seq - 1)).toEqual(winners);
        expect((await store().findTable(table.id))?.table.pending).toBe(winners[0]?.seat);
      }
    });

    it('a command that is sent several times concurrently is appended once', async () => {
      const { table } = await addRunningTable(store());
      const event = buildEvent(table.id, 1);
      const answers = await Promise.all(Array.from({ length: 8 }, () => store().append(event, { seq: 1 })));
      expect(answers.filter(({ kind }) => kind === 'appended')).toHaveLength(1);
      expect(answers.filter(({ kind }) => kind === 'repeated')).toHaveLength(7);
    });

    it('an event needs an existing table', async () => {
      await expect(store().append(buildEvent('none', 1), { seq: 1 })).rejects.toThrow(/foreign key/i);
    });
  });

  describe('snapshots', () => {
    it('a snapshot replaces the previous one of its table', async () => {
      const { table } = await addRunningTable(store());
      expect(await store().findSnapshot(table.id)).toBeUndefined();
      await store().saveSnapshot({ table: table.id, seq: 3, body: '{"a":1}' });
      await store().saveSnapshot({ table: table.id, seq: 5, body: '{"a":2}' });
      expect(await store().findSnapshot(table.id)).toEqual({ table: table.id, seq: 5, body: '{"a":2}' });
    });
  });
}
