import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { auction } from './testing/auction.ts';
import { hashOf } from './canonical.ts';
import { commitmentOf, hexFromKey, keyFromSeed } from './chance.ts';
import type { BadInputReason, Ply } from './game.ts';
import { BadInput, defineGame } from './game.ts';
import { Match } from './match.ts';
import { parseGame, parsePly, printGame, printPly, seenPly } from './notation.ts';
import { redealtCopy } from './play.ts';
import type { GameRecord, RecordedBranch } from './record.ts';
import { branchOf, isBrokenReplay, parseRecord, recordOf, replay, verifyRecord } from './record.ts';
import { isPending } from './steps.ts';

const start = (seats = 3, options = {}) =>
  Match.start(auction, {
    names: ['Ada', 'Ben', 'Cem', 'Dot'].slice(0, seats),
    options,
    key: keyFromSeed('match'),
  });

function badInput(run: () => unknown): BadInputReason | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    if (error instanceof BadInput) return error.reason;
    throw error;
  }
}

function bidding(match: ReturnType<typeof start>, order: readonly number[]): void {
  for (const seat of order)
    expect(
      match.play(seat, [
        ['bid', 3 - seat],
        ['sealBid', 0],
      ]),
    ).toBeUndefined();
}

describe('commands', () => {
  it('a command plays all of its plies or none', () => {
    const match = start();
    const before = hashOf(match.state);
    const refused = match.play(0, [
      ['bid', 2],
      ['sealBid', 0],
      ['bid', 1],
    ]);
    expect(refused).toEqual({ refusal: { reason: 'notYourTurn', rule: 'X-1', params: {} }, ply: 2 });
    expect([hashOf(match.state), match.plies, match.factLog]).toEqual([before, [], []]);
  });

  it.each([
    ['noSuchSeat', 7, ['bid', 1]],
    ['noSuchSeat', -1, ['bid', 1]],
    ['noSuchSeat', 0.5, ['bid', 1]],
    ['noSuchSeat', 32, ['bid', 1]],
    ['noSuchSeat', Number.NaN, ['bid', 1]],
    ['malformed', 0, ['bid', -0]],
    ['unknownVerb', 0, ['steal', 1]],
    ['unknownVerb', 0, ['__proto__', 1]],
    ['notNow', 0, ['choose', 0]],
    ['unknownNoun', 0, ['bid', 4]],
    ['unknownNoun', 0, ['bid', -1]],
    ['malformed', 0, ['bid', 0.5]],
    ['malformed', 0, ['bid', Number.NaN]],
    ['malformed', 0, ['bid', 2 ** 53]],
    ['malformed', 0, ['bid', '1']],
    ['malformed', 0, ['bid']],
    ['malformed', 0, ['bid', 1, 1]],
    ['malformed', 0, [['bid'], 1]],
    ['malformed', 0, 'bid'],
    ['malformed', 0, null],
    ['noBid', 0, ['sealBid', 0]],
  ])('a command is refused with %s if seat %s plays %j', (reason, seat, ply) => {
    expect(start().play(seat as number, [ply as unknown as Ply])?.refusal.reason).toBe(reason);
  });

  it('a command ends at the next thing that is revealed, so that a refusal reveals nothing of it', () => {
    const tooFar = (first: number): unknown => {
      const match = start(2);
      match.play(1, [
        ['bid', first],
        ['sealBid', 0],
      ]);
      const before = hashOf(match.state);
      const refused = match.play(0, [
        ['bid', 2],
        ['sealBid', 0],
        ['choose', 0],
      ]);
      expect(hashOf(match.state)).toBe(before);
      return refused;
    };
    // The refusal must not tell for free whether seat 0 has the higher bid and so may choose.
    expect(tooFar(1)).toEqual({ refusal: { reason: 'notNow', rule: '', params: {} }, ply: 2 });
    expect(tooFar(3)).toEqual(tooFar(1));
  });

  it('an empty command is refused', () => expect(start().play(0, [])?.refusal.reason).toBe('malformed'));

  it('after the end every command is refused', () => {
    const match = start(2);
    for (let round = 0; round < 2; round++) {
      bidding(match, [0, 1]);
      match.play(0, [['choose', 0]]);
    }
    expect(match.isOver).toBe(true);
    expect(match.play(0, [['bid', 0]])?.refusal.reason).toBe('gameOver');
  });
});

