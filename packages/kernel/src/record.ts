import { hashOf } from './canonical.ts';
import { commitmentOf, hexFromKey, keyFromHex } from './chance.ts';
import type { Fact, Game, Options, Refusal, Seat, State } from './game.ts';
import { BadInput } from './game.ts';
import type { RecordedPly } from './match.ts';
import { Match } from './match.ts';
import type { MatchSetup } from './matchSetup.ts';
import { checkNames } from './matchSetup.ts';
import { atVersion } from './versions.ts';

export const RECORD_FORMAT = 'pithead-record/1';

/** The truth about a match: everything else follows by replay. */
export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly game: string;
  readonly version: number;
  readonly options: Options;
  readonly seats: readonly string[];
  /** 64 hexadecimal digits. Secret while the match runs. */
  readonly key: string;
  readonly commitment: string;
  readonly plies: readonly RecordedPly[];
  readonly hashes: readonly string[];
  /** Who gave up the seat, and after how many plies. Absent if nobody did. Not part of the hashes. */
  readonly resignations?: readonly RecordedResignation[];
  /** Where this match branched off from others (`MatchSetup.branches`). Absent if it did not. */
  readonly branches?: readonly RecordedBranch[];
}

export type RecordedResignation = readonly [seat: Seat, ply: number];

/** A `BranchPoint`. */
export interface RecordedBranch {
  /** The key of the origin, 64 hexadecimal digits. */
  readonly key: string;
  readonly plies: number;
  readonly seat: Seat;
}

/** What a replay needs of a record. */
export type ReplayableRecord = Pick<
  GameRecord,
  'game' | 'version' | 'options' | 'seats' | 'key' | 'branches' | 'plies'
>;

export function recordOf<S extends State, F extends Fact, V>(match: Match<S, F, V>): GameRecord {
  const { game, setup, plies } = match;
  const hashes: string[] = [];
  const replayed = replayPlies(game, { ...setup, plies }, (step) => hashes.push(hashOf(step.state)));
  if (isBrokenReplay(replayed))
    throw new Error(`the match does not replay: ply ${replayed.ply}, ${replayed.refusal.reason}`);
  return {
    format: RECORD_FORMAT,
    game: game.id,
    version: game.version,
    options: setup.options,
    seats: [...setup.names],
    key: hexFromKey(setup.key),
    commitment: commitmentOf(setup.key),
    plies: plies.map(([seat, verb, noun]) => [seat, verb, noun]),
    hashes,
    ...(setup.branches !== undefined && {
      branches: setup.branches.map(({ key, plies: count, seat }) => ({
        key: hexFromKey(key),
        plies: count,
        seat,
      })),
    }),
  };
}

const setupOf = ({ seats, options, key, branches }: ReplayableRecord): MatchSetup => ({
  names: seats,
  options,
  key: keyFromHex(key),
  ...(branches !== undefined && {
    branches: branches.map((branch) => ({ ...branch, key: keyFromHex(branch.key) })),
  }),
});

/**
 * The beginning of a branch: after `ply` plies of the record everything hidden from `seat` is dealt again with `key`.
 * Its replay is a match that goes on from there. The caller makes sure that the game is not over at that moment.
 */
export function branchOf(
  { game, version, options, seats, key: originKey, branches = [], plies }: GameRecord,
  { ply, seat, key, names = seats }: NewBranch,
): ReplayableRecord {
  demand(isIndexUpTo(ply, plies.length), 'ply');
  demand(isIndexUpTo(seat, seats.length - 1) && names.length === seats.length, 'seat');
  const earlier = branches.filter((branch) => branch.plies <= ply);
  // The origin of a moment before a branch began is the match that it branched off from.
  const keyThere = branches[earlier.length]?.key ?? originKey;
  return {
    game,
    version,
    options,
    seats: names,
    key,
    plies: plies.slice(0, ply),
    branches: [...earlier, { key: keyThere, plies: ply, seat }],
  };
}

export interface NewBranch {
  readonly ply: number;
  /** Sees in the branch what it saw in the record. */
  readonly seat: Seat;
  /** Of the branch, 64 hexadecimal digits. */
  readonly key: string;
  /** Those of the record, if absent. */
  readonly names?: readonly string[];
}

export interface BrokenReplay {
  readonly ply: number;
  readonly refusal: Refusal;
}

export interface ReplayStep<S extends State, F extends Fact> {
  readonly played: number;
  readonly state: S;
  readonly facts: readonly F[];
}

interface Replayable extends MatchSetup {
  readonly plies: readonly RecordedPly[];
}

function replayPlies<S extends State, F extends Fact, V>(
  game: Game<S, F, V>,
  setup: Replayable,
  visit: (step: ReplayStep<S, F>) => void,
): Match<S, F, V> | BrokenReplay {
  const match = Match.start(game, setup);
  visit({ played: 0, state: match.state, facts: match.factLog.map((entry) => entry.fact) });
  for (let i = 0; i < setup.plies.length; i++) {
    const [seat, verb, noun] = setup.plies[i] as RecordedPly;
    const factsBefore = match.factLog.length;
    const refused = match.play(seat, [[verb, noun]]);
    if (refused !== undefined) return { ply: i, refusal: refused.refusal };
    visit({
      played: i + 1,
      state: match.state,
      facts: match.factLog.slice(factsBefore).map((entry) => entry.fact),
    });
  }
  return match;
}

