import type { Executor } from '@pithead/server/testing/serverInternals';

export interface TableSize {
  readonly table: string;
  readonly rowBytes: number;
  readonly indexBytes: number;
}

/** Whole pages, with what is free in them: what a database takes on the disk. */
export async function tableSizes(executor: Executor): Promise<TableSize[]> {
  const sql =
    executor.kind === 'sqlite'
      ? `SELECT m.tbl_name AS name, sum(CASE m.type WHEN 'table' THEN d.pgsize ELSE 0 END) AS data,
          sum(CASE m.type WHEN 'index' THEN d.pgsize ELSE 0 END) AS indices
          FROM dbstat AS d JOIN sqlite_master AS m ON m.name = d.name GROUP BY m.tbl_name`
      : `SELECT relname AS name, pg_table_size(oid) AS data, pg_indexes_size(oid) AS indices
          FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`;
  const rows = await executor.read<{ name: string; data: number; indices: number }>({ sql, parameters: [] });
  return rows.map(({ name, data, indices }) => ({
    table: name,
    rowBytes: Number(data),
    indexBytes: Number(indices),
  }));
}
