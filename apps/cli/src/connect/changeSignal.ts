/** Stays set until it is reset, so that a late waiter does not miss the change. */
export class ChangeSignal {
  #resolve: () => void = () => undefined;
  #changed: Promise<void> = Promise.resolve();

  constructor() {
    this.reset();
  }

  get changed(): Promise<void> {
    return this.#changed;
  }

  notify(): void {
    this.#resolve();
  }

  reset(): void {
    this.#changed = new Promise((resolve) => (this.#resolve = resolve));
  }
}
