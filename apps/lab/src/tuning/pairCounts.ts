/** How often which bot ended ahead of which: all that fitting ratings needs of thousands of games. */
import type { Outcome } from '@pithead/kernel';

export interface PairCount {
  readonly players: number;
  readonly a: string;
  readonly b: string;
  /** Ratings are fitted on one half of the games and checked on the other. */
  readonly half: 'fit' | 'check';
  readonly pairs: number;
  /** Pairs in which `a` ended ahead of `b`; a tie counts half. */
  readonly ahead: number;
}

type MutableCount = { -readonly [K in keyof PairCount]: PairCount[K] };

export class PairCounts {
  readonly #counts = new Map<string, MutableCount>();
  /** Games by the number of players. */
  readonly games: Record<number, number> = {};
  readonly gamesOf: Record<string, number> = {};

  constructor(known: readonly PairCount[] = []) {
    for (const count of known) this.#counts.set(keyOf(count), { ...count });
  }

  add(bots: readonly string[], outcome: Outcome, half: PairCount['half']): void {
    const players = bots.length;
    this.games[players] = (this.games[players] ?? 0) + 1;
    for (const bot of new Set(bots)) this.gamesOf[bot] = (this.gamesOf[bot] ?? 0) + 1;
    bots.forEach((one, i) => {
      bots.slice(i + 1).forEach((other, j) => {
        if (one === other) return;
        const [own, others] = [rankOf(outcome, i), rankOf(outcome, i + 1 + j)];
        const share = own === others ? 0.5 : own < others ? 1 : 0;
        const [a, b] = one < other ? [one, other] : [other, one];
        const count = this.#at({ players, a, b, half });
        count.pairs++;
        count.ahead += a === one ? share : 1 - share;
      });
    });
  }

  #at(pair: Pick<PairCount, 'players' | 'a' | 'b' | 'half'>): MutableCount {
    const known = this.#counts.get(keyOf(pair));
    if (known !== undefined) return known;
    const count = { ...pair, pairs: 0, ahead: 0 };
    this.#counts.set(keyOf(pair), count);
    return count;
  }

  all(): PairCount[] {
    return [...this.#counts.values()].toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  }
}

const keyOf = ({ players, a, b, half }: Pick<PairCount, 'players' | 'a' | 'b' | 'half'>): string =>
  `${players} ${a} ${b} ${half}`;

const rankOf = ({ seats }: Outcome, seat: number): number => seats[seat]?.rank as number;
