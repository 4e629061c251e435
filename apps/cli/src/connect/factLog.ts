import type { Fact } from '@pithead/kernel';

const isSame = (one: Fact, other: Fact): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** The facts of a match as this window knows them: which of them are news, and which were printed. */
export class FactLog {
  #facts: readonly Fact[] = [];
  /** So many were known when this person's last turn ended. */
  known = 0;
  printed = 0;

  get facts(): readonly Fact[] {
    return this.#facts;
  }

  /** Takes the facts as they stand now; true if some that were known are gone. */
  update(facts: readonly Fact[], endsTurn: boolean): boolean {
    const before = this.#facts;
    let kept = 0;
    while (kept < before.length && kept < facts.length && isSame(before[kept] as Fact, facts[kept] as Fact))
      kept++;
    this.#facts = facts;
    this.printed = Math.min(this.printed, kept);
    // What ended the turn stays news, because it may have revealed or scored something.
    this.known = endsTurn ? kept : Math.min(this.known, kept);
    return kept < before.length;
  }
}