describe('a rule that breaks', () => {
  it('a command whose rule throws leaves nothing behind', () => {
    const phases = Object.fromEntries(
      Object.entries(auction.phases).map(([at, phase]) => [
        at,
        { ...phase, moves: phase.moves.map((move) => (move.verb === 'sealBid' ? explode(move) : move)) },
      ]),
    );
    const match = Match.start(defineGame({ ...auction, phases }), start().setup);
    const before = hashOf(match.state);
    expect(() =>
      match.play(0, [
        ['bid', 2],
        ['sealBid', 0],
      ]),
    ).toThrow('boom');
    expect([hashOf(match.state), match.plies, match.factLog]).toEqual([before, [], []]);
  });

  const explode = <M extends object>(move: M): M => ({
    ...move,
    play() {
      throw new Error('boom');
    },
  });
});

describe('simultaneous steps', () => {
  it('in a simultaneous step the order of arrival makes no difference', () => {
    const hashes = [
      [0, 1, 2],
      [2, 1, 0],
      [1, 0, 2],
    ].map((order) => {
      const match = start();
      bidding(match, order);
      return hashOf(match.state);
    });
    expect(new Set(hashes).size).toBe(1);
  });

  it('a seat can undo its own plies, even sealed ones while others decide, and plies of others stay', () => {
    const match = start();
    match.play(0, [['bid', 1]]);
    match.play(1, [['bid', 2]]);
    match.play(0, [['bid', 3]]);
    expect([match.undoable(0), match.undoable(1), match.undoable(2)]).toEqual([2, 1, 0]);
    match.undo(0);
    expect(match.state.bids).toEqual([1, 2, -1]);
    match.undo(0);
    expect([match.state.bids, match.plies]).toEqual([[-1, 2, -1], [[1, 'bid', 2]]]);
    match.play(1, [['sealBid', 0]]);
    expect([match.undoable(1), isPending(match.state, 1)]).toEqual([2, false]);
    match.undo(1);
    expect([match.state.bids, isPending(match.state, 1)]).toEqual([[-1, 2, -1], true]);
  });

  it('a sealed choice can’t be undone in a phase that does not reopen', () => {
    const { bidding: bids, ...others } = auction.phases;
    const { reopens: _, ...final } = bids as NonNullable<typeof bids>;
    const game = { ...auction, phases: { ...others, bidding: final } };
    const match = Match.start(game, { names: ['Ada', 'Ben', 'Cem'], options: {}, key: keyFromSeed('final') });
    match.play(1, [['bid', 2]]);
    match.play(1, [['sealBid', 0]]);
    expect(match.undo(1)?.refusal.reason).toBe('nothingToUndo');
  });

  it('no undo goes back behind revealed bids or a revealed card', () => {
    const match = start();
    bidding(match, [2, 1, 0]);
    expect(match.undoable(0)).toBe(0);
    match.play(0, [['choose', 1]]);
    expect([0, 1, 2].map((seat) => match.undoable(seat))).toEqual([0, 0, 0]);
  });
});

