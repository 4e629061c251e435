import Database from 'libsql';

/** On a separate connection, without foreign key checks. */
export function executeOnFile(file: string, ...statements: readonly string[]): void {
  const database = new Database(file);
  try {
    for (const sql of ['PRAGMA foreign_keys = OFF', ...statements]) database.exec(sql);
  } finally {
    database.close();
  }
}

export function holdWriteLock(file: string): () => void {
  const database = new Database(file);
  database.exec('BEGIN IMMEDIATE');
  return () => {
    database.exec('ROLLBACK');
    database.close();
  };
}
