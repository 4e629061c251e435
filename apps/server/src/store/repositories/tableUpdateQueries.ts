import type { Executor, SqlQuery } from '../executor.ts';
import type { TableColumns } from '../schema.ts';
import { compileOnce } from '../sqlQuery.ts';
import type { TableChange } from '../tableStore.ts';
import { toChangedColumns } from './tableMapping.ts';

type TableUpdate = (id: string, change: TableChange) => readonly SqlQuery[];

/** Compiled once per set of columns; no query if nothing changes. */
export function tableUpdateQueries({ db }: Executor): TableUpdate {
  const compiled = new Map<string, (values: Partial<TableColumns>) => SqlQuery>();
  const compile = (names: readonly (keyof TableColumns)[]) =>
    compileOnce((values: Partial<TableColumns>) => {
      const columns = Object.fromEntries(names.map((name) => [name, values[name]]));
      return db
        .updateTable('tables')
        .set(columns)
        .where('id', '=', values.id as string);
    });

  return (id, change) => {
    const columns = toChangedColumns(change);
    const names = Object.keys(columns) as (keyof TableColumns)[];
    if (names.length === 0) return [];
    const shape = names.join();
    const update = compiled.get(shape) ?? compile(names);
    compiled.set(shape, update);
    return [update({ ...columns, id })];
  };
}