describe('going back by consent', () => {
  it('a rewind goes back behind the undo limit, to the state that the remaining plies lead to', () => {
    const match = randomMatch(3, 7);
    const record = recordOf(match);
    for (let to = match.plies.length; to >= 0; to -= 3) {
      match.rewind(to);
      const again = replay(auction, record, undefined, to) as typeof match;
      expect([match.plies, match.factLog, match.undoLimit]).toEqual([
        again.plies,
        again.factLog,
        again.undoLimit,
      ]);
      expect(hashOf(match.state)).toBe(hashOf(again.state));
      expect([0, 1, 2].map((seat) => match.undoable(seat))).toEqual(
        [0, 1, 2].map((seat) => again.undoable(seat)),
      );
    }
  });

  it('a rewind does not reshuffle: the same cards come again', () => {
    const match = start();
    bidding(match, [0, 1, 2]);
    match.play(0, [['choose', 0]]);
    const shown = match.factLog.at(1);
    match.rewind(6);
    match.play(0, [['choose', 0]]);
    expect(match.factLog.at(1)).toEqual(shown);
  });

  it('a rewind to more plies than there are changes nothing', () => {
    const match = start();
    match.play(0, [['bid', 1]]);
    const before = hashOf(match.state);
    match.rewind(99);
    expect([hashOf(match.state), match.plies.length, match.undoable(0)]).toEqual([before, 1, 1]);
  });
});

describe('going back to a number of own plies', () => {
  /**
   * Ben bids in secret before or after Ada, and may take it back; Ada bids, seals, and all agree that she
   * goes back.
   */
  const goneBack = (secrets: (match: ReturnType<typeof start>) => void, isBefore: boolean) => {
    const match = start();
    if (isBefore) secrets(match);
    match.play(0, [
      ['bid', 2],
      ['sealBid', 0],
    ]);
    if (!isBefore) secrets(match);
    match.rewindSeat(0, 0);
    return match;
  };

  it.each([true, false])(
    'a rewind of a seat undoes its plies whatever others choose or take back in secret (before: %s)',
    (isBefore) => {
      const bidTwice = (match: ReturnType<typeof start>): void => {
        match.play(1, [['bid', 1]]);
        match.play(1, [['bid', 3]]);
      };
      const alone = goneBack(() => undefined, isBefore);
      const beside = goneBack(bidTwice, isBefore);
      const takenBack = goneBack((match) => {
        bidTwice(match);
        match.undo(1, 'turn');
      }, isBefore);
      for (const match of [alone, beside, takenBack]) {
        expect(isPending(match.state, 0)).toBe(true);
        expect(match.plies.filter(([seat]) => seat === 0)).toEqual([]);
      }
      expect(hashOf(takenBack.state)).toBe(hashOf(alone.state));
      expect(beside.plies).toEqual([
        [1, 'bid', 1],
        [1, 'bid', 3],
      ]);
    },
  );

  it('a rewind of a seat undoes everything after that decision and keeps what others sealed within it', () => {
    const match = start();
    bidding(match, [0, 1, 2]);
    match.play(0, [['choose', 0]]);
    match.rewindSeat(0, 0);
    expect(match.plies.map(([seat]) => seat)).toEqual([1, 1, 2, 2]);
    expect([0, 1, 2].map((seat) => isPending(match.state, seat))).toEqual([true, false, false]);
  });

  it('a rewind of a seat that has no more plies changes nothing', () => {
    const match = start();
    bidding(match, [1, 2]);
    const before = hashOf(match.state);
    match.rewindSeat(0, 5);
    expect([hashOf(match.state), match.plies.length]).toEqual([before, 4]);
  });
});

