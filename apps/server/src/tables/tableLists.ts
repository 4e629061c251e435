import { bit } from '@pithead/kernel';
import type { TablePage } from '@pithead/protocol';
import type { PageRange, Store, TableWithSeats } from '../store/store.ts';
import type { Time } from '../time.ts';

const MAX_OWN_TABLES = 100;
const PAGE_SIZE = 25;
const LISTED_MS = { live: 6 * 3_600_000, turns: 14 * 24 * 3_600_000 } as const;

export class TableLists {
  readonly #store: Store;
  readonly #time: Time;

  constructor({ store, time }: { readonly store: Store; readonly time: Time }) {
    this.#store = store;
    this.#time = time;
  }

  /** Tables without recent activity are not listed, but their link still works. */
  openTables(page: number): Promise<TablePage<TableWithSeats>> {
    const now = this.#time.now();
    const activeSince = { live: now - LISTED_MS.live, turns: now - LISTED_MS.turns };
    return pageOf(page, (range) => this.#store.listOpenTables({ ...range, activeSince }));
  }

  runningTables(page: number): Promise<TablePage<TableWithSeats>> {
    return pageOf(page, (range) => this.#store.listRunningTables(range));
  }

  async tablesOf(person: string): Promise<TableWithSeats[]> {
    const found = await this.#store.tablesOf(person, MAX_OWN_TABLES);
    const rank = ({ table, seats }: TableWithSeats): number => {
      const own = seats.reduce((bits, row) => (row.person === person ? bits | bit(row.seat) : bits), 0);
      if (table.status === 'running') return (table.pending & own & ~table.played) === 0 ? 1 : 0;
      return table.status === 'open' ? 2 : 3;
    };
    return found.toSorted((a, b) => rank(a) - rank(b));
  }
}

async function pageOf(
  page: number,
  list: (range: PageRange) => Promise<TableWithSeats[]>,
): Promise<TablePage<TableWithSeats>> {
  const found = await list({ offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE + 1 });
  return { tables: found.slice(0, PAGE_SIZE), hasNext: found.length > PAGE_SIZE };
}
