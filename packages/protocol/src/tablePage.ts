/** Lists of tables come in pages. Without the schemas of http.ts: the home page loads this at once. */
import type { TableInfo } from './http.ts';

/** One page of a list of tables. */
export interface TablePage<Table = TableInfo> {
  readonly tables: readonly Table[];
  readonly hasNext: boolean;
}

/** Whether the header `Link` of a list names another page (RFC 8288). */
export const hasNextPage = (link: string | null): boolean => /rel="?next"?/.test(link ?? '');