describe('saving and going on', () => {
  it('a match resumed from JSON goes on as before, including the undo limit', () => {
    fc.assert(
      fc.property(games, fc.nat(1000), ([seats, seed, rounds], lot) => {
        const whole = recordOf(randomMatch(seats, seed, { rounds }));
        const match = replay(auction, whole, undefined, lot % (whole.plies.length + 1)) as ReturnType<
          typeof start
        >;
        const resumed = Match.resume(
          auction,
          match.setup,
          JSON.parse(JSON.stringify(match.save())) as ReturnType<typeof match.save>,
        );
        const both = [match, resumed];
        for (const seat of [0, 1, 2, 3]) both.map((each) => each.undo(seat, lot % 2 === 0 ? 'step' : 'turn'));
        const [one, other] = both.map((each) => [
          hashOf(each.state),
          each.plies,
          each.factLog,
          each.undoLimit,
        ]);
        expect(other).toEqual(one);
        for (const [seat, verb, noun] of whole.plies.slice(match.plies.length)) {
          expect(resumed.play(seat, [[verb, noun]])).toEqual(match.play(seat, [[verb, noun]]));
        }
        expect([hashOf(resumed.state), resumed.factLog]).toEqual([hashOf(match.state), match.factLog]);
      }),
      { numRuns: 60 },
    );
  });

  it('playing on does not change what was saved', () => {
    const match = start();
    match.play(0, [['bid', 1]]);
    const saved = match.save();
    const text = JSON.stringify(saved);
    const resumed = Match.resume(auction, match.setup, saved);
    bidding(resumed, [1, 2]);
    resumed.undo(0);
    expect(JSON.stringify(saved)).toBe(text);
  });
});

describe('what is settled', () => {
  it('the undo limit moves only when a decision is complete', () => {
    const match = start();
    expect(match.undoLimit).toBe(0);
    bidding(match, [0, 1]);
    match.play(2, [['bid', 0]]);
    expect([match.undoLimit, match.undoable(2)]).toEqual([0, 1]);
    match.play(2, [['sealBid', 0]]);
    expect(match.undoLimit).toBe(6);
    match.play(0, [['choose', 1]]);
    expect(match.undoLimit).toBe(7);
  });
});

describe('forced plies', () => {
  it('a forced move is played by the kernel and told as a fact, but not recorded', () => {
    const match = start();
    bidding(match, [0, 1, 2]);
    match.play(0, [['choose', 0]]);
    expect(match.factLog.map(({ fact }) => fact.type)).toEqual(['bidsOpened', 'cardTaken', 'dust']);
    expect(match.plies.at(-1)).toEqual([0, 'choose', 0]);
  });
});

describe('tables', () => {
  it.each([
    ['badSeatCount', () => start(1)],
    ['unknownOption', () => start(2, { speed: 1 })],
    ['unknownOption', () => start(2, JSON.parse('{"__proto__":1}'))],
    ['badOptionValue', () => start(2, { rounds: 5 })],
    [
      'badOptionValue',
      () => Match.start(auction, { names: ['Ada', 'Ben'], options: null as never, key: keyFromSeed(1) }),
    ],
    ['badKey', () => Match.start(auction, { names: ['Ada', 'Ben'], options: {}, key: [1, 2] })],
    [
      'badName',
      () => Match.start(auction, { names: ['Ada', 'Ben\n1. A: bid 3'], options: {}, key: keyFromSeed(1) }),
    ],
    [
      'badName',
      () => Match.start(auction, { names: ['Ada', '\u202Eneb'], options: {}, key: keyFromSeed(1) }),
    ],
    ['badName', () => Match.start(auction, { names: ['Ada', ' '], options: {}, key: keyFromSeed(1) })],
    ['badName', () => Match.start(auction, { names: ['Ada', 7 as never], options: {}, key: keyFromSeed(1) })],
  ])('%s', (reason, run) => expect(badInput(run)).toBe(reason));
});

function randomMatch(seats: number, seed: number, options = {}): ReturnType<typeof start> {
  const match = Match.start(auction, {
    names: ['Ada', 'Ben', 'Cem', 'Dot'].slice(0, seats),
    options,
    key: keyFromSeed(seed),
  });
  return playOut(match, seed);
}

function playOut(match: ReturnType<typeof start>, seed: number): ReturnType<typeof start> {
  const { seats } = match.state;
  for (let ply = 0; !match.isOver; ply++) {
    const seat = [0, 1, 2, 3]
      .map((each) => (each + ply) % seats)
      .find((each) => match.offers(each).length > 0) as number;
    const offers = match.offers(seat);
    match.play(seat, [offers[(seed * 7 + ply * 13) % offers.length] as Ply]);
  }
  return match;
}

