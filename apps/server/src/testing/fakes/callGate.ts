export class CallGate {
  #toHold = 0;
  #arrived: () => void = () => undefined;
  #letThrough: () => void = () => undefined;
  #opened: Promise<void> = Promise.resolve();
  heldCalls = 0;

  close(count = Infinity): Promise<void> {
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
    this.heldCalls++;
    this.#arrived();
    await this.#opened;
  }

  /** The result is held back while the gate is closed, and may be outdated then. */
  wrap<Given extends readonly unknown[], T>(
    read: (...given: Given) => Promise<T>,
  ): (...given: Given) => Promise<T> {
    return async (...given) => {
      const found = await read(...given);
      await this.pass();
      return found;
    };
  }
}
