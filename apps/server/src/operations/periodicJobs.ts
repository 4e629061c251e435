/** Runs jobs periodically. The interval starts when a run has ended, so runs of one job never overlap. */
import type { Logger } from 'pino';
import type { Time } from '../time.ts';

export class PeriodicJobs {
  readonly #time: Time;
  readonly #log: Logger;
  readonly #callOffs: (() => void)[] = [];
  readonly #underway = new Set<Promise<void>>();
  #isEnded = false;

  constructor(time: Time, log: Logger) {
    this.#time = time;
    this.#log = log;
  }

  get isStopped(): boolean {
    return this.#isEnded;
  }

  every(ms: number, round: () => Promise<void>): void {
    const slot = this.#callOffs.length;
    const again = (): void => {
      if (!this.#isEnded) this.#callOffs[slot] = this.#time.later(ms, run);
    };
    const run = (): void => {
      const done = round()
        .catch((error: unknown) => this.#log.warn({ error: String(error) }, 'round failed'))
        .finally(() => {
          this.#underway.delete(done);
          again();
        });
      this.#underway.add(done);
    };
    this.#callOffs.push(() => undefined);
    again();
  }

  /** Starts nothing more and waits for the runs in progress. */
  async stop(): Promise<void> {
    this.#isEnded = true;
    for (const callOff of this.#callOffs) callOff();
    await Promise.all(this.#underway);
  }
}
