/** The present fault rates. In calm phases only notifications may get lost. */
import type { TestRandom } from '../testRandom.ts';

/** Per thousand. */
const STORM = {
  failedReads: 3,
  failedWrites: 12,
  lostAnswers: 25,
  lostNotices: 150,
  doubledNotices: 100,
  slow: 60,
} as const;
/** Delivery of notifications is never guaranteed. */
const CALM = {
  failedReads: 0,
  failedWrites: 0,
  lostAnswers: 0,
  lostNotices: 150,
  doubledNotices: 0,
  slow: 0,
} as const;

export class FaultRates {
  #now: Readonly<Record<keyof typeof STORM, number>> = CALM;
  /** Failed database requests, and lost answers to commits. */
  failures = 0;
  answersLost = 0;

  enable(): void {
    this.#now = STORM;
  }

  disable(): void {
    this.#now = CALM;
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

  get lostNotices(): number {
    return this.#now.lostNotices;
  }

  get doubledNotices(): number {
    return this.#now.doubledNotices;
  }

  happens(random: TestRandom, oftenness: number): boolean {
    return oftenness > 0 && random.below(1000) < oftenness;
  }

  /** Sometimes much longer than usual, so that messages overtake each other. */
  delay(random: TestRandom): number {
    if (this.happens(random, this.#now.slow)) return random.below(1500);
    return 0.1 + random.below(40) / 10;
  }
}
