export class JobQueue {
  #tail: Promise<unknown> = Promise.resolve();
  #pending = 0;

  get isEmpty(): boolean {
    return this.#pending === 0;
  }

  run<T>(job: () => T | Promise<T>): Promise<T> {
    this.#pending++;
    const done = this.#tail.then(job);
    this.#tail = done.catch(() => undefined).finally(() => this.#pending--);
    return done;
  }

  async whenIdle(): Promise<void> {
    await this.#tail;
  }
}
