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

/** `table.column: value` of every value that contains one of the texts. */
export function findInFile(file: string, texts: readonly string[]): string[] {
  const database = new Database(file);
  try {
    const rowsOf = <R>(sql: string): R[] => database.prepare(sql).all() as R[];
    const found: string[] = [];
    for (const { name } of rowsOf<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'"))
      for (const row of rowsOf<Record<string, unknown>>(`SELECT * FROM "${name}"`))
        for (const [column, value] of Object.entries(row))
          if (texts.some((text) => String(value).includes(text))) found.push(`${name}.${column}: ${value}`);
    return found;
  } finally {
    database.close();
  }
}
