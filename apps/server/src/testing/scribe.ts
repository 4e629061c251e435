/** A chat store whose writes a test can delay and interrupt. */
import type { Store } from '../store/port.ts';

export class Scribe {
  readonly store: Store;
  /** Number of lookups of a line that may have been said before. */
  looks = 0;
  gate: Promise<void> = Promise.resolve();
  /** Finds no earlier line, like a process that looks while another is writing it. */
  isBlind = false;
  #disaster: (() => void) | undefined;

  constructor(real: Store) {
    this.store = {
      ...real,
      addChat: async (line) => {
        await this.gate;
        const said = await real.addChat(line);
        const disaster = this.#disaster;
        this.#disaster = undefined;
        disaster?.();
        return said;
      },
      chatSaidAs: async (line) => {
        this.looks++;
        return this.isBlind ? undefined : real.chatSaidAs(line);
      },
    };
  }

  /** Runs once, after the next line was written and before it is published. */
  whenWritten(disaster: () => void): void {
    this.#disaster = disaster;
  }

  holdUp(): () => void {
    let letGo = (): void => undefined;
    this.gate = new Promise((resolve) => void (letGo = resolve));
    return () => letGo();
  }
}
