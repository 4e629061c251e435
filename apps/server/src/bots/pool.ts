/**
 * The threads in which bots think. One that crashes or does not come to an end costs the decision at hand and
 * nothing more.
 */
import { fileURLToPath } from 'node:url';
import type { DecidedPlies, DecisionTask } from '@pithead/bots';
import { Piscina } from 'piscina';

/** Beside us lies the bundle of the worker, or what starts its source. */
const FILE = new URL(import.meta.url.endsWith('.js') ? './botWorker.js' : './fromSource.js', import.meta.url);

/** Decisions that may wait; beyond that bots answer at once with what looks best. */
const LONGEST_QUEUE = 500;

/** Whoever thinks for the bots. */
export interface Bots {
  /** The plies of the decision, or undefined where none came in time. */
  ask(task: DecisionTask): Promise<DecidedPlies | undefined>;
  close(): Promise<void>;
}

export class BotPool implements Bots {
  readonly #pool: Piscina;
  readonly #limitMs: number;

  constructor(threads: number, limitMs: number, file: URL = FILE) {
    this.#limitMs = limitMs;
    this.#pool = new Piscina({
      filename: fileURLToPath(file),
      minThreads: 0,
      maxThreads: threads,
      maxQueue: LONGEST_QUEUE,
      idleTimeout: 30_000,
    });
    // Worker errors reach whoever asked; the pool's own event must not end the process.
    this.#pool.on('error', () => undefined);
  }

  async ask(task: DecisionTask): Promise<DecidedPlies | undefined> {
    const started = new AbortController();
    const timer = setTimeout(() => started.abort(), this.#limitMs);
    try {
      return (await this.#pool.run(task, { signal: started.signal })) as DecidedPlies;
    } catch {
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }
}
