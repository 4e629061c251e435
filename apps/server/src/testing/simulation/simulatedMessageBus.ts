import type { MessageBusListener, MessageBus } from '../../store/clusterStore.ts';
import type { TestRandom } from '../testRandom.ts';
import type { EventOwner, VirtualScheduler } from './scheduler.ts';
import type { FaultRates } from './faultRates.ts';

export class SimulatedMessageBus {
  readonly #scheduler: VirtualScheduler;
  readonly #faultRates: FaultRates;
  readonly #random: TestRandom;
  readonly #listeners = new Map<EventOwner, MessageBusListener>();

  constructor(scheduler: VirtualScheduler, faultRates: FaultRates, random: TestRandom) {
    this.#scheduler = scheduler;
    this.#faultRates = faultRates;
    this.#random = random;
  }

  busOf(owner: EventOwner): MessageBus {
    return {
      send: (text) =>
        new Promise((resolve) => {
          this.#later(undefined, () => this.#spread(text));
          this.#later(owner, resolve);
        }),
      listen: (listener) => {
        this.#later(owner, () => {
          this.#listeners.set(owner, listener);
          listener.onConnected();
        });
      },
      checkConnection: () => Promise.resolve(),
      close: () => Promise.resolve(),
    };
  }

  #spread(text: string): void {
    const { lostClusterMessages, duplicatedClusterMessages } = this.#faultRates;
    for (const [owner, listener] of this.#listeners) {
      if (owner.isDead) this.#listeners.delete(owner);
      else if (!this.#faultRates.happens(this.#random, lostClusterMessages))
        this.#later(owner, () => listener.onMessage(text));
      if (this.#faultRates.happens(this.#random, duplicatedClusterMessages))
        this.#later(owner, () => listener.onMessage(text));
    }
  }

  #later(owner: EventOwner | undefined, call: () => void): void {
    this.#scheduler.schedule(this.#faultRates.delay(this.#random), owner, 'clusterMessage', call);
  }
}
