/** Statistics of contests. */

/** 95 % lie within. */
const Z = 1.96;

export interface Interval {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** Wilson's interval of a share of games, shared victories counted in part. It stays honest near 0 and 1. */
export function wilson(won: number, games: number): Interval {
  if (games === 0) return { share: 0, low: 0, high: 1 };
  const share = won / games;
  const z = (Z * Z) / games;
  const middle = (share + z / 2) / (1 + z);
  const half = (Z / (1 + z)) * Math.sqrt((share * (1 - share)) / games + z / (4 * games));
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** `won[a][b]`: how many games a won against b. */
export type Results = readonly (readonly number[])[];

export interface Rating {
  readonly elo: number;
  /** 95 % lie within elo ± error. */
  readonly error: number;
}

const PER_ODDS = 400 / Math.LN10;
const ROUNDS = 2000;

/**
 * Elo ratings that make the results most likely (Bradley and Terry), the first player's being 0. Half a game drawn between each two
 * that met keeps a player that lost everything from falling for ever. Errors come from how sharply the likelihood peaks.
 */
export function eloOf(results: Results): Rating[] {
  const many = results.length;
  const won = (a: number, b: number): number => {
    const met = (results[a]?.[b] as number) + (results[b]?.[a] as number) > 0;
    return (results[a]?.[b] as number) + (met ? 0.25 : 0);
  };
  const strengths = Array.from({ length: many }, () => 1);
  for (let round = 0; round < ROUNDS; round++) {
    for (let a = 0; a < many; a++) {
      let wins = 0;
      let weight = 0;
      for (let b = 0; b < many; b++) {
        if (a === b) continue;
        wins += won(a, b);
        weight += (won(a, b) + won(b, a)) / ((strengths[a] as number) + (strengths[b] as number));
      }
      if (weight > 0) strengths[a] = wins / weight;
    }
  }
  const logs = strengths.map((strength) => Math.log(strength) - Math.log(strengths[0] as number));
  return logs.map((log, a) => {
    let information = 0;
    logs.forEach((other, b) => {
      const p = 1 / (1 + Math.exp(other - log));
      if (a !== b) information += (won(a, b) + won(b, a)) * p * (1 - p);
    });
    return { elo: log * PER_ODDS, error: information === 0 ? Infinity : (Z / Math.sqrt(information)) * PER_ODDS };
  });
}

/** The value below which that share of them lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
