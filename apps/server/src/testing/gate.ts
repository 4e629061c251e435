/** Holds calls up until it is opened, so that a test decides what happens meanwhile. */
export class Gate {
  #toHold = 0;
  #arrived: () => void = () => undefined;
  #letThrough: () => void = () => undefined;
  #opened: Promise<void> = Promise.resolve();
  /** How many calls it has held up so far. */
  held = 0;

  /** Holds up the next `count` calls; resolves when the first of them has come. */
  shut(count = Infinity): Promise<void> {
    this.#toHold = count;
    this.#opened = new Promise((resolve) => (this.#letThrough = resolve));
    return new Promise((resolve) => (this.#arrived = resolve));
  }

  open(): void {
    this.#toHold = 0;
    this.#letThrough();
  }

  async pass(): Promise<void> {
    if (this.#toHold <= 0) return;
    this.#toHold--;
    this.held++;
    this.#arrived();
    await this.#opened;
  }

  /** The same function, which is held up with what it has read. */
  after<Given extends readonly unknown[], T>(
    read: (...given: Given) => Promise<T>,
  ): (...given: Given) => Promise<T> {
    return async (...given) => {
      const found = await read(...given);
      await this.pass();
      return found;
    };
  }
}
