/** Worker threads for bots. A worker that crashes or hangs loses its current decision and nothing else. */
import { fileURLToPath } from 'node:url';
import type { DecisionResult, DecisionTask } from '@pithead/bots';
import { Piscina } from 'piscina';

const FILE = new URL(import.meta.url.endsWith('.js') ? './botWorker.js' : './fromSource.js', import.meta.url);

/** Beyond this number of waiting decisions bots decide at once, without search. */
const MAX_QUEUE = 500;

export interface DecisionPool {
  ask(task: DecisionTask): Promise<DecisionResult | undefined>;
  close(): Promise<void>;
}

export class BotWorkerPool implements DecisionPool {
  readonly #pool: Piscina;
  readonly #limitMs: number;

  constructor(threads: number, limitMs: number, file: URL = FILE) {
    this.#limitMs = limitMs;
    this.#pool = new Piscina({
      filename: fileURLToPath(file),
      minThreads: 0,
      maxThreads: threads,
      maxQueue: MAX_QUEUE,
      idleTimeout: 30_000,
    });
    // Errors of a worker reject its task; without a listener the pool's event would end the process.
    this.#pool.on('error', () => undefined);
  }

  async ask(task: DecisionTask): Promise<DecisionResult | undefined> {
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), this.#limitMs);
    try {
      return (await this.#pool.run(task, { signal: timeout.signal })) as DecisionResult;
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
