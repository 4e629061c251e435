import Database from 'libsql';

/** Runs statements on a separate connection without foreign key checks. */
export function executeOnFile(file: string, ...statements: readonly string[]): void {
  const database = new Database(file);
  try {
    for (const sql of ['PRAGMA foreign_keys = OFF', ...statements]) database.exec(sql);
  } finally {
    database.close();
  }
}

/** Holds the write lock like another program; returns a function that releases it. */
export function holdWriteLock(file: string): () => void {
  const database = new Database(file);
  database.exec('BEGIN IMMEDIATE');
  return () => {
    database.exec('ROLLBACK');
    database.close();
  };
}
