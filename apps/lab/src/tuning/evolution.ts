/**
 * Separable CMA-ES: the better half of the candidates moves the mean and its spread. One spread per weight is
 * enough for weights with a meaning of their own, and needs far fewer games than a full covariance matrix.
 */
export interface Evolution {
  readonly mean: readonly number[];
  ask(): number[][];
  tell(candidates: readonly (readonly number[])[], ratings: readonly number[]): void;
}

/** Box–Muller. */
const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

export function createEvolution(
  start: readonly number[],
  spread: readonly number[],
  size: number,
  random: () => number,
): Evolution {
  const n = start.length;
  const half = Math.floor(size / 2);
  const raw = Array.from({ length: half }, (_, i) => Math.log(half + 0.5) - Math.log(i + 1));
  const shares = raw.map((share) => share / raw.reduce((sum, each) => sum + each, 0));
  const effective = 1 / shares.reduce((sum, share) => sum + share * share, 0);
  const pathRate = (effective + 2) / (n + effective + 5);
  const damping = 1 + pathRate + 2 * Math.max(0, Math.sqrt((effective - 1) / (n + 1)) - 1);
  const covarianceRate = 4 / (n + 4);
  const rankOneRate = ((n + 2) / 3) * (2 / ((n + 1.3) ** 2 + effective));
  const rankMuRate =
    ((n + 2) / 3) * Math.min(1, (2 * (effective - 2 + 1 / effective)) / ((n + 2) ** 2 + effective));
  const expectedLength = Math.sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n));

  let mean = [...start];
  let sigma = 1;
  const variance = spread.map((each) => each * each);
  const sigmaPath = start.map(() => 0);
  const variancePath = start.map(() => 0);

  return {
    get mean() {
      return mean;
    },
    ask: () =>
      Array.from({ length: size }, () =>
        mean.map((m, i) => m + sigma * Math.sqrt(variance[i] as number) * normal(random)),
      ),
    tell(candidates, ratings) {
      const order = ratings
        .map((_, i) => i)
        .toSorted((a, b) => (ratings[b] as number) - (ratings[a] as number));
      const before = mean;
      mean = before.map((_, i) =>
        shares.reduce(
          (sum, share, place) => sum + share * (candidates[order[place] as number]?.[i] as number),
          0,
        ),
      );
      const step = mean.map((m, i) => (m - (before[i] as number)) / sigma);
      for (let i = 0; i < n; i++) {
        const scaled = (step[i] as number) / Math.sqrt(variance[i] as number);
        sigmaPath[i] =
          (1 - pathRate) * (sigmaPath[i] as number) +
          Math.sqrt(pathRate * (2 - pathRate) * effective) * scaled;
        variancePath[i] =
          (1 - covarianceRate) * (variancePath[i] as number) +
          Math.sqrt(covarianceRate * (2 - covarianceRate) * effective) * (step[i] as number);
        const spreadOut = shares.reduce(
          (sum, share, place) =>
            sum +
            share *
              (((candidates[order[place] as number]?.[i] as number) - (before[i] as number)) / sigma) ** 2,
          0,
        );
        variance[i] =
          (1 - rankOneRate - rankMuRate) * (variance[i] as number) +
          rankOneRate * (variancePath[i] as number) ** 2 +
          rankMuRate * spreadOut;
      }
      const pathLength = Math.sqrt(sigmaPath.reduce((sum, each) => sum + each * each, 0));
      sigma *= Math.exp(Math.min(0.3, (pathRate / damping) * (pathLength / expectedLength - 1)));
    },
  };
}
