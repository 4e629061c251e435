/** The child's side of the request/response channel between the main process and its child processes. */

export type RequestHandlers = Readonly<Record<string, (argument: never) => unknown>>;

interface ChildRequest {
  readonly number: number;
  readonly name: string;
  readonly argument: unknown;
}

export interface ChildResponse {
  /** The number of the request; −1 announces that the child is ready. */
  readonly number: number;
  readonly result?: unknown;
  readonly error?: string;
}

/** CPU time of all threads since the start, and resident memory. */
export interface ResourceUsage {
  readonly cpuMs: number;
  /** The part of it spent in the operating system: sockets and files. */
  readonly kernelMs: number;
  readonly rssMb: number;
}

export function resourceUsage(): ResourceUsage {
  const { user, system } = process.cpuUsage();
  return {
    cpuMs: (user + system) / 1000,
    kernelMs: system / 1000,
    rssMb: process.memoryUsage.rss() / 2 ** 20,
  };
}

export function serveRequests(handlers: RequestHandlers): void {
  const all: RequestHandlers = { usage: resourceUsage, ...handlers };
  const send = (message: ChildResponse): void => void process.send?.(message);
  process.on('message', ({ number, name, argument }: ChildRequest) => {
    void (async () => (all[name] as (argument: unknown) => unknown)(argument))().then(
      (result) => send({ number, result }),
      (error: unknown) =>
        send({ number, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    );
  });
  send({ number: -1 });
}
