/** The matches in memory: loaded when somebody asks, let go when nobody has for a while. */
import { RequestError } from '../requestError.ts';
import type { TableRow } from '../store/store.ts';
import { shortId } from '../ids.ts';
import type { MatchDependencies } from './matchDependencies.ts';
import { MatchSession } from './matchSession.ts';
import { loadMatch, RulesVersionMismatch } from './loadMatch.ts';
import { nextDeadline } from './clocks.ts';
import type { BrokenLog } from './events.ts';
import type { MatchState } from './matchState.ts';

export class MatchRegistry {
  readonly #house: MatchDependencies;
  readonly #most: number;
  readonly #live = new Map<string, MatchSession>();
  readonly #loading = new Map<string, Promise<MatchSession>>();

  constructor(house: MatchDependencies, most: number) {
    this.#house = house;
    this.#most = most;
  }

  get size(): number {
    return this.#live.size;
  }

  /** Those that somebody looks at. */
  watchedMatches(): MatchSession[] {
    return [...this.#live.values()].filter(({ subscriptions }) => !subscriptions.isEmpty);
  }

  /** What was begun so far is done. */
  async whenIdle(): Promise<void> {
    await Promise.all([...this.#live.values()].map((live) => live.whenIdle()));
  }

  /** In memory already. */
  peek(id: string): MatchSession | undefined {
    return this.#live.get(id);
  }

  async open(id: string): Promise<MatchSession> {
    const live = this.#live.get(id);
    if (live !== undefined) {
      this.#live.delete(id);
      this.#live.set(id, live);
      return heldForNow(live);
    }
    const loading = this.#loading.get(id) ?? this.#load(id).finally(() => this.#loading.delete(id));
    this.#loading.set(id, loading);
    return loading;
  }

  async #load(id: string): Promise<MatchSession> {
    const found = await this.#house.store.findTable(id);
    if (found === undefined) throw new RequestError('notFound');
    if (found.table.status === 'open') throw new RequestError('tableNotStarted');
    const { matchState, broken } = await loadMatch(this.#house, found);
    const table =
      broken === undefined
        ? await this.#thaw(found.table, matchState)
        : await this.#freeze(found.table, broken);
    if (matchState === undefined) throw new RequestError('frozen', { why: table.frozenFor });
    const live = new MatchSession(this.#house, { table, seats: found.seats }, matchState);
    this.#live.set(id, heldForNow(live));
    this.evictIdle();
    live.fillVacatedSeats();
    return live;
  }

  /**
   * The log does not lead where it says: what is sound of it can be looked at, nothing can be played (P8,
   * P10).
   */
  async #freeze(table: TableRow, broken: BrokenLog): Promise<TableRow> {
    const change = {
      status: 'frozen',
      frozenFor: broken instanceof RulesVersionMismatch ? 'otherRules' : 'brokenLog',
      due: null,
    } as const;
    if (table.status === 'frozen') return table;
    this.#house.log.error({ table: shortId(table.id), why: broken.message }, 'match frozen');
    this.#house.metrics.frozen.inc();
    if (table.status === 'running') await this.#house.store.changeTable(table.id, change);
    return { ...table, ...change };
  }

  /** The rules are those that it began with again: it goes on where it stopped. */
  async #thaw(table: TableRow, situation: MatchState | undefined): Promise<TableRow> {
    if (table.status !== 'frozen' || table.frozenFor !== 'otherRules' || situation === undefined)
      return table;
    const change = {
      status: 'running',
      frozenFor: '',
      due: nextDeadline(table.clocks, situation.clockSeats),
    } as const;
    await this.#house.store.changeTable(table.id, change);
    return { ...table, ...change };
  }

  /** Those that nobody looks at go first, the longest unused before the others. */
  evictIdle(): void {
    for (const [id, live] of this.#live) {
      if (this.#live.size <= this.#most) return;
      if (live.isIdle) this.#live.delete(id);
    }
  }

  forget(id: string): void {
    this.#live.delete(id);
  }
}

/** Whoever has asked for it begins at once: until then it is not let go. */
function heldForNow(live: MatchSession): MatchSession {
  setImmediate(live.hold());
  return live;
}
