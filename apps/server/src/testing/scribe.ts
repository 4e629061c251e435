/**
 * A store that writes lines of the chat as the real one does; what happens around the writing is up to a
 * test.
 */
import type { Store } from '../store/port.ts';

export class Scribe {
  readonly store: Store;
  /** How often it was asked to find a line that may have been said before. */
  looks = 0;
  /** Lines wait for this before they are written. */
  gate: Promise<void> = Promise.resolve();
  /** Does not find what was said before, as when another process is writing it at this moment. */
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

  /** Happens once: after a line was written, before anybody is told. */
  whenWritten(disaster: () => void): void {
    this.#disaster = disaster;
  }

  /** Nothing is written until the result is called. */
  holdUp(): () => void {
    let letGo = (): void => undefined;
    this.gate = new Promise((resolve) => void (letGo = resolve));
    return () => letGo();
  }
}
