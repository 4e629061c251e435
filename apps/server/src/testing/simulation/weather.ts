/**
 * How bad things are at present. In calm weather nothing fails that must not, and everything takes its usual
 * time.
 */
import type { Lots } from '../lots.ts';

/** Oftenness is in thousandths. */
const STORM = {
  failedReads: 3,
  failedWrites: 12,
  lostAnswers: 25,
  lostNotices: 150,
  doubledNotices: 100,
  slow: 60,
} as const;
/** Nobody ever promised that a notice arrives. */
const CALM = {
  failedReads: 0,
  failedWrites: 0,
  lostAnswers: 0,
  lostNotices: 150,
  doubledNotices: 0,
  slow: 0,
} as const;

export class Weather {
  #now: Readonly<Record<keyof typeof STORM, number>> = CALM;
  /** Questions to the database that failed, and answers of it that were lost. */
  troubles = 0;
  lost = 0;

  storm(): void {
    this.#now = STORM;
  }

  calm(): void {
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

  happens(lots: Lots, oftenness: number): boolean {
    return oftenness > 0 && lots.below(1000) < oftenness;
  }

  /** Some milliseconds, sometimes a lot more: what was sent later may arrive before. */
  delay(lots: Lots): number {
    if (this.happens(lots, this.#now.slow)) return lots.below(1500);
    return 0.1 + lots.below(40) / 10;
  }
}