const BRANCH = { key: '0'.repeat(64), plies: 1, seat: 0 };

const games = fc.tuple(fc.integer({ min: 2, max: 4 }), fc.nat(1000), fc.constantFrom(2, 3, 4));

describe('records', () => {
  it('a record replays to the same states, through JSON and through the readable notation', () => {
    fc.assert(
      fc.property(games, ([seats, seed, rounds]) => {
        const match = randomMatch(seats, seed, { rounds });
        const record = parseRecord(JSON.stringify(recordOf(match)));
        expect(verifyRecord(auction, record)).toEqual([]);
        const { setup, plies } = parseGame(auction, printGame(auction, match.setup, match.plies));
        expect([setup, plies]).toEqual([match.setup, match.plies]);
      }),
      { numRuns: 40 },
    );
  });

  it('a replay stops where it is told to, and visits every step', () => {
    const match = randomMatch(3, 5);
    const seen: number[] = [];
    const half = replay(auction, recordOf(match), ({ played }) => seen.push(played), 4);
    expect([isBrokenReplay(half), seen]).toEqual([false, [0, 1, 2, 3, 4]]);
  });

  it('verify finds a changed ply, hash, key or commitment', () => {
    const record = recordOf(randomMatch(3, 5));
    const plies = record.plies.map((ply, i) => (i === 0 ? ([ply[0], ply[1], 9] as const) : ply));
    expect(verifyRecord(auction, { ...record, plies })[0]).toMatchObject({ kind: 'refused', ply: 0 });
    expect(
      verifyRecord(auction, { ...record, hashes: record.hashes.map((hash, i) => (i === 2 ? 'f' : hash)) }),
    ).toMatchObject([{ kind: 'hash', ply: 2 }]);
    expect(verifyRecord(auction, { ...record, key: '0'.repeat(64) })[0]).toEqual({ kind: 'commitment' });
    expect(verifyRecord(auction, { ...record, commitment: '0'.repeat(64) })).toEqual([
      { kind: 'commitment' },
    ]);
  });

  it('a record of another game or version is refused', () => {
    const record = recordOf(randomMatch(2, 1));
    expect(badInput(() => replay(auction, { ...record, game: 'chess' }))).toBe('otherGame');
    expect(badInput(() => replay(auction, { ...record, version: 2 }))).toBe('otherVersion');
  });

  const broken: readonly [string, (record: Record<string, unknown>) => unknown][] = [
    ['no object', () => []],
    ['null', () => null],
    ['a key too many', (record) => ({ ...record, extra: 1 })],
    ['a key missing', ({ plies: _plies, ...rest }) => rest],
    ['another format', (record) => ({ ...record, format: 'x' })],
    ['a version that is no number', (record) => ({ ...record, version: '3' })],
    ['seats that are no names', (record) => ({ ...record, seats: [1, 2] })],
    ['options that are no object', (record) => ({ ...record, options: [] })],
    ['an option that is an object', (record) => ({ ...record, options: { rounds: {} } })],
    ['a short key', (record) => ({ ...record, key: 'ab' })],
    ['plies that are no plies', (record) => ({ ...record, plies: [[0, 'bid']] })],
    ['too few hashes', (record) => ({ ...record, hashes: [] })],
    ['a resignation of nobody', (record) => ({ ...record, resignations: [[9, 0]] })],
    ['a resignation after the end', (record) => ({ ...record, resignations: [[0, 1e6]] })],
    ['resignations that are no list', (record) => ({ ...record, resignations: { 0: 1 } })],
    ['no branch in the list', (record) => ({ ...record, branches: [] })],
    ['branches that are no list', (record) => ({ ...record, branches: BRANCH })],
    ['a branch that is null', (record) => ({ ...record, branches: [null] })],
    ['a branch with a short key', (record) => ({ ...record, branches: [{ ...BRANCH, key: 'ab' }] })],
    ['a branch after the last ply', (record) => ({ ...record, branches: [{ ...BRANCH, plies: 1e6 }] })],
    ['a branch at half a ply', (record) => ({ ...record, branches: [{ ...BRANCH, plies: 0.5 }] })],
    ['a branch for nobody', (record) => ({ ...record, branches: [{ ...BRANCH, seat: 2 }] })],
    ['a branch for a name', (record) => ({ ...record, branches: [{ ...BRANCH, seat: 'A' }] })],
    ['a branch with more', (record) => ({ ...record, branches: [{ ...BRANCH, extra: 1 }] })],
    ['branches out of order', (record) => ({ ...record, branches: [BRANCH, { ...BRANCH, plies: 0 }] })],
    ['too many branches', (record) => ({ ...record, branches: Array.from({ length: 1001 }, () => BRANCH) })],
  ];
  it.each(broken)('a damaged record is refused: %s', (_, damage) => {
    const text = JSON.stringify(damage({ ...recordOf(randomMatch(2, 1)) } satisfies GameRecord));
    expect(badInput(() => parseRecord(text))).toBe('badRecord');
  });
  it('a record that is cut off is refused', () =>
    expect(badInput(() => parseRecord('{"format":"pith'))).toBe('badRecord'));
});

