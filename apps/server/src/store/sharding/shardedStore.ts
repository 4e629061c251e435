/**
 * Experimental (PITHEAD_MATCH_DATABASES): matches are spread over several databases by the first bits of their
 * ids. Everything else, also a table before its start, is in the main database. No transaction spans two
 * databases: a match is adopted by its database when it is first looked for, and relays carry back what an
 * event changes for others.
 */
import { LruCache } from '../../limits/lruCache.ts';
import type { EventEffects, EventRow } from '../eventStore.ts';
import type { Store } from '../store.ts';
import type { TableChange, TableRow, TableWithSeats } from '../tableStore.ts';
import type { RelayBody, RelayRepository } from './relayRepository.ts';

export interface Shard {
  readonly store: Store;
  readonly relays: RelayRepository;
}

const MAX_KNOWN = 100_000;
const RELAYS_A_RUN = 100;
const RELAY_MS = 1_000;
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The first twelve bits of an id (base64url) name one of `count` databases. */
export function shardIndexOf(id: string, count: number): number {
  const [high, low] = [0, 1].map((at) => Math.max(0, DIGITS.indexOf(id[at] ?? 'A'))) as [number, number];
  return ((high * DIGITS.length + low) * count) >> 12;
}

/** Known to lists of the main database, which has them from relays, but newer in the match database. */
function withMatch(found: TableWithSeats, match: TableRow | undefined): TableWithSeats {
  if (match === undefined) return found;
  const { seq, pending, played, away, due, clocks, status, endedAt, frozenFor, progress } = match;
  const table = {
    ...found.table,
    seq,
    pending,
    played,
    away,
    due,
    clocks,
    status,
    endedAt,
    frozenFor,
    progress,
  };
  return { ...found, table };
}

/** What lists, vacations and people have to know. Undefined if an event changes the match alone. */
function relayOf(
  { kind, seat }: EventRow,
  { status, endedAt, away, progress }: TableChange,
  { notifications = [], result }: EventEffects,
): string | undefined {
  const resigned = kind === 'resign' ? seat : undefined;
  const isNeeded =
    notifications.length > 0 || resigned !== undefined || status !== undefined || away !== undefined;
  if (!isNeeded) return undefined;
  const change = {
    ...(status === undefined ? {} : { status }),
    ...(endedAt === undefined ? {} : { endedAt }),
    ...(away === undefined ? {} : { away }),
    ...(progress === undefined ? {} : { progress }),
  };
  return JSON.stringify({ change, resigned, notifications, result } satisfies RelayBody);
}

