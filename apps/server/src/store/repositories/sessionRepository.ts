import type { Compilable } from 'kysely';
import type { Executor } from '../executor.ts';
import { toSqlQuery, compileOnce, padToPowerOfTwo, inBatches } from '../sqlQuery.ts';
import { StepRefused } from '../executor.ts';
import { shareLockPeople } from './rowLocks.ts';
import type { SessionRow, SessionStore } from '../personStore.ts';
import type { SessionColumns } from '../schema.ts';

const COLUMNS = ['hash', 'person', 'created_at', 'seen_at', 'expires_at'] as const;

function fromColumns(row: SessionColumns): SessionRow {
  return {
    hash: row.hash,
    person: row.person,
    createdAt: row.created_at,
    seenAt: row.seen_at,
    expiresAt: row.expires_at,
  };
}

export function insertSession({ db }: Executor, session: SessionRow): Compilable {
  const { hash, person, createdAt, seenAt, expiresAt } = session;
  return db
    .insertInto('sessions')
    .values({ hash, person, created_at: createdAt, seen_at: seenAt, expires_at: expiresAt });
}

export function sessionRepository(executor: Executor): SessionStore {
  const { db } = executor;
  const byHash = compileOnce((values: { hash: string }) =>
    db.selectFrom('sessions').select(COLUMNS).where('hash', '=', values.hash),
  );

  return {
    async addSession(session) {
      try {
        await executor.write([
          ...shareLockPeople(executor, [session.person]),
          toSqlQuery(insertSession(executor, session)),
        ]);
        return true;
      } catch (error) {
        if (error instanceof StepRefused) return false;
        throw error;
      }
    },

    async findSession(hash) {
      const [row] = await executor.read(byHash({ hash }));
      return row && fromColumns(row);
    },

    async existingSessions(hashes) {
      const rows = await inBatches(hashes, (part) =>
        executor.read(
          toSqlQuery(db.selectFrom('sessions').select('hash').where('hash', 'in', padToPowerOfTwo(part))),
        ),
      );
      return rows.map(({ hash }) => hash);
    },

    async sessionsOf(person) {
      const all = db
        .selectFrom('sessions')
        .select(COLUMNS)
        .where('person', '=', person)
        .orderBy('created_at', 'desc')
        .orderBy('hash');
      return (await executor.read(toSqlQuery(all))).map(fromColumns);
    },

    async touchSession(hash, seenAt, expiresAt) {
      const touch = db
        .updateTable('sessions')
        .set({ seen_at: seenAt, expires_at: expiresAt })
        .where('hash', '=', hash);
      await executor.write([toSqlQuery(touch)]);
    },

    async endSession(hash) {
      await executor.write([toSqlQuery(db.deleteFrom('sessions').where('hash', '=', hash))]);
    },

    async endSessions(person, except) {
      const all = db.deleteFrom('sessions').where('person', '=', person);
      await executor.write([toSqlQuery(except === undefined ? all : all.where('hash', '<>', except))]);
    },

    async endExpiredSessions(now) {
      await executor.write([toSqlQuery(db.deleteFrom('sessions').where('expires_at', '<=', now))]);
    },
  };
}
