import { randomUUID } from 'node:crypto';
import { LIMITS } from '@pithead/protocol';
import { describe, expect, it } from 'vitest';
import type { ModerationActionRow, PersonRow, ReportRow } from '../../store.ts';
import { addPerson, buildSession, nextTime } from '../testRows.ts';
import type { StoreProvider } from './storeContract.ts';

export function moderationContract(store: StoreProvider): void {
  const addAll = (): Promise<[PersonRow, PersonRow, PersonRow]> =>
    Promise.all([addPerson(store()), addPerson(store()), addPerson(store())]);
  const buildReport = (reporter: PersonRow, person: PersonRow, more: Partial<ReportRow> = {}): ReportRow => ({
    id: randomUUID(),
    at: nextTime(),
    reporter: reporter.id,
    person: person.id,
    name: 'Ben then',
    place: 'chat',
    reason: 'insult',
    comment: 'Look at this',
    table: 'a-table',
    text: 'an insult',
    ...more,
  });
  const buildAction = (
    operator: PersonRow,
    person: PersonRow,
    more: Partial<ModerationActionRow> = {},
  ): ModerationActionRow => ({
    id: randomUUID(),
    at: nextTime(),
    operator: operator.id,
    kind: 'mute',
    person: person.id,
    report: null,
    until: null,
    nameBefore: null,
    nameAfter: null,
    why: 'insults',
    undoes: null,
    ...more,
  });
  const openReports = async (): Promise<string[]> => (await store().openReports(1000)).map(({ id }) => id);
  const restrictionsOf = async ({ id }: PersonRow, now = 0) =>
    (await store().moderatedPeople([id], now))[0]?.restrictions;

  describe('operators', () => {
    it('operators are added, listed and removed, and an operator is under no restriction', async () => {
      const [ada, ben] = await addAll();
      await store().addModerationAction(buildAction(ben, ada));
      const since = nextTime();
      expect(await store().addOperator(ada.id, since)).toBe(true);
      expect(await store().addOperator(ada.id, nextTime())).toBe(true);
      expect(await store().addOperator('nobody', since)).toBe(false);
      expect(await store().isOperator(ada.id)).toBe(true);
      expect(await store().operators()).toContainEqual({ id: ada.id, name: ada.name, since });
      expect(await restrictionsOf(ada)).toEqual([]);
      expect(await store().addModerationAction(buildAction(ben, ada))).toBe(false);
      await store().removeOperator(ada.id);
      expect(await store().isOperator(ada.id)).toBe(false);
      expect(await store().isOperator(ben.id)).toBe(false);
    });
  });

  describe('reports', () => {
    it('a report is read back until it is closed, and its reporter’s own reports stay', async () => {
      const [ada, ben, operator] = await addAll();
      const report = buildReport(ada, ben);
      expect(await store().addReport(report)).toBe(true);
      expect(await store().findReport(report.id)).toEqual(report);
      expect(await openReports()).toContain(report.id);
      const close = buildAction(operator, ben, { kind: 'close', report: report.id });
      expect(await store().addModerationAction(close)).toBe(true);
      expect(await store().addModerationAction({ ...close, id: randomUUID() })).toBe(false);
      expect(await openReports()).not.toContain(report.id);
      expect(await store().reportsBy(ada.id)).toEqual([report]);
      const reopen = { ...close, id: randomUUID(), undoes: close.id };
      expect(await store().addModerationAction(reopen)).toBe(true);
      expect(await openReports()).toContain(report.id);
    });

    it('open reports of one person beyond the limit are refused', async () => {
      const [ada, ben, operator] = await addAll();
      const reports = Array.from({ length: LIMITS.openReports }, () => buildReport(ada, ben));
      for (const report of reports) expect(await store().addReport(report)).toBe(true);
      expect(await store().addReport(buildReport(ada, ben))).toBe(false);
      const close = buildAction(operator, ben, { kind: 'close', report: reports[0]?.id ?? '' });
      await store().addModerationAction(close);
      expect(await store().addReport(buildReport(ada, ben))).toBe(true);
    });

    it('reports keep neither names nor words of deleted people', async () => {
      const [ada, ben, operator] = await addAll();
      const report = buildReport(ada, ben);
      await store().addReport(report);
      await store().deletePerson(ada.id, 'deleted');
      const withoutReporter = { ...report, reporter: '', comment: '' };
      expect(await store().findReport(report.id)).toEqual(withoutReporter);
      expect(await openReports()).toContain(report.id);
      await store().deletePerson(ben.id, 'deleted');
      const empty = { ...withoutReporter, person: '', name: '', text: null };
      expect(await store().findReport(report.id)).toEqual(empty);
      expect(await openReports()).not.toContain(report.id);
      await store().deletePerson(operator.id, 'deleted');
    });
  });

  describe('moderation actions', () => {
    it('a mute lasts until its end, is replaced by a later one, and ends by an undo', async () => {
      const [operator, ben] = await addAll();
      const mute = buildAction(operator, ben, { until: 5000 });
      expect(await store().addModerationAction(mute)).toBe(true);
      const until = { kind: 'mute' as const, until: 5000, why: 'insults' };
      expect(await store().findRestriction(ben.id, 'mute', 4999)).toEqual(until);
      expect(await store().findRestriction(ben.id, 'mute', 5000)).toBeUndefined();
      expect(await store().findRestriction(ben.id, 'ban', 0)).toBeUndefined();
      const always = buildAction(operator, ben, { why: 'again' });
      await store().addModerationAction(always);
      expect(await restrictionsOf(ben, 9000)).toEqual([{ kind: 'mute', until: null, why: 'again' }]);
      const undo = buildAction(operator, ben, { undoes: always.id });
      expect(await store().addModerationAction(undo)).toBe(true);
      expect(await restrictionsOf(ben)).toEqual([]);
      expect(await store().addModerationAction({ ...undo, id: randomUUID() })).toBe(false);
      expect((await store().moderationActions(3)).map(({ id }) => id)).toEqual([undo.id, always.id, mute.id]);
      expect(await store().findModerationAction(mute.id)).toEqual(mute);
    });

    it('a ban ends all sessions of the person', async () => {
      const [operator, ben] = await addAll();
      const session = buildSession(ben.id);
      await store().addSession(session);
      await store().addModerationAction(buildAction(operator, ben, { kind: 'ban', until: 5000 }));
      expect(await store().findSession(session.hash)).toBeUndefined();
      expect(await store().sessionsOf(operator.id)).toHaveLength(1);
    });

    it('a new name is stored with its log entry, or neither if the name is taken', async () => {
      const [operator, ben, other] = await addAll();
      await store().changePerson(ben.id, { accountKey: `ben-${ben.id}` });
      await store().changePerson(other.id, { accountKey: `taken-${other.id}` });
      const rename = buildAction(operator, ben, { kind: 'rename', nameBefore: 'Ada', nameAfter: 'Player' });
      const taken = { name: 'Player', accountKey: `taken-${other.id}` };
      expect(await store().addModerationAction(rename, taken)).toBe(false);
      expect(await store().findModerationAction(rename.id)).toBeUndefined();
      const free = { name: 'Player', accountKey: `free-${ben.id}` };
      expect(await store().addModerationAction(rename, free)).toBe(true);
      expect(await store().findPerson(ben.id)).toMatchObject(free);
      await store().deletePerson(ben.id, 'deleted');
      await store().deletePerson(operator.id, 'deleted');
      const empty = { ...rename, operator: '', person: '', nameBefore: null, nameAfter: null };
      expect(await store().findModerationAction(rename.id)).toEqual(empty);
    });

    it('an action about somebody who is gone is refused', async () => {
      const [operator, ben] = await addAll();
      await store().deletePerson(ben.id, 'deleted');
      expect(await store().addModerationAction(buildAction(operator, ben))).toBe(false);
    });
  });
}