export function shardedStore(
  main: Store,
  mainRelays: RelayRepository,
  shards: readonly Shard[],
  relayMs = RELAY_MS,
): Store {
  const homes = new LruCache<Shard | 'main'>(MAX_KNOWN);
  const shardOf = (id: string): Shard => shards[shardIndexOf(id, shards.length)] as Shard;
  let relaying = Promise.resolve();
  let isClosed = false;

  /** Undefined for tables that have not started, and for matches that began before there were match databases. */
  async function homeOf(id: string): Promise<Shard | undefined> {
    const known = homes.get(id);
    if (known !== undefined) return known === 'main' ? undefined : known;
    const shard = shardOf(id);
    if (!(await shard.relays.rowsOf([id])).has(id)) {
      const found = await main.findTable(id);
      if (found === undefined || found.table.status === 'open') return undefined;
      if (found.table.seq > 0) {
        homes.set(id, 'main');
        return undefined;
      }
      await shard.relays.adopt(found.table);
    }
    // Also if it was adopted before: that process may have been killed in between.
    await mainRelays.release(id);
    homes.set(id, shard);
    return shard;
  }

  const storeOf = async (id: string): Promise<Store> => (await homeOf(id))?.store ?? main;

  async function withMatches(tables: readonly TableWithSeats[]): Promise<TableWithSeats[]> {
    const rows = new Map<string, TableRow>();
    for (const shard of shards) {
      const ids = tables.map(({ table }) => table.id).filter((id) => shardOf(id) === shard);
      if (ids.length > 0) for (const [id, row] of await shard.relays.rowsOf(ids)) rows.set(id, row);
    }
    return tables.map((found) => withMatch(found, rows.get(found.table.id)));
  }

  async function fromAll(read: (store: Store) => Promise<string[]>, limit = Infinity): Promise<string[]> {
    const lists = await Promise.all([main, ...shards.map(({ store }) => store)].map(read));
    return [...new Set(lists.flat())].slice(0, limit);
  }

  async function relayFrom({ relays }: Shard): Promise<void> {
    const failed = new Set<string>();
    for (const relay of await relays.pending(RELAYS_A_RUN)) {
      if (isClosed || failed.has(relay.table)) continue;
      try {
        await mainRelays.apply(relay);
        await relays.remove(relay);
      } catch {
        // The next run tries again; later relays of this match have to wait for it.
        failed.add(relay.table);
      }
    }
  }

  function relayNow(): void {
    relaying = relaying
      .then(async () => {
        for (const shard of shards) await relayFrom(shard);
      })
      .catch(() => undefined);
  }

  const isRelaying = Number.isFinite(relayMs);
  const timer = isRelaying ? setInterval(relayNow, relayMs) : undefined;
  timer?.unref();

  async function dropSnapshotsOf(person: string): Promise<void> {
    const ids = (await main.tablesOf(person, MAX_KNOWN)).map(({ table }) => table.id);
    for (const shard of shards) await shard.relays.dropSnapshots(ids.filter((id) => shardOf(id) === shard));
  }

  return {
    ...main,

    async findTable(id) {
      const found = await main.findTable(id);
      if (found === undefined || found.table.status === 'open') return found;
      const home = await homeOf(id);
      return home === undefined ? found : withMatch(found, (await home.relays.rowsOf([id])).get(id));
    },
    listRunningTables: async (page) =>
      (await withMatches(await main.listRunningTables(page))).filter(
        ({ table }) => table.status === 'running',
      ),
    tablesOf: async (person, limit) => withMatches(await main.tablesOf(person, limit)),
    dueTableIds: (uptime, limit) => fromAll((store) => store.dueTableIds(uptime, limit), limit),
    tableIdsAwaitingBots: (limit) => fromAll((store) => store.tableIdsAwaitingBots(limit), limit),

    async leaseTablesAwaitingBots(process, limit) {
      const own = await main.leaseTablesAwaitingBots(process, limit);
      for (const { store, relays } of shards) {
        const leased = await main.acquireLeases(process, await store.tableIdsAwaitingBots(limit));
        for (const { id, seq } of (await relays.rowsOf(leased)).values()) own.push({ table: id, seq });
      }
      return own;
    },

    async tableVersions(ids) {
      const versions = await main.tableVersions(ids);
      const rows = new Map<string, TableRow>();
      for (const shard of shards) {
        const own = ids.filter((id) => shardOf(id) === shard);
        if (own.length > 0) for (const [id, row] of await shard.relays.rowsOf(own)) rows.set(id, row);
      }
      return versions.map((version) => {
        const { seq, status } = rows.get(version.id) ?? version;
        return { ...version, seq, status };
      });
    },

    async append(event, change, effects = {}) {
      const home = await homeOf(event.table);
      if (home === undefined) return main.append(event, change, effects);
      const relay = relayOf(event, change, effects);
      const result = await home.store.append(event, change, relay === undefined ? {} : { relay });
      if (relay !== undefined && isRelaying) relayNow();
      return result;
    },
    eventsAfter: async (table, after) => (await storeOf(table)).eventsAfter(table, after),
    findEventByCommand: async (table, id) => (await storeOf(table)).findEventByCommand(table, id),
    saveSnapshot: async (row) => (await storeOf(row.table)).saveSnapshot(row),
    findSnapshot: async (table) => (await storeOf(table)).findSnapshot(table),
    seatEvents: async (table, kinds) => (await storeOf(table)).seatEvents(table, kinds),

    tablesToCompact: (before, limit) => fromAll((store) => store.tablesToCompact(before, limit), limit),
    compactTables: async (limit, after) =>
      (await fromAll((store) => store.compactTables(limit, after))).toSorted().slice(0, limit),
    loggedEvents: async (table) => (await storeOf(table)).loggedEvents(table),
    compactLog: async (table, ...log) => (await storeOf(table)).compactLog(table, ...log),
    expandLog: async (table) => (await storeOf(table)).expandLog(table),
    markUnverified: async (table) => (await storeOf(table)).markUnverified(table),

    async changeTable(id, change) {
      const home = await homeOf(id);
      if (home === undefined) return main.changeTable(id, change);
      await home.store.changeTable(id, change);
      const { status, frozenFor } = change;
      // Only lists read it there; the match database decides.
      if (status !== undefined) await main.changeTable(id, { status, frozenFor: frozenFor ?? '' });
    },

    async deletePerson(id, name) {
      await dropSnapshotsOf(id);
      return main.deletePerson(id, name);
    },

    async ping() {
      await Promise.all([main, ...shards.map(({ store }) => store)].map((store) => store.ping()));
    },

    async close() {
      clearInterval(timer);
      isClosed = true;
      await relaying;
      await Promise.all(shards.map(({ store }) => store.close()));
      await main.close();
    },
  };
}
