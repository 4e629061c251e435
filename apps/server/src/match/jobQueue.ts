/** One job after the other. A job that finds the queue empty starts at once. */
export class JobQueue {
  readonly #waiting: (() => void)[] = [];
  #isRunning = false;

  get isEmpty(): boolean {
    return !this.#isRunning;
  }

  async run<T>(job: () => T | Promise<T>): Promise<T> {
    if (this.#isRunning) await new Promise<void>((resolve) => void this.#waiting.push(resolve));
    this.#isRunning = true;
    try {
      return await job();
    } finally {
      const next = this.#waiting.shift();
      // The next job starts in a microtask; until then no other job may start.
      if (next === undefined) this.#isRunning = false;
      else next();
    }
  }

  async whenIdle(): Promise<void> {
    await this.run(() => undefined);
  }
}