describe('branches', () => {
  const keyOf = (seed: string): string => hexFromKey(keyFromSeed(seed));
  const branch = (record: GameRecord, ply: number, seat: number, seed = 'branch'): ReturnType<typeof start> =>
    replay(auction, branchOf(record, { ply, seat, key: keyOf(seed) })) as ReturnType<typeof start>;
  const finish = (match: ReturnType<typeof start>): GameRecord =>
    parseRecord(JSON.stringify(recordOf(playOut(match, 5))));

  it('a branch shows its seat what the origin showed, and other keys deal other things', () => {
    fc.assert(
      fc.property(games, fc.nat(1000), fc.nat(3), ([seats, seed, rounds], lot, chair) => {
        const record = recordOf(randomMatch(seats, seed, { rounds }));
        const [ply, seat] = [lot % record.plies.length, chair % seats];
        const origin = replay(auction, record, undefined, ply) as ReturnType<typeof start>;
        const match = branch(record, ply, seat);
        expect(JSON.stringify(match.view(seat))).toBe(JSON.stringify(origin.view(seat)));
        expect(match.factLogFor(seat)).toEqual(origin.factLogFor(seat));
        expect(match.offers(seat)).toEqual(origin.offers(seat));
        expect(hashOf(match.state)).not.toBe(hashOf(branch(record, ply, seat, 'other').state));
        const whole = finish(match);
        expect(verifyRecord(auction, whole)).toEqual([]);
        expect(whole.commitment).toBe(commitmentOf(keyFromSeed('branch')));
        const parsed = parseGame(auction, printGame(auction, match.setup, match.plies));
        expect([parsed.setup, parsed.plies]).toEqual([match.setup, match.plies]);
      }),
      { numRuns: 60 },
    );
  });

  it('a branch of a branch replays, and one from before it belongs to the first origin', () => {
    const record = recordOf(randomMatch(3, 5));
    const first = finish(branch(record, 4, 1, 'first'));
    for (const ply of [4, 5, first.plies.length - 1]) {
      const second = finish(branch(first, ply, 2, 'second'));
      expect(verifyRecord(auction, second)).toEqual([]);
      expect(second.branches).toEqual([
        { key: record.key, plies: 4, seat: 1 },
        { key: keyOf('first'), plies: ply, seat: 2 },
      ]);
    }
    expect(branchOf(first, { ply: 3, seat: 0, key: keyOf('second') })).toMatchObject({
      key: keyOf('second'),
      branches: [{ key: record.key, plies: 3, seat: 0 }],
    });
  });

  it('neither undo nor rewind goes back behind the beginning of a branch', () => {
    const origin = start();
    origin.play(0, [['bid', 2]]);
    const record = recordOf(origin);
    const match = branch(record, 1, 0);
    expect([match.undoable(0), match.undoLimit, match.originPlies]).toEqual([0, 1, 1]);
    const beginning = hashOf(match.state);
    match.play(0, [['bid', 3]]);
    match.undo(0, 'turn');
    expect(hashOf(match.state)).toBe(beginning);
    bidding(match, [1, 2]);
    match.rewind(0);
    expect([hashOf(match.state), match.plies]).toEqual([beginning, [[0, 'bid', 2]]]);
    match.play(0, [['sealBid', 0]]);
    match.rewindSeat(0, 0);
    expect([hashOf(match.state), match.plies]).toEqual([beginning, [[0, 'bid', 2]]]);
    const resumed = Match.resume(auction, match.setup, match.save());
    resumed.rewind(0);
    expect(hashOf(resumed.state)).toBe(beginning);
  });

  it('a record without branches has no such field', () => {
    expect(Object.hasOwn(recordOf(randomMatch(2, 1)), 'branches')).toBe(false);
  });

  it('verify finds a branch with another key, origin, or moment', () => {
    const record = finish(branch(recordOf(randomMatch(3, 5)), 6, 1));
    const [point] = record.branches as readonly [RecordedBranch];
    const found = (changed: Partial<GameRecord>): string | undefined =>
      verifyRecord(auction, { ...record, ...changed })[0]?.kind;
    expect(found({ key: keyOf('other') })).toBe('commitment');
    expect(found({ branches: [{ ...point, key: keyOf('other') }] })).toBe('hash');
    expect(found({ branches: [{ ...point, plies: 5 }] })).toBe('hash');
    const { branches: _, ...unbranched } = record;
    expect(verifyRecord(auction, unbranched)[0]?.kind).toBe('hash');
  });

  it.each([
    ['ply', { ply: -1, seat: 0 }],
    ['ply', { ply: 1e6, seat: 0 }],
    ['ply', { ply: 0.5, seat: 0 }],
    ['seat', { ply: 0, seat: 2 }],
    ['seat', { ply: 0, seat: 0, names: ['Ada'] }],
  ])('a branch with a bad %s is refused: %j', (_, request) => {
    const record = recordOf(randomMatch(2, 1));
    expect(badInput(() => branchOf(record, { ...request, key: keyOf('branch') }))).toBe('badRecord');
  });

  it('a match does not start with branches that can’t be', () => {
    const { setup } = start();
    const point = { key: setup.key, plies: 1, seat: 0 };
    const startWith = (branches: readonly (typeof point)[]) => () =>
      Match.start(auction, { ...setup, branches });
    expect(badInput(startWith([{ ...point, seat: 3 }]))).toBe('badRecord');
    expect(badInput(startWith([{ ...point, plies: -1 }]))).toBe('badRecord');
    expect(badInput(startWith([point, { ...point, plies: 0 }]))).toBe('badRecord');
    expect(badInput(startWith([{ ...point, key: [1] }]))).toBe('badKey');
  });
});

