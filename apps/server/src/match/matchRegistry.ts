import type { MatchState } from '@pithead/match';
import { shortId } from '../ids.ts';
import { LruCache } from '../limits/lruCache.ts';
import { RequestError } from '../requestError.ts';
import type { TableRow } from '../store/store.ts';
import { nextDeadline } from './clocks.ts';
import type { BrokenLog } from './loadMatch.ts';
import { loadMatch, RulesVersionMismatch } from './loadMatch.ts';
import type { MatchDependencies } from './matchDependencies.ts';
import { MatchSession } from './matchSession.ts';

export class MatchRegistry {
  readonly #dependencies: MatchDependencies;
  readonly #sessions: LruCache<MatchSession>;
  readonly #loading = new Map<string, Promise<MatchSession>>();

  constructor(dependencies: MatchDependencies, maxIdle: number) {
    this.#dependencies = dependencies;
    this.#sessions = new LruCache(maxIdle, ({ isIdle }) => isIdle);
  }

  get size(): number {
    return this.#sessions.size;
  }

  watchedMatches(): MatchSession[] {
    return [...this.#sessions.entries()].flatMap(([, session]) =>
      session.viewerStreams.isEmpty ? [] : [session],
    );
  }

  async whenIdle(): Promise<void> {
    await Promise.all([...this.#sessions.entries()].map(([, session]) => session.whenIdle()));
  }

  peek(id: string): MatchSession | undefined {
    return this.#sessions.peek(id);
  }

  /**
   * Keeps the session in memory until the job is done. Two sessions of one match must not exist: each would
   * publish its own numbering of unconfirmed events.
   */
  async use<T>(id: string, job: (session: MatchSession) => T | Promise<T>): Promise<T> {
    const session = this.#sessions.get(id) ?? (await this.open(id));
    const release = session.hold();
    try {
      return await job(session);
    } finally {
      release();
    }
  }

  /**
   * Without a hold: the session may be evicted unless the caller begins a job or holds it before the next
   * I/O.
   */
  async open(id: string): Promise<MatchSession> {
    const session = this.#sessions.get(id);
    if (session !== undefined) return heldUntilImmediate(session);
    const loading = this.#loading.get(id) ?? this.#load(id).finally(() => this.#loading.delete(id));
    this.#loading.set(id, loading);
    return loading;
  }

  async #load(id: string): Promise<MatchSession> {
    const found = await this.#dependencies.store.findTable(id);
    if (found === undefined) throw new RequestError('notFound');
    if (found.table.status === 'open') throw new RequestError('tableNotStarted');
    const { matchState, broken } = await loadMatch(this.#dependencies, found);
    const table =
      broken === undefined
        ? await this.#thaw(found.table, matchState)
        : await this.#freeze(found.table, broken);
    if (matchState === undefined) throw new RequestError('frozen', { why: table.frozenFor });
    const session = new MatchSession(this.#dependencies, { table, seats: found.seats }, matchState);
    this.#sessions.set(id, heldUntilImmediate(session));
    session.fillVacatedSeats();
    return session;
  }

  async #freeze(table: TableRow, broken: BrokenLog): Promise<TableRow> {
    if (table.status === 'frozen') return table;
    const change = {
      status: 'frozen',
      frozenFor: broken instanceof RulesVersionMismatch ? 'otherRules' : 'brokenLog',
      due: null,
    } as const;
    this.#dependencies.log.error({ table: shortId(table.id), why: broken.message }, 'match frozen');
    this.#dependencies.metrics.frozen.inc();
    if (table.status === 'running') await this.#dependencies.store.changeTable(table.id, change);
    return { ...table, ...change };
  }

  async #thaw(table: TableRow, matchState: MatchState | undefined): Promise<TableRow> {
    if (table.status !== 'frozen' || table.frozenFor !== 'otherRules' || matchState === undefined)
      return table;
    const due = nextDeadline(table.clocks, matchState.clockSeats);
    const change = { status: 'running', frozenFor: '', due } as const;
    await this.#dependencies.store.changeTable(table.id, change);
    return { ...table, ...change };
  }

  /** Loading evicts idle sessions; this evicts those that became idle since the last load. */
  evictIdle(): void {
    this.#sessions.evict();
  }

  forget(id: string): void {
    this.#sessions.delete(id);
  }
}

/** The caller of `open` gets the session in a microtask; until setImmediate it must not be evicted. */
function heldUntilImmediate(session: MatchSession): MatchSession {
  setImmediate(session.hold());
  return session;
}
