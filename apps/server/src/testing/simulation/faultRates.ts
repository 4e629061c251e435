/** In calm phases only messages between processes may get lost. */
import type { TestRandom } from '../testRandom.ts';

/** Per thousand. */
const FAULTY_RATES = {
  failedReads: 3,
  failedWrites: 12,
  lostAnswers: 25,
  lostClusterMessages: 150,
  duplicatedClusterMessages: 100,
  slow: 60,
} as const;
const NORMAL_RATES = {
  failedReads: 0,
  failedWrites: 0,
  lostAnswers: 0,
  lostClusterMessages: 150,
  duplicatedClusterMessages: 0,
  slow: 0,
} as const;

export class FaultRates {
  #now: Readonly<Record<keyof typeof FAULTY_RATES, number>> = NORMAL_RATES;
  failures = 0;
  answersLost = 0;

  enable(): void {
    this.#now = FAULTY_RATES;
  }

  disable(): void {
    this.#now = NORMAL_RATES;
  }

  get failedReads(): number {
    return this.#now.failedReads;
  }

  get failedWrites(): number {
    return this.#now.failedWrites;
  }

  get lostAnswers(): number {
    return this.#now.lostAnswers;
  }

  get lostClusterMessages(): number {
    return this.#now.lostClusterMessages;
  }

  get duplicatedClusterMessages(): number {
    return this.#now.duplicatedClusterMessages;
  }

  happens(random: TestRandom, perThousand: number): boolean {
    return perThousand > 0 && random.below(1000) < perThousand;
  }

  delay(random: TestRandom): number {
    if (this.happens(random, this.#now.slow)) return random.below(1500);
    return 0.1 + random.below(40) / 10;
  }
}
