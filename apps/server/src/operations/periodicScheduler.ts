/** The interval starts when a run has ended, so runs of one job never overlap. */
import type { Logger } from 'pino';
import type { Time } from '../time.ts';

export class PeriodicScheduler {
  readonly #time: Time;
  readonly #log: Logger;
  readonly #cancels: (() => void)[] = [];
  readonly #running = new Set<Promise<void>>();
  #isStopped = false;

  constructor(time: Time, log: Logger) {
    this.#time = time;
    this.#log = log;
  }

  get isStopped(): boolean {
    return this.#isStopped;
  }

  every(ms: number, job: () => Promise<void>): void {
    const slot = this.#cancels.length;
    const schedule = (): void => {
      if (!this.#isStopped) this.#cancels[slot] = this.#time.later(ms, run);
    };
    const run = (): void => {
      const done = job()
        .catch((error: unknown) => this.#log.warn({ error: String(error) }, 'job failed'))
        .finally(() => {
          this.#running.delete(done);
          schedule();
        });
      this.#running.add(done);
    };
    this.#cancels.push(() => undefined);
    schedule();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const cancel of this.#cancels) cancel();
    await Promise.all(this.#running);
  }
}
