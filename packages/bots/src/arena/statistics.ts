/** Two-sided 95 % quantile of the normal distribution. */
const Z = 1.96;

export interface ConfidenceInterval {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/**
 * Wilson score interval; unlike the normal approximation it is valid near 0 and 1. Shared victories count in
 * part.
 */
export function wilsonInterval(won: number, games: number): ConfidenceInterval {
  if (games === 0) return { share: 0, low: 0, high: 1 };
  const share = won / games;
  const z = (Z * Z) / games;
  const middle = (share + z / 2) / (1 + z);
  const half = (Z / (1 + z)) * Math.sqrt((share * (1 - share)) / games + z / (4 * games));
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** The mean, and its standard error. */
export function meanWithError(samples: readonly number[]): { readonly mean: number; readonly error: number } {
  const count = samples.length;
  const mean = samples.reduce((sum, sample) => sum + sample, 0) / count;
  const squares = samples.reduce((sum, sample) => sum + (sample - mean) ** 2, 0);
  return { mean, error: count < 2 ? 0 : Math.sqrt(squares / (count - 1) / count) };
}

/** `won[a][b]`: games that a won against b. */
export type WinMatrix = readonly (readonly number[])[];

export interface EloRating {
  readonly elo: number;
  /** 95 % confidence interval of the difference to the anchor: elo ± error; 0 for the anchor. */
  readonly error: number;
}

/** Of Elo's scale: 400 points are odds of ten to one. */
export const ELO_PER_LOG_ODDS = 400 / Math.LN10;
const ROUNDS = 2000;

/**
 * Maximum-likelihood Elo ratings (Bradley–Terry) with the anchor at 0. Half a drawn game between each pair
 * that met keeps ratings finite. With more than two players per table it is an approximation: one seat plays
 * against several of the other bot.
 */
export function eloRatings(results: WinMatrix, anchor = 0): EloRating[] {
  const won = results.map((row, a) =>
    row.map((wins, b) => (wins + (results[b]?.[a] as number) > 0 ? wins + 0.25 : 0)),
  );
  const logs = strengthsOf(won).map(Math.log);
  const errors = errorsOf(won, logs, anchor);
  return logs.map((log, a) => ({
    elo: (log - (logs[anchor] as number)) * ELO_PER_LOG_ODDS,
    error: (errors[a] as number) * ELO_PER_LOG_ODDS,
  }));
}

function strengthsOf(won: WinMatrix): number[] {
  const strengths = won.map(() => 1);
  for (let round = 0; round < ROUNDS; round++) {
    for (let a = 0; a < won.length; a++) {
      let wins = 0;
      let weight = 0;
      for (let b = 0; b < won.length; b++) {
        if (a === b) continue;
        wins += won[a]?.[b] as number;
        weight += gamesOf(won, a, b) / ((strengths[a] as number) + (strengths[b] as number));
      }
      if (weight > 0) strengths[a] = wins / weight;
    }
  }
  return strengths;
}

const gamesOf = (won: WinMatrix, a: number, b: number): number =>
  (won[a]?.[b] as number) + (won[b]?.[a] as number);

/** Standard errors from the inverse of the Fisher information, with the anchor fixed. */
function errorsOf(won: WinMatrix, logs: readonly number[], anchor: number): number[] {
  const free = logs.map((_, a) => a).filter((a) => a !== anchor);
  const sharpness = (a: number, b: number): number => {
    const p = 1 / (1 + Math.exp((logs[b] as number) - (logs[a] as number)));
    return gamesOf(won, a, b) * p * (1 - p);
  };
  const total = (a: number): number => logs.reduce((sum, _, b) => (a === b ? sum : sum + sharpness(a, b)), 0);
  const inverse = invertMatrix(free.map((a) => free.map((b) => (a === b ? total(a) : -sharpness(a, b)))));
  return logs.map((_, a) =>
    a === anchor ? 0 : Z * Math.sqrt(inverse[free.indexOf(a)]?.[free.indexOf(a)] as number),
  );
}

/** Gauss–Jordan without pivoting, for small positive definite matrices. */
export function invertMatrix(matrix: readonly (readonly number[])[]): number[][] {
  const rows = matrix.map((row, i) => [...row, ...matrix.map((_, j) => (i === j ? 1 : 0))]);
  for (let pivot = 0; pivot < rows.length; pivot++) {
    const top = rows[pivot] as number[];
    const scale = top[pivot] as number;
    for (let j = 0; j < top.length; j++) top[j] = (top[j] as number) / scale;
    for (const row of rows) {
      const factor = row[pivot] as number;
      if (row !== top)
        for (let j = 0; j < row.length; j++) row[j] = (row[j] as number) - factor * (top[j] as number);
    }
  }
  return rows.map((row) => row.slice(matrix.length));
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
