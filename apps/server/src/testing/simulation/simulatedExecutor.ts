import { sqliteQueryBuilder } from '../../store/queryBuilder.ts';
import type { Executor, SqlQuery, SqlRow, WriteStep } from '../../store/executor.ts';
import { CommitLost } from '../../store/executor.ts';
import type { StoreErrorKind } from '../../store/store.ts';
import { StoreError } from '../../store/store.ts';
import type { WriteOutcome } from '../../store/sqlite/groupCommit.ts';
import type { TestRandom } from '../testRandom.ts';
import type { SimulatedDatabase } from './simulatedDatabase.ts';
import type { EventOwner, VirtualScheduler } from './scheduler.ts';
import type { FaultRates } from './faultRates.ts';

const BUILD = sqliteQueryBuilder();
/** A full disk can still be read. */
const READING: readonly StoreErrorKind[] = ['busy', 'gone'];
const WRITING: readonly StoreErrorKind[] = [...READING, 'full'];

interface Waiting {
  readonly steps: readonly WriteStep[];
  readonly resolve: (rows: readonly SqlRow[] | undefined) => void;
  readonly reject: (error: unknown) => void;
}

export class SimulatedExecutor implements Executor {
  readonly kind = 'sqlite';
  readonly durability = 'simulated';
  readonly db = BUILD;
  readonly #database: SimulatedDatabase;
  readonly #scheduler: VirtualScheduler;
  readonly #owner: EventOwner;
  readonly #faultRates: FaultRates;
  readonly #random: TestRandom;
  /** Writes to an own database are lost with the process; a shared one commits what has arrived. */
  readonly #isShared: boolean;
  #waiting: Waiting[] = [];
  unreachableUntil = -Infinity;

  constructor(
    database: SimulatedDatabase,
    scheduler: VirtualScheduler,
    owner: EventOwner,
    faultRates: FaultRates,
    random: TestRandom,
    isShared: boolean,
  ) {
    this.#database = database;
    this.#scheduler = scheduler;
    this.#owner = owner;
    this.#faultRates = faultRates;
    this.#random = random;
    this.#isShared = isShared;
  }

  read<R>(query: SqlQuery<R>): Promise<R[]> {
    return new Promise((resolve, reject) => {
      this.#travel('read', () => {
        const fault = this.#faultIn(this.#faultRates.failedReads, READING);
        if (fault !== undefined) return this.#answer(() => reject(fault));
        const rows = this.#database.read(query) as R[];
        return this.#answer(() => resolve(rows));
      });
    });
  }

  /** With an own database, writes that wait together share a commit. */
  write(steps: readonly WriteStep[]): Promise<readonly SqlRow[] | undefined> {
    return new Promise((resolve, reject) => {
      const waiting = { steps, resolve, reject };
      if (this.#isShared) return this.#travel('write', () => this.#commit([waiting]));
      this.#waiting.push(waiting);
      if (this.#waiting.length === 1) this.#travel('write', () => this.#commit(this.#waiting.splice(0)));
    });
  }

  #commit(group: readonly Waiting[]): void {
    const fault = this.#faultIn(this.#faultRates.failedWrites, WRITING);
    if (fault !== undefined) return this.#answer(() => group.forEach(({ reject }) => reject(fault)));
    const outcomes = this.#database.commit(
      group.map(({ steps }) => steps),
      this.#owner,
    );
    if (this.#isShared && this.#faultRates.happens(this.#random, this.#faultRates.lostAnswers)) {
      this.#faultRates.answersLost++;
      return this.#answer(() => group.forEach(({ reject }) => reject(new CommitLost(new Error('cut')))));
    }
    return this.#answer(() => group.forEach((waiting, i) => settle(waiting, outcomes[i])));
  }

  #faultIn(perThousand: number, troubles: readonly StoreErrorKind[]): StoreError | undefined {
    const isOut = this.#scheduler.now < this.unreachableUntil;
    if (!isOut && !this.#faultRates.happens(this.#random, perThousand)) return undefined;
    this.#faultRates.failures++;
    return new StoreError(isOut ? 'gone' : this.#random.pick(troubles));
  }

  #travel(what: string, arrive: () => void): void {
    this.#scheduler.schedule(
      this.#faultRates.delay(this.#random),
      this.#isShared ? undefined : this.#owner,
      what,
      arrive,
    );
  }

  #answer(call: () => void): void {
    this.#scheduler.schedule(this.#faultRates.delay(this.#random), this.#owner, 'answer', call);
  }

  ping(): Promise<void> {
    return Promise.resolve();
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}

function settle({ resolve, reject }: Waiting, outcome: WriteOutcome | undefined): void {
  if (outcome === undefined || outcome.kind === 'failed') reject(outcome?.error);
  else resolve(outcome.kind === 'done' ? outcome.rows : undefined);
}
