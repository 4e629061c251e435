import type { Store } from '../../store/store.ts';

export class ControlledChatStore {
  readonly store: Store;
  lookups = 0;
  gate: Promise<void> = Promise.resolve();
  /** Like a process that looks while another is writing the line. */
  findsNothing = false;
  #disaster: (() => void) | undefined;

  constructor(real: Store) {
    this.store = {
      ...real,
      addChatLine: async (line) => {
        await this.gate;
        const said = await real.addChatLine(line);
        const disaster = this.#disaster;
        this.#disaster = undefined;
        disaster?.();
        return said;
      },
      findChatLine: async (line) => {
        this.lookups++;
        return this.findsNothing ? undefined : real.findChatLine(line);
      },
    };
  }

  /** Runs once, after the next line was written and before it is published. */
  onceWritten(disaster: () => void): void {
    this.#disaster = disaster;
  }

  holdWrites(): () => void {
    let letGo = (): void => undefined;
    this.gate = new Promise((resolve) => void (letGo = resolve));
    return () => letGo();
  }
}
