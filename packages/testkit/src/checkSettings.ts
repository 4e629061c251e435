/** Extent of a check. Games count per configuration; pairs, hostile commands and undos per game. */
export interface CheckSettings {
  readonly auditedGames: number;
  /** Random games for cheap checks of every position: termination, offers, forced plies. */
  readonly games: number;
  /** Random games for expensive checks of sampled positions: legality, copies, indistinguishable worlds. */
  readonly sampledGames: number;
  readonly samples: number;
  /** Random games recorded, replayed and hashed at every ply. */
  readonly replayedGames: number;
  /** Pairs of a state and its redeal, compared for one viewer. */
  readonly pairs: number;
  readonly hostile: number;
  /** Undone plies and turns; 0 for a game without undo. */
  readonly undos: number;
  /** How many configurations share the pairs, commands and undos; all of the game if it is not given. */
  readonly sharedBy?: number;
  /** The game has no hidden information, so a redeal may change nothing. */
  readonly noSecrets: boolean;
  /** A check stops after this many findings. */
  readonly enough: number;
  readonly firstSeed: number;
  readonly onlySeed: number | undefined;
}

/** Enough for unit tests; the proof plays many times more games. */
export const DEFAULT_CHECK_SETTINGS: CheckSettings = {
  auditedGames: 20,
  games: 10,
  sampledGames: 3,
  samples: 30,
  replayedGames: 1,
  pairs: 5_000,
  hostile: 20_000,
  undos: 1_500,
  noSecrets: false,
  enough: 3,
  firstSeed: 0,
  onlySeed: seedFromEnvironment(),
};

const OLDER_SHARE = 4;

/** A quarter: older rules change no more, so this only has to find that a change of the newest broke them. */
export function reducedSettings(settings: CheckSettings): CheckSettings {
  const reduced = (count: number): number => Math.ceil(count / OLDER_SHARE);
  return {
    ...settings,
    auditedGames: reduced(settings.auditedGames),
    games: reduced(settings.games),
    sampledGames: reduced(settings.sampledGames),
    replayedGames: reduced(settings.replayedGames),
    pairs: reduced(settings.pairs),
    hostile: reduced(settings.hostile),
    undos: reduced(settings.undos),
  };
}

function seedFromEnvironment(): number | undefined {
  const text = process.env['PITHEAD_SEED'];
  if (text === undefined || text === '') return undefined;
  const seed = Number(text);
  if (!Number.isSafeInteger(seed)) throw new Error(`PITHEAD_SEED is not a whole number: ${text}`);
  return seed;
}
