/** Rings when something has changed; whoever comes too late still hears it. */
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

  /** From now on only what changes later counts. */
  silence(): void {
    this.#heard = new Promise((resolve) => (this.#ring = resolve));
  }
}
