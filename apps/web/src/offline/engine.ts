/**
 * The page's end of the line to the worker. One worker serves the whole page; it starts when it is first
 * needed.
 */
import type { Answered, CallName, Calls, Fault, FromWorker } from './calls.ts';
import type { Update } from './viewer.ts';

/** The worker says no: a closed list of reasons, as the kernel's `BadInput` has them, or `broken`. */
class EngineFault extends Error {
  readonly reason: string;
  readonly params: Fault['params'];
  constructor({ reason, params }: Fault) {
    super(reason);
    this.name = 'EngineFault';
    this.reason = reason;
    this.params = params;
  }
}

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: EngineFault): void;
}

class Engine {
  readonly #worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'pithead' });
  readonly #asks = new Map<number, Waiting>();
  readonly #channels = new Map<number, (update: Update) => void>();
  #number = 0;

  constructor() {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => this.#heard(data));
    this.#worker.addEventListener('error', () => this.#broken());
  }

  call<K extends CallName>(call: K, ...given: Parameters<Calls[K]>): Promise<Answered<K>> {
    const ask = ++this.#number;
    return new Promise((resolve, reject) => {
      this.#asks.set(ask, { resolve: resolve as Waiting['resolve'], reject });
      this.#worker.postMessage({ ask, call, given });
    });
  }

  /** A number to hear news under. */
  channel(told: (update: Update) => void): number {
    const channel = ++this.#number;
    this.#channels.set(channel, told);
    return channel;
  }

  hangUp(channel: number): void {
    this.#channels.delete(channel);
  }

  #heard(message: FromWorker): void {
    if ('channel' in message) return this.#channels.get(message.channel)?.(message.update);
    const waiting = this.#asks.get(message.ask);
    this.#asks.delete(message.ask);
    if ('fault' in message) waiting?.reject(new EngineFault(message.fault));
    else waiting?.resolve(message.answer);
  }

  /** The worker could not be loaded or broke down: the next call starts another. */
  #broken(): void {
    this.#worker.terminate();
    if (running === this) running = undefined;
    for (const { reject } of this.#asks.values()) reject(new EngineFault({ reason: 'broken', params: {} }));
    this.#asks.clear();
  }
}

let running: Engine | undefined;

export const engine = (): Engine => (running ??= new Engine());
export const isRunning = (): boolean => running !== undefined;
