import type { Fact } from '@pithead/kernel';

const isSame = (one: Fact, other: Fact): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

export class FactLog {
  #facts: readonly Fact[] = [];
  /** Facts known at the end of this player's last turn; later ones are news. */
  known = 0;
  printed = 0;

  get facts(): readonly Fact[] {
    return this.#facts;
  }

  /** True if an undo removed known facts. */
  update(facts: readonly Fact[], endsTurn: boolean): boolean {
    const before = this.#facts;
    let kept = 0;
    while (kept < before.length && kept < facts.length && isSame(before[kept] as Fact, facts[kept] as Fact))
      kept++;
    this.#facts = facts;
    this.printed = Math.min(this.printed, kept);
    // The facts that ended the turn stay news, because they may have revealed or scored something.
    this.known = endsTurn ? kept : Math.min(this.known, kept);
    return kept < before.length;
  }
}
