export type RequestHandlers = Readonly<Record<string, (argument: never) => unknown>>;

interface ChildRequest {
  readonly number: number;
  readonly name: string;
  readonly argument: unknown;
}

export interface ChildResponse {
  /** −1 announces that the child is ready. */
  readonly number: number;
  readonly result?: unknown;
  readonly error?: string;
}

/** CPU times of all threads since the start; `kernelMs` is the part spent in the operating system. */
export interface ResourceUsage {
  readonly cpuMs: number;
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
