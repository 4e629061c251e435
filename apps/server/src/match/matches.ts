/** The matches in memory: loaded when somebody asks, let go when nobody has for a while. */
import { Refuse } from '../refuse.ts';
import type { TableRow } from '../store/port.ts';
import { shortId } from '../ids.ts';
import type { House } from './house.ts';
import { LiveMatch } from './live.ts';
import { loadSituation, OtherRules } from './load.ts';
import { dueAt } from './clocks.ts';
import type { BrokenLog } from './happening.ts';
import type { Situation } from './situation.ts';

export class Matches {
  readonly #house: House;
  readonly #most: number;
  readonly #live = new Map<string, LiveMatch>();
  readonly #loading = new Map<string, Promise<LiveMatch>>();

  constructor(house: House, most: number) {
    this.#house = house;
    this.#most = most;
  }

  get size(): number {
    return this.#live.size;
  }

  /** Those that somebody looks at. */
  watched(): LiveMatch[] {
    return [...this.#live.values()].filter(({ streams }) => !streams.isEmpty);
  }

  /** What was begun so far is done. */
  async settled(): Promise<void> {
    await Promise.all([...this.#live.values()].map((live) => live.settled()));
  }

  /** In memory already. */
  peek(id: string): LiveMatch | undefined {
    return this.#live.get(id);
  }

  async open(id: string): Promise<LiveMatch> {
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

  async #load(id: string): Promise<LiveMatch> {
    const found = await this.#house.store.table(id);
    if (found === undefined) throw new Refuse('notFound');
    if (found.table.status === 'open') throw new Refuse('tableNotStarted');
    const { situation, broken } = await loadSituation(this.#house, found);
    const table =
      broken === undefined
        ? await this.#thaw(found.table, situation)
        : await this.#freeze(found.table, broken);
    if (situation === undefined) throw new Refuse('frozen', { why: table.frozenFor });
    const live = new LiveMatch(this.#house, { table, seats: found.seats }, situation);
    this.#live.set(id, heldForNow(live));
    this.letGo();
    live.fillSeats();
    return live;
  }

  /**
   * The log does not lead where it says: what is sound of it can be looked at, nothing can be played (P8,
   * P10).
   */
  async #freeze(table: TableRow, broken: BrokenLog): Promise<TableRow> {
    const change = {
      status: 'frozen',
      frozenFor: broken instanceof OtherRules ? 'otherRules' : 'brokenLog',
      due: null,
    } as const;
    if (table.status === 'frozen') return table;
    this.#house.log.error({ table: shortId(table.id), why: broken.message }, 'match frozen');
    this.#house.metrics.frozen.inc();
    if (table.status === 'running') await this.#house.store.changeTable(table.id, change);
    return { ...table, ...change };
  }

  /** The rules are those that it began with again: it goes on where it stopped. */
  async #thaw(table: TableRow, situation: Situation | undefined): Promise<TableRow> {
    if (table.status !== 'frozen' || table.frozenFor !== 'otherRules' || situation === undefined)
      return table;
    const change = { status: 'running', frozenFor: '', due: dueAt(table.clocks, situation.running) } as const;
    await this.#house.store.changeTable(table.id, change);
    return { ...table, ...change };
  }

  /** Those that nobody looks at go first, the longest unused before the others. */
  letGo(): void {
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
function heldForNow(live: LiveMatch): LiveMatch {
  setImmediate(live.hold());
  return live;
}
