/** A signal that stays set until it is reset, so that a late waiter does not miss it. */
export class ChangeSignal {
  #ring: () => void = () => undefined;
  #heard: Promise<void> = Promise.resolve();

  constructor() {
    this.reset();
  }

  get changed(): Promise<void> {
    return this.#heard;
  }

  notify(): void {
    this.#ring();
  }

  reset(): void {
    this.#heard = new Promise((resolve) => (this.#ring = resolve));
  }
}
