/** A signal that stays set until it is reset, so that a late waiter does not miss it. */
export class Bell {
  #ring: () => void = () => undefined;
  #heard: Promise<void> = Promise.resolve();

  constructor() {
    this.silence();
  }

  get heard(): Promise<void> {
    return this.#heard;
  }

  ring(): void {
    this.#ring();
  }

  silence(): void {
    this.#heard = new Promise((resolve) => (this.#ring = resolve));
  }
}