export const isBrokenReplay = <T extends object>(result: T | BrokenReplay): result is BrokenReplay =>
  'refusal' in result;

/**
 * Replays a record under the rules version that it names, up to a number of plies. A record of another game or of
 * an unknown version throws `BadInput`.
 */
export function replay<S extends State, F extends Fact, V>(
  game: Game<S, F, V>,
  record: ReplayableRecord,
  visit: (step: ReplayStep<S, F>) => void = () => undefined,
  to: number = record.plies.length,
): Match<S, F, V> | BrokenReplay {
  if (record.game !== game.id) throw new BadInput('otherGame', { game: record.game });
  const setup = { ...setupOf(record), plies: record.plies.slice(0, to) };
  return replayPlies(atVersion(game, record.version), setup, visit);
}

export type RecordDifference =
  | { readonly kind: 'commitment' }
  | { readonly kind: 'refused'; readonly ply: number; readonly refusal: Refusal }
  | { readonly kind: 'hash'; readonly ply: number; readonly recorded: string; readonly computed: string };

export function verifyRecord<S extends State, F extends Fact, V>(
  game: Game<S, F, V>,
  record: GameRecord,
): RecordDifference[] {
  const differences: RecordDifference[] = [];
  if (commitmentOf(keyFromHex(record.key)) !== record.commitment) differences.push({ kind: 'commitment' });
  const result = replay(game, record, ({ played, state }) => {
    const computed = hashOf(state);
    const recorded = record.hashes[played] ?? '';
    if (computed !== recorded) differences.push({ kind: 'hash', ply: played, recorded, computed });
  });
  if (isBrokenReplay(result)) differences.push({ kind: 'refused', ply: result.ply, refusal: result.refusal });
  return differences;
}

const RECORD_KEYS = [
  'commitment',
  'format',
  'game',
  'hashes',
  'key',
  'options',
  'plies',
  'seats',
  'version',
] as const;
const OPTIONAL_KEYS: readonly string[] = ['branches', 'resignations'];
const MAX_PLIES = 1_000_000;
/** Each costs a redeal. */
const MAX_BRANCHES = 1000;

export function parseRecord(text: string): GameRecord {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BadInput('badRecord', { field: 'json' });
  }
  if (!isPlainObject(value)) throw new BadInput('badRecord', { field: 'json' });
  const keys = Object.keys(value).filter((key) => !OPTIONAL_KEYS.includes(key));
  demand(keys.toSorted().join() === RECORD_KEYS.join(), 'keys');
  demand(value['format'] === RECORD_FORMAT, 'format');
  demand(typeof value['game'] === 'string', 'game');
  demand(Number.isSafeInteger(value['version']), 'version');
  demand(isPlainObject(value['options']) && Object.values(value['options']).every(isOptionValue), 'options');
  demand(
    isArrayOf(value['seats'], (name) => typeof name === 'string'),
    'seats',
  );
  checkNames(value['seats'] as string[]);
  demand(isHexKey(value['key']), 'key');
  demand(isHexKey(value['commitment']), 'commitment');
  demand(isArrayOf(value['plies'], isRecordedPly) && value['plies'].length <= MAX_PLIES, 'plies');
  demand(
    isArrayOf(value['hashes'], (hash) => typeof hash === 'string') &&
      value['hashes'].length === value['plies'].length + 1,
    'hashes',
  );
  const [seats, plies] = [value['seats'].length, value['plies'].length];
  demand(
    !Object.hasOwn(value, 'resignations') ||
      isArrayOf(value['resignations'], (each) => isResignation(each, seats, plies)),
    'resignations',
  );
  demand(!Object.hasOwn(value, 'branches') || areBranches(value['branches'], seats, plies), 'branches');
  return value as unknown as GameRecord;
}

function demand(holds: boolean, field: string): asserts holds {
  if (!holds) throw new BadInput('badRecord', { field });
}

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isOptionValue = (value: unknown): boolean => ['boolean', 'number', 'string'].includes(typeof value);

const isArrayOf = (value: unknown, holds: (item: unknown) => boolean): value is unknown[] =>
  Array.isArray(value) && value.every(holds);

const isResignation = (value: unknown, seats: number, plies: number): boolean =>
  Array.isArray(value) &&
  value.length === 2 &&
  isIndexUpTo(value[0], seats - 1) &&
  isIndexUpTo(value[1], plies);

/** At least one, in order. */
const areBranches = (value: unknown, seats: number, plies: number): boolean =>
  isArrayOf(value, (each) => isBranch(each, seats, plies)) &&
  value.length > 0 &&
  value.length <= MAX_BRANCHES &&
  (value as RecordedBranch[]).every(({ plies: at }, i, all) => i === 0 || at >= (all[i - 1]?.plies ?? 0));

const isBranch = (value: unknown, seats: number, plies: number): boolean =>
  isPlainObject(value) &&
  Object.keys(value).toSorted().join() === 'key,plies,seat' &&
  isHexKey(value['key']) &&
  isIndexUpTo(value['plies'], plies) &&
  isIndexUpTo(value['seat'], seats - 1);

const isHexKey = (value: unknown): boolean => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

const isIndexUpTo = (value: unknown, last: number): boolean =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= last;

const isRecordedPly = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length === 3 &&
  Number.isSafeInteger(value[0]) &&
  typeof value[1] === 'string' &&
  Number.isSafeInteger(value[2]);
