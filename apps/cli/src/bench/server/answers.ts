/** The side of a child: it answers what the first process asks. */

/** What can be asked, by name. */
export type Asks = Readonly<Record<string, (argument: never) => unknown>>;

interface Ask {
  readonly number: number;
  readonly name: string;
  readonly argument: unknown;
}

export interface Answer {
  /** That of the question; −1 says that the child is ready. */
  readonly number: number;
  readonly result?: unknown;
  readonly error?: string;
}

/** What a process has used so far: all of its threads, in its own code and in the kernel. */
export interface Usage {
  readonly cpuMs: number;
  /** Of it in the kernel: sockets and files. */
  readonly kernelMs: number;
  readonly rssMb: number;
}

export function usage(): Usage {
  const { user, system } = process.cpuUsage();
  return {
    cpuMs: (user + system) / 1000,
    kernelMs: system / 1000,
    rssMb: process.memoryUsage.rss() / 2 ** 20,
  };
}

export function answerAsks(asks: Asks): void {
  const all: Asks = { usage, ...asks };
  const answer = (message: Answer): void => void process.send?.(message);
  process.on('message', ({ number, name, argument }: Ask) => {
    void (async () => (all[name] as (argument: unknown) => unknown)(argument))().then(
      (result) => answer({ number, result }),
      (error: unknown) =>
        answer({ number, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    );
  });
  answer({ number: -1 });
}
