import type { NotificationListener, NotificationChannel } from '../../store/clusterStore.ts';
import type { TestRandom } from '../testRandom.ts';
import type { EventOwner, VirtualScheduler } from './scheduler.ts';
import type { FaultRates } from './faultRates.ts';

export class SimulatedNotifications {
  readonly #scheduler: VirtualScheduler;
  readonly #faultRates: FaultRates;
  readonly #random: TestRandom;
  readonly #listeners = new Map<EventOwner, NotificationListener>();

  constructor(scheduler: VirtualScheduler, faultRates: FaultRates, random: TestRandom) {
    this.#scheduler = scheduler;
    this.#faultRates = faultRates;
    this.#random = random;
  }

  channelOf(owner: EventOwner): NotificationChannel {
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
    const { lostNotifications, duplicatedNotifications } = this.#faultRates;
    for (const [owner, listener] of this.#listeners) {
      if (owner.isDead) this.#listeners.delete(owner);
      else if (!this.#faultRates.happens(this.#random, lostNotifications))
        this.#later(owner, () => listener.onNotification(text));
      if (this.#faultRates.happens(this.#random, duplicatedNotifications))
        this.#later(owner, () => listener.onNotification(text));
    }
  }

  #later(owner: EventOwner | undefined, call: () => void): void {
    this.#scheduler.schedule(this.#faultRates.delay(this.#random), owner, 'notice', call);
  }
}
