/** The connection of one process to the database, with delays, failures and lost answers. */
import { sqliteBuilder } from '../../store/builder.ts';
import type { Executor, Query, Row, Step } from '../../store/executor.ts';
import { CommitLost } from '../../store/executor.ts';
import type { StoreTrouble } from '../../store/port.ts';
import { StoreFault } from '../../store/port.ts';
import type { Outcome } from '../../store/sqliteGroup.ts';
import type { Lots } from '../lots.ts';
import type { SimulatedDatabase } from './database.ts';
import type { Owner, Scheduler } from './scheduler.ts';
import type { Weather } from './weather.ts';

/** Stateless, so all executors share it. */
const BUILD = sqliteBuilder();
/** A full disk can still be read. */
const READING: readonly StoreTrouble[] = ['busy', 'gone'];
const WRITING: readonly StoreTrouble[] = [...READING, 'full'];

interface Waiting {
  readonly steps: readonly Step[];
  readonly resolve: (rows: readonly Row[] | undefined) => void;
  readonly reject: (error: unknown) => void;
}

export class SimulatedExecutor implements Executor {
  readonly kind = 'sqlite';
  readonly durability = 'simulated';
  readonly build = BUILD;
  readonly #database: SimulatedDatabase;
  readonly #scheduler: Scheduler;
  readonly #owner: Owner;
  readonly #weather: Weather;
  readonly #random: Lots;
  /** Writes to an own database are lost with the process; a shared one commits what has arrived. */
  readonly #isShared: boolean;
  #waiting: Waiting[] = [];
  outUntil = -Infinity;

  constructor(
    database: SimulatedDatabase,
    scheduler: Scheduler,
    owner: Owner,
    weather: Weather,
    random: Lots,
    isShared: boolean,
  ) {
    this.#database = database;
    this.#scheduler = scheduler;
    this.#owner = owner;
    this.#weather = weather;
    this.#random = random;
    this.#isShared = isShared;
  }

  read<R>(query: Query<R>): Promise<R[]> {
    return new Promise((resolve, reject) => {
      this.#travel('read', () => {
        const fault = this.#faultIn(this.#weather.failedReads, READING);
        if (fault !== undefined) return this.#answer(() => reject(fault));
        const rows = this.#database.read(query) as R[];
        return this.#answer(() => resolve(rows));
      });
    });
  }

  /** With an own database, writes that wait together share a commit. */
  write(steps: readonly Step[]): Promise<readonly Row[] | undefined> {
    return new Promise((resolve, reject) => {
      const waiting = { steps, resolve, reject };
      if (this.#isShared) return this.#travel('write', () => this.#commit([waiting]));
      this.#waiting.push(waiting);
      if (this.#waiting.length === 1) this.#travel('write', () => this.#commit(this.#waiting.splice(0)));
    });
  }

  #commit(group: readonly Waiting[]): void {
    const fault = this.#faultIn(this.#weather.failedWrites, WRITING);
    if (fault !== undefined) return this.#answer(() => group.forEach(({ reject }) => reject(fault)));
    const outcomes = this.#database.commit(
      group.map(({ steps }) => steps),
      this.#owner,
    );
    if (this.#isShared && this.#weather.happens(this.#random, this.#weather.lostAnswers)) {
      this.#weather.lost++;
      return this.#answer(() => group.forEach(({ reject }) => reject(new CommitLost(new Error('cut')))));
    }
    return this.#answer(() => group.forEach((waiting, i) => settle(waiting, outcomes[i])));
  }

  #faultIn(oftenness: number, troubles: readonly StoreTrouble[]): StoreFault | undefined {
    const isOut = this.#scheduler.now < this.outUntil;
    if (!isOut && !this.#weather.happens(this.#random, oftenness)) return undefined;
    this.#weather.troubles++;
    return new StoreFault(isOut ? 'gone' : this.#random.pick(troubles));
  }

  #travel(what: string, arrive: () => void): void {
    this.#scheduler.at(
      this.#weather.delay(this.#random),
      this.#isShared ? undefined : this.#owner,
      what,
      arrive,
    );
  }

  #answer(call: () => void): void {
    this.#scheduler.at(this.#weather.delay(this.#random), this.#owner, 'answer', call);
  }

  ping(): Promise<void> {
    return Promise.resolve();
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}

function settle({ resolve, reject }: Waiting, outcome: Outcome | undefined): void {
  if (outcome === undefined || outcome.kind === 'failed') reject(outcome?.error);
  else resolve(outcome.kind === 'done' ? outcome.rows : undefined);
}
