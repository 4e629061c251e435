/** Notifications between simulated processes, delayed, duplicated or lost at random. */
import type { NoticeHearer, Notices } from '../../store/processPort.ts';
import type { Lots } from '../lots.ts';
import type { Owner, Scheduler } from './scheduler.ts';
import type { Weather } from './weather.ts';

export class NoticeBoard {
  readonly #scheduler: Scheduler;
  readonly #weather: Weather;
  readonly #random: Lots;
  readonly #hearers = new Map<Owner, NoticeHearer>();

  constructor(scheduler: Scheduler, weather: Weather, random: Lots) {
    this.#scheduler = scheduler;
    this.#weather = weather;
    this.#random = random;
  }

  lineOf(owner: Owner): Notices {
    return {
      send: (text) =>
        new Promise((resolve) => {
          this.#later(undefined, () => this.#spread(text));
          this.#later(owner, resolve);
        }),
      listen: (hearer) => {
        this.#later(owner, () => {
          this.#hearers.set(owner, hearer);
          hearer.restored();
        });
      },
      check: () => Promise.resolve(),
      close: () => Promise.resolve(),
    };
  }

  #spread(text: string): void {
    const { lostNotices, doubledNotices } = this.#weather;
    for (const [owner, hearer] of this.#hearers) {
      if (owner.isDead) this.#hearers.delete(owner);
      else if (!this.#weather.happens(this.#random, lostNotices))
        this.#later(owner, () => hearer.heard(text));
      if (this.#weather.happens(this.#random, doubledNotices)) this.#later(owner, () => hearer.heard(text));
    }
  }

  #later(owner: Owner | undefined, call: () => void): void {
    this.#scheduler.at(this.#weather.delay(this.#random), owner, 'notice', call);
  }
}
