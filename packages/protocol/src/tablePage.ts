/** Pages of lists of tables. Apart from http.ts, so that the home page does not load its schemas. */
import type { TableInfo } from './http.ts';

export interface TablePage<Table = TableInfo> {
  readonly tables: readonly Table[];
  readonly hasNext: boolean;
}

export const hasNextPage = (link: string | null): boolean => /rel="?next"?/.test(link ?? '');
