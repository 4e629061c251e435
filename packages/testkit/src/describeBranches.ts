import * as fc from 'fast-check';
import type { Fact, Game, GameRecord, Match, RecordedBranch, State } from '@pithead/kernel';
import {
  atVersion,
  branchOf,
  canonicalJson,
  hexFromKey,
  isBrokenReplay,
  isOver,
  keyFromSeed,
  parseGame,
  parseRecord,
  pendingSeats,
  printGame,
  recordOf,
  replay,
  verifyRecord,
} from '@pithead/kernel';
import { describe, expect, test } from 'vitest';
import { RandomPlayers } from './randomPlay.ts';

/** Each plays a whole game, and there are many records. */
const RUNS = 2;

/** Branches off from golden records at any moment, for any seat, and plays on to the end. */
export function describeBranches<S extends State, F extends Fact, V>(
  game: Game<S, F, V>,
  records: readonly (readonly [name: string, record: GameRecord])[],
): void {
  describe(`branches of golden records of ${game.id}`, () => {
    test.each(records)('%s', (_name, record) => {
      const rules = atVersion(game, record.version);
      const states: S[] = [];
      replay(game, record, ({ state }) => void states.push(state));
      const moments = fc.tuple(
        fc.nat(record.plies.length - 1),
        fc.nat(record.seats.length - 1),
        fc.nat(1_000_000),
      );
      fc.assert(
        fc.property(moments, ([ply, seat, seed]) => {
          const origin = states[ply] as S;
          const match = startBranch(game, record, ply, seat, `branch ${seed}`);
          expect(JSON.stringify(match.view(seat))).toBe(JSON.stringify(rules.view(origin, seat)));
          const before = replay(game, record, undefined, ply) as Match<S, F, V>;
          expect(JSON.stringify(match.factLogFor(seat))).toBe(JSON.stringify(before.factLogFor(seat)));
          expect(JSON.stringify(match.offers(seat))).toBe(JSON.stringify(before.offers(seat)));
          expect(pendingSeats(match.state)).toBe(pendingSeats(origin));
          playOn(match, seed);
          checkBranch(game, record, match, ply);
        }),
        { numRuns: RUNS },
      );
      expect(states.some((_, ply) => ply < record.plies.length && isDealtByKey(game, record, ply))).toBe(
        true,
      );
    });
  });
}

const hiddenText = (state: State): string => canonicalJson({ ...state, chance: null });

/** Two keys deal differently at this moment. Not where nothing is hidden from a seat, or too little. */
function isDealtByKey<S extends State, F extends Fact, V>(
  game: Game<S, F, V>,
  record: GameRecord,
  ply: number,
): boolean {
  const [one, other] = ['one', 'other'].map((seed) =>
    hiddenText(startBranch(game, record, ply, 0, seed).state),
  );
  return one !== other;
}

function startBranch<S extends State, F extends Fact, V>(
  game: Game<S, F, V>,
  record: GameRecord,
  ply: number,
  seat: number,
  seed: string,
): Match<S, F, V> {
  const match = replay(game, branchOf(record, { ply, seat, key: hexFromKey(keyFromSeed(seed)) }));
  if (isBrokenReplay(match)) throw new Error(`the branch breaks at ply ${match.ply}`);
  return match;
}

function playOn<S extends State, F extends Fact, V>(match: Match<S, F, V>, seed: number): void {
  const players = new RandomPlayers(match.game, seed);
  while (!isOver(match.state)) {
    const next = players.choose(match.state);
    if (next === undefined) throw new Error(`nobody can play after ${match.plies.length} plies`);
    expect(match.play(next.seat, [next.ply])).toBeUndefined();
  }
  expect(match.game.audit(match.state)).toEqual([]);
}

function checkBranch<S extends State, F extends Fact, V>(
  game: Game<S, F, V>,
  origin: GameRecord,
  match: Match<S, F, V>,
  ply: number,
): void {
  const record = parseRecord(JSON.stringify(recordOf(match)));
  expect(verifyRecord(game, record)).toEqual([]);
  expect(record.hashes.slice(0, ply)).toEqual(origin.hashes.slice(0, ply));
  const parsed = parseGame(game, printGame(match.game, match.setup, match.plies));
  expect(canonicalJson(parsed.setup)).toBe(canonicalJson(match.setup));
  const [branch] = record.branches as readonly [RecordedBranch];
  expect(verifyRecord(game, { ...record, branches: [{ ...branch, key: record.key }] })).not.toEqual([]);
  match.rewind(0);
  expect(match.plies.length).toBe(ply);
}