describe('notation', () => {
  it('a ply is printed as verb and noun, or as the verb alone if there is only one noun', () => {
    expect([printPly(auction, ['bid', 2]), printPly(auction, ['sealBid', 0])]).toEqual(['bid 2', 'sealBid']);
    expect([parsePly(auction, ' bid  2 '), parsePly(auction, 'sealBid')]).toEqual([
      ['bid', 2],
      ['sealBid', 0],
    ]);
  });

  it.each(['', 'steal', 'bid', 'bid 9', 'bid 1 2', 'bid x'])('"%s" is refused as a ply', (text) => {
    expect(badInput(() => parsePly(auction, text))).toBe('badNotation');
  });

  const key = '0'.repeat(64);
  const whole = [
    'game auction 3',
    `key ${key}`,
    'seat A Ada',
    'seat B Ben',
    'option rounds 2',
    '1. A: bid 3, sealBid',
  ];
  it('a printed game is parsed, also with CRLF line ends', () => {
    expect(parseGame(auction, whole.join('\r\n')).plies).toEqual([
      [0, 'bid', 3],
      [0, 'sealBid', 0],
    ]);
  });
  const spoilt: readonly [string, string, (lines: string[]) => string[]][] = [
    ['another game', 'otherGame', (lines) => ['game chess 3', ...lines.slice(1)]],
    ['another version', 'otherVersion', (lines) => ['game auction 2', ...lines.slice(1)]],
    ['no game line', 'badNotation', (lines) => lines.slice(1)],
    ['a second game line', 'badNotation', (lines) => [lines[0] as string, ...lines]],
    ['no key', 'badNotation', (lines) => lines.filter((line) => !line.startsWith('key'))],
    ['a bad key', 'badKey', (lines) => lines.map((line) => line.replace(key, '12'))],
    ['two keys', 'badNotation', (lines) => lines.toSpliced(1, 0, `key ${key}`)],
    ['seats out of order', 'badNotation', (lines) => lines.map((line) => line.replace('seat A', 'seat C'))],
    ['an unknown option', 'badNotation', (lines) => lines.map((line) => line.replace('rounds', '__proto__'))],
    [
      'an option that is no value',
      'badNotation',
      (lines) => lines.map((line) => line.replace('rounds 2', 'rounds {}')),
    ],
    [
      'an option that is no JSON',
      'badNotation',
      (lines) => lines.map((line) => line.replace('rounds 2', 'rounds {')),
    ],
    ['a branch for no seat', 'badNotation', (lines) => lines.toSpliced(2, 0, `branch 1 a ${key}`)],
    ['a branch without a key', 'badNotation', (lines) => lines.toSpliced(2, 0, 'branch 1 A')],
    ['nonsense', 'badNotation', (lines) => lines.toSpliced(2, 0, 'nonsense')],
    ['an unknown verb', 'badNotation', (lines) => lines.map((line) => line.replace('bid 3', 'steal'))],
    [
      'a seat that is not there',
      'badNotation',
      (lines) => lines.map((line) => line.replace('1. A:', '1. Z:')),
    ],
    ['a heading among the turns', 'badNotation', (lines) => [...lines, 'seat C Cem']],
  ];
  it.each(spoilt)('a game with %s is refused', (_, reason, spoil) => {
    expect(badInput(() => parseGame(auction, spoil([...whole]).join('\n')))).toBe(reason);
  });

  it('a secret noun is hidden from everybody but its own seat', () => {
    expect(seenPly(auction, [1, 'bid', 3], 1)).toEqual([1, 'bid', 3]);
    expect(seenPly(auction, [1, 'bid', 3], 0)).toEqual([1, 'bid', -1]);
    expect(printPly(auction, ['bid', -1])).toBe('bid ?');
    expect(seenPly(auction, [1, 'choose', 1], undefined)).toEqual([1, 'choose', 1]);
  });

  it('a game is printed with one line per turn', () => {
    const match = start(2);
    bidding(match, [0, 1]);
    expect(printGame(auction, match.setup, match.plies).split('\n').slice(-3)).toEqual([
      '1. A: bid 3, sealBid',
      '2. B: bid 2, sealBid',
      '',
    ]);
  });
});

describe('redeal', () => {
  it('a redeal works on a copy with its own chance', () => {
    const match = start();
    const before = hashOf(match.state);
    const twin = redealtCopy(auction, match.state, 0, keyFromSeed('other'));
    expect([hashOf(match.state), hashOf(twin) === before]).toEqual([before, false]);
    expect(twin.chance.key).toEqual(keyFromSeed('other'));
  });
});
