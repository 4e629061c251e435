/**
 * How much the suite does. Games count per seat count and option; pairs, hostile commands and undos count for
 * the whole game.
 */
export interface Settings {
  /** Random games with nothing but the audit after every ply. */
  readonly auditedGames: number;
  /**
   * Random games for what is asked of every position and costs little: an end in time, offers, forced plies.
   */
  readonly games: number;
  /** Random games for what is asked of samples and costs more: legality, copies, twins. */
  readonly sampledGames: number;
  /** Positions taken from each of those. */
  readonly samples: number;
  /** Random games recorded, replayed and hashed at every step. */
  readonly replayedGames: number;
  /** Pairs of a state and its redeal that a looker must not be able to tell apart. */
  readonly pairs: number;
  /** Commands that no honest client sends. */
  readonly hostile: number;
  /** Plies and turns taken back; 0 for a game where that is never possible. */
  readonly undos: number;
  /** Nothing is hidden in this game, so a redeal that changes nothing is no finding. */
  readonly noSecrets: boolean;
  /** How many findings of one property are enough to stop looking for more. */
  readonly enough: number;
  /** Where the seeds of random games begin: other numbers play other games. */
  readonly firstSeed: number;
  /** Only this seed, to reproduce a finding. */
  readonly onlySeed: number | undefined;
}

export const DEFAULTS: Settings = {
  auditedGames: 100,
  games: 30,
  sampledGames: 3,
  samples: 30,
  replayedGames: 6,
  pairs: 5_000,
  hostile: 20_000,
  undos: 1_500,
  noSecrets: false,
  enough: 3,
  firstSeed: 0,
  onlySeed: seedFromEnvironment(),
};

function seedFromEnvironment(): number | undefined {
  const text = process.env['PITHEAD_SEED'];
  if (text === undefined || text === '') return undefined;
  const seed = Number(text);
  if (!Number.isSafeInteger(seed)) throw new Error(`PITHEAD_SEED is not a whole number: ${text}`);
  return seed;
}
