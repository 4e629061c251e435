/** The page's connection to the worker. One worker serves the whole page; it is started when first needed. */
import type { WorkerResult, WorkerMethod, WorkerApi, WorkerFault, WorkerResponse } from './workerApi.ts';
import type { LocalSubscriber } from './localSubscription.ts';
import { runningWorker, setRunningWorker } from './localMatches.ts';

/** `reason` is one of the kernel's `BadInput` reasons, or `broken`. */
class WorkerError extends Error {
  readonly reason: string;
  readonly params: WorkerFault['params'];
  constructor({ reason, params }: WorkerFault) {
    super(reason);
    this.name = 'WorkerError';
    this.reason = reason;
    this.params = params;
  }
}

interface PendingCall {
  resolve(answer: unknown): void;
  reject(error: WorkerError): void;
}

export class WorkerClient {
  readonly #worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'pithead' });
  readonly #asks = new Map<number, PendingCall>();
  readonly #channels = new Map<number, LocalSubscriber>();
  #number = 0;

  constructor() {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<WorkerResponse>) => this.#receive(data));
    this.#worker.addEventListener('error', () => this.#broken());
  }

  call<K extends WorkerMethod>(call: K, ...given: Parameters<WorkerApi[K]>): Promise<WorkerResult<K>> {
    const ask = ++this.#number;
    return new Promise((resolve, reject) => {
      this.#asks.set(ask, { resolve: resolve as PendingCall['resolve'], reject });
      this.#worker.postMessage({ ask, call, given });
    });
  }

  /** For calls without a result. */
  notify<K extends WorkerMethod>(call: K, ...given: Parameters<WorkerApi[K]>): void {
    this.call(call, ...given).catch(() => undefined);
  }

  openChannel(subscriber: LocalSubscriber): number {
    const channel = ++this.#number;
    this.#channels.set(channel, subscriber);
    return channel;
  }

  closeChannel(channel: number): void {
    this.#channels.delete(channel);
  }

  #receive(message: WorkerResponse): void {
    if ('update' in message) return this.#channels.get(message.channel)?.update(message.update);
    if ('stall' in message) return this.#channels.get(message.channel)?.stall(message.stall);
    const waiting = this.#asks.get(message.ask);
    this.#asks.delete(message.ask);
    if ('fault' in message) waiting?.reject(new WorkerError(message.fault));
    else waiting?.resolve(message.answer);
  }

  /** The worker could not be loaded or crashed: the next call starts another. */
  #broken(): void {
    this.#worker.terminate();
    if (runningWorker() === this) setRunningWorker(undefined);
    for (const { reject } of this.#asks.values()) reject(new WorkerError({ reason: 'broken', params: {} }));
    this.#asks.clear();
    for (const subscriber of this.#channels.values()) subscriber.stall('worker');
  }
}

export function workerClient(): WorkerClient {
  const client = runningWorker() ?? new WorkerClient();
  setRunningWorker(client);
  return client;
}
