/** A hand in the file of a database, past the server: to damage it, or to hold its lock. */
import Database from 'libsql';

/** Statements on a connection of its own; keys that refer to other tables are not asked. */
export function changeFile(file: string, ...statements: readonly string[]): void {
  const database = new Database(file);
  try {
    for (const sql of ['PRAGMA foreign_keys = OFF', ...statements]) database.exec(sql);
  } finally {
    database.close();
  }
}

/** Holds the lock of whoever writes, as another program does that writes for long; the result lets go. */
export function holdLock(file: string): () => void {
  const database = new Database(file);
  database.exec('BEGIN IMMEDIATE');
  return () => {
    database.exec('ROLLBACK');
    database.close();
  };
}
