/** Older versions of the rules stay playable, because a match keeps the version that it began with (promise P8). */
import type { Fact, Game, State } from './game.ts';
import { BadInput } from './game.ts';

type Versions = Pick<Game, 'oldestVersion' | 'newestVersion'>;

export const isKnownVersion = ({ oldestVersion, newestVersion }: Versions, version: number): boolean =>
  Number.isInteger(version) && version >= oldestVersion && version <= newestVersion;

/** From the oldest to the newest. */
export const versionsOf = ({ oldestVersion, newestVersion }: Versions): number[] =>
  Array.from({ length: newestVersion - oldestVersion + 1 }, (_, i) => oldestVersion + i);

/** By game: the other versions that were asked for, so that all matches of a version share one object. */
const otherVersions = new WeakMap<object, Map<number, unknown>>();

/**
 * The game under the rules of this version: its matches, records and notation are of that version. States carry
 * their version themselves, so any version of a game can play, view and judge them. Throws `BadInput` for an
 * unknown version.
 */
export function atVersion<S extends State, F extends Fact, V>(
  game: Game<S, F, V>,
  version: number,
): Game<S, F, V> {
  if (!isKnownVersion(game, version))
    throw new BadInput('otherVersion', { version, ours: game.newestVersion });
  if (version === game.version) return game;
  const others = otherVersions.get(game) ?? new Map<number, unknown>([[game.version, game]]);
  otherVersions.set(game, others);
  const known = others.get(version) as Game<S, F, V> | undefined;
  if (known !== undefined) return known;
  const other: Game<S, F, V> = {
    ...game,
    version,
    setup: (seats, options, key, tell, under = version) => game.setup(seats, options, key, tell, under),
  };
  others.set(version, other);
  otherVersions.set(other, others);
  return other;
}

/** The version of the rules that a state is played under. */
export const rulesVersionOf = ({ version = 1 }: Pick<State, 'version'>): number => version;
