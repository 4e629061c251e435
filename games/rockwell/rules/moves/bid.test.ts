import type { Ply } from '@pithead/kernel';
import { canonicalJson, keyFromSeed, Match, parsePly, seenPly } from '@pithead/kernel';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RockwellFact } from '../facts.ts';
import { rockwell } from '../index.ts';
import type { Rockwell } from '../state.ts';
import { FIRST_SHOWN } from '../state.ts';
import type { RockwellScenario } from '../testing/scenario.ts';
import {
  pendingSeat,
  auditOf,
  playPlies,
  freshTable,
  playIdlePly,
  setManagementOrder,
  moneyOwned,
  sealEmptyBids,
  offeredNouns,
  offersOf,
  setPossessions,
  phaseOf,
  player,
  stockOf,
  factsOf,
  whyNot,
} from '../testing/scenario.ts';
import type { RockwellView } from '../view.ts';
import { seen } from '../view.ts';

const BIDS = ['bid money-500, bid gold-1', 'bid money-1000, bid money-500', 'bid silver-2', ''];

/** Equal possessions; the Management order is D, B, A, C. */
function table(): RockwellScenario {
  const scenario = freshTable(4);
  for (const seat of [0, 1, 2, 3])
    setPossessions(scenario, seat, { zinc: 3, copper: 2, silver: 2, gold: 1, money: 3000 });
  setManagementOrder(scenario, 3, 1, 0, 2);
  scenario.facts.length = 0;
  return scenario;
}

describe('the auction', () => {
  it('RW-D1: the order becomes C, B, A, D: B stays ahead of A, and all bids are paid', () => {
    const scenario = table();
    BIDS.forEach((bid, seat) => playPlies(scenario, seat, bid === '' ? 'sealBid' : `${bid}, sealBid`));
    expect(factsOf(scenario, 'bidRevealed').map(({ seat, value }) => [seat, value])).toEqual([
      [3, 0],
      [1, 1500],
      [0, 1500],
      [2, 1600],
    ]);
    expect(scenario.state.management).toEqual([2, 1, 0, 3]);
    expect(factsOf(scenario, 'managementOrder')).toEqual([{ type: 'managementOrder', order: [2, 1, 0, 3] }]);
    expect([0, 1, 2, 3].map((seat) => moneyOwned(scenario, seat))).toEqual([2500, 1500, 3000, 3000]);
    expect([0, 1, 2, 3].map((seat) => stockOf(scenario, seat))).toEqual([
      '3/2/2/0',
      '3/2/2/1',
      '3/2/0/1',
      '3/2/2/1',
    ]);
    expect(auditOf(scenario)).toEqual([]);
  });

  it('RW-4.2: an empty bid is a bid', () => {
    const scenario = table();
    sealEmptyBids(scenario);
    expect([scenario.state.management, phaseOf(scenario)]).toEqual([[3, 1, 0, 2], 'vicePresidents']);
    expect([0, 1, 2, 3].map((seat) => moneyOwned(scenario, seat))).toEqual([3000, 3000, 3000, 3000]);
  });

  it('RW-4.2, RW-4.5: a player may bid everything, and loses it even for the last place', () => {
    const scenario = table();
    setPossessions(scenario, 1, { zinc: 99, money: 99_000 });
    playPlies(scenario, 0, 'bid gold-1, bid zinc-3, bid copper-2, bid silver-2, bid money-3000, sealBid');
    playPlies(scenario, 1, 'bid money-90000, sealBid');
    for (const seat of [2, 3]) playPlies(scenario, seat, 'bid money-3000, sealBid');
    expect(factsOf(scenario, 'bidRevealed').find(({ seat }) => seat === 0)).toEqual({
      type: 'bidRevealed',
      seat: 0,
      money: 3000,
      cubes: [3, 2, 2, 1],
      value: 3000 + 3 * 400 + 2 * 600 + 2 * 800 + 1000,
    });
    expect([moneyOwned(scenario, 0), stockOf(scenario, 0), moneyOwned(scenario, 1)]).toEqual([
      0,
      '0/0/0/0',
      9000,
    ]);
    expect([moneyOwned(scenario, 2), moneyOwned(scenario, 3), scenario.state.management]).toEqual([
      0,
      0,
      [1, 0, 3, 2],
    ]);
  });

  it.each([
    ['zinc', 400],
    ['copper', 600],
    ['silver', 800],
    ['gold', 1000],
  ])('RW-4.3: a cube of %s counts $%i', (resource, price) => {
    const scenario = table();
    playPlies(scenario, 0, `bid ${resource}-1, sealBid`);
    playPlies(scenario, 1, `bid money-${price === 1000 ? 900 : price - 100}, sealBid`);
    playPlies(scenario, 2, `bid money-${price}, sealBid`);
    playPlies(scenario, 3, 'sealBid');
    expect(factsOf(scenario, 'bidRevealed').map(({ seat, value }) => [seat, value])).toEqual([
      [3, 0],
      [1, price - 100],
      [0, price],
      [2, price],
    ]);
    expect(scenario.state.management).toEqual([0, 2, 1, 3]);
  });

  it('RW-4.4: equal bids keep their previous order', () => {
    for (const order of [
      [0, 1, 2, 3],
      [3, 2, 1, 0],
      [2, 0, 3, 1],
    ]) {
      const scenario = table();
      setManagementOrder(scenario, ...order);
      for (const seat of [0, 1, 2]) playPlies(scenario, seat, 'bid money-700, sealBid');
      playPlies(scenario, 3, 'bid money-800, sealBid');
      expect(scenario.state.management).toEqual([3, ...order.filter((seat) => seat !== 3)]);
    }
  });

  it('RW-4.1: a turn has auction, vice presidents, phases I to III and clean-up, then the next auction', () => {
    const scenario = table();
    const phases: string[] = [];
    const slots = ['I-1', 'II-1', 'III-1', 'I-2', 'II-2', 'III-2', 'I-3', 'II-3'];
    while (scenario.state.turn === 1) {
      if (phases.at(-1) !== phaseOf(scenario)) phases.push(phaseOf(scenario) as string);
      if (phaseOf(scenario) === 'vicePresidents')
        playPlies(scenario, pendingSeat(scenario), `placeVp ${slots.shift()}`);
      else playIdlePly(scenario);
    }
    expect(phases).toEqual(['auction', 'vicePresidents', 'insurance', 'drilling', 'trading', 'workshop']);
    expect(scenario.facts.slice(-2)).toEqual([
      { type: 'cleanedUp', turn: 1 },
      { type: 'turnBegun', turn: 2 },
    ]);
    expect(scenario.state.steps).toEqual([{ at: 'auction', pending: 0b1111, left: 0 }]);
  });
});

describe('a bid is put together and sealed', () => {
  it('RW-4.6: thousands, hundreds and each kind of cube can be named once', () => {
    const scenario = table();
    playPlies(scenario, 0, 'bid money-1000');
    expect([whyNot(scenario, 0, 'bid money-1000'), whyNot(scenario, 0, 'bid money-2000')]).toEqual([
      'bidAlready RW-4.6',
      'bidAlready RW-4.6',
    ]);
    expect(whyNot(scenario, 0, 'bid money-200')).toBeUndefined();
    playPlies(scenario, 0, 'bid money-200, bid zinc-1');
    expect([whyNot(scenario, 0, 'bid money-100'), whyNot(scenario, 0, 'bid zinc-2')]).toEqual([
      'bidAlready RW-4.6',
      'bidAlready RW-4.6',
    ]);
    expect(offeredNouns(scenario, 0, 'bid')).toEqual([
      'copper-1',
      'copper-2',
      'silver-1',
      'silver-2',
      'gold-1',
    ]);
    playPlies(scenario, 0, 'bid gold-1, bid silver-1, bid copper-1');
    expect(offersOf(scenario, 0)).toEqual(['sealBid']);
  });

  it('RW-4.6: the order of the parts does not change the bid', () => {
    const pieces = ['bid money-1000', 'bid money-300', 'bid zinc-2', 'bid copper-1', 'bid gold-1'];
    fc.assert(
      fc.property(fc.shuffledSubarray(pieces, { minLength: pieces.length }), (order) => {
        const scenario = table();
        playPlies(scenario, 2, order.join(', '));
        expect(player(scenario, 2).choice.slice(0, FIRST_SHOWN)).toEqual([1300, 2, 1, 0, 1]);
      }),
      { numRuns: 30 },
    );
  });

  it('RW-4.6: a seat that has sealed adds nothing more, while the others go on', () => {
    const scenario = table();
    playPlies(scenario, 1, 'bid money-1000, sealBid');
    expect([whyNot(scenario, 1, 'bid zinc-1'), whyNot(scenario, 1, 'sealBid')]).toEqual([
      'notYourTurn RW-4.2',
      'notYourTurn RW-4.2',
    ]);
    expect([phaseOf(scenario), scenario.state.steps[0]?.pending]).toEqual(['auction', 0b1101]);
    expect(whyNot(scenario, 3, 'bid zinc-1')).toBeUndefined();
  });

  it('RW-4.4: nothing is paid and no order changes before the last seal; then all bids are shown together', () => {
    const scenario = table();
    for (const seat of [2, 0, 1]) playPlies(scenario, seat, 'bid money-1000, bid zinc-1, sealBid');
    expect([factsOf(scenario, 'bidRevealed'), scenario.state.management]).toEqual([[], [3, 1, 0, 2]]);
    expect([moneyOwned(scenario, 0), stockOf(scenario, 0)]).toEqual([3000, '3/2/2/1']);
    playPlies(scenario, 3, 'sealBid');
    expect(scenario.facts.map(({ type }) => type).slice(-6)).toEqual([
      'bidSealed',
      'bidRevealed',
      'bidRevealed',
      'bidRevealed',
      'bidRevealed',
      'managementOrder',
    ]);
  });

  it('RW-4.2, RW-4.4: the order of arrival does not change the result', () => {
    const queues = BIDS.map((bid) => [...bid.split(', ').filter((ply) => ply !== ''), 'sealBid']);
    const turns = queues.flatMap((queue, seat) => queue.map(() => seat));
    const play = (order: readonly number[]): RockwellScenario => {
      const scenario = table();
      const left = queues.map((queue) => [...queue]);
      for (const seat of order) playPlies(scenario, seat, left[seat]?.shift() as string);
      return scenario;
    };
    const first = play(turns);
    expect(phaseOf(first)).toBe('vicePresidents');
    fc.assert(
      fc.property(fc.shuffledSubarray(turns, { minLength: turns.length }), (order) => {
        const scenario = play(order);
        expect(canonicalJson(scenario.state)).toBe(canonicalJson(first.state));
        expect(factsOf(scenario, 'bidRevealed')).toEqual(factsOf(first, 'bidRevealed'));
      }),
      { numRuns: 50 },
    );
  });

  it('RW-4.2: the others learn nothing before the last seal but who has sealed', () => {
    const scenario = table();
    const viewers = [1, 2, 3, undefined];
    const known = (): string[] =>
      viewers.map((viewer) => JSON.stringify({ ...rockwell.view(scenario.state, viewer), steps: [] }));
    const before = known();
    for (const ply of ['bid money-2000', 'bid money-700', 'bid gold-1', 'bid copper-2']) {
      playPlies(scenario, 0, ply);
      expect(known()).toEqual(before);
      expect(scenario.state.steps).toEqual([{ at: 'auction', pending: 0b1111, left: 0 }]);
    }
    playPlies(scenario, 0, 'sealBid');
    expect(known()).toEqual(before);
    expect(scenario.state.steps).toEqual([{ at: 'auction', pending: 0b1110, left: 0 }]);
    for (const viewer of viewers) {
      expect(scenario.facts.flatMap((fact) => seen(fact, viewer) ?? [])).toEqual([
        { type: 'bidSealed', seat: 0 },
      ]);
    }
    expect(scenario.facts.flatMap((fact) => seen(fact, 0) ?? [])).toHaveLength(5);
    expect(rockwell.view(scenario.state, 0).players[0]?.own?.choice).toEqual([2700, 0, 2, 0, 1]);
  });

  it('RW-4.2, RW-6.2: the record of the plies does not tell the others either', () => {
    for (const text of ['bid money-2000', 'bid gold-1', 'insure zinc-2']) {
      const [verb, noun] = parsePly(rockwell, text);
      expect([seenPly(rockwell, [0, verb, noun], 0), seenPly(rockwell, [0, verb, noun], 1)]).toEqual([
        [0, verb, noun],
        [0, verb, -1],
      ]);
    }
  });
});

type RockwellMatch = Match<Rockwell, RockwellFact, RockwellView>;

describe('RW-4.6: taking a bid back', () => {
  const plies = (text: string): Ply[] => text.split(', ').map((each) => parsePly(rockwell, each));
  const started = (): RockwellMatch =>
    Match.start(rockwell, { names: ['Anna', 'Bo', 'Cleo'], options: {}, key: keyFromSeed('auction') });
  function play(match: RockwellMatch, seat: number, text: string): void {
    const refused = match.play(seat, plies(text));
    if (refused !== undefined) throw new Error(`${text}: ${refused.refusal.reason}`);
  }
  const choiceOf = (match: RockwellMatch, seat: number): readonly number[] =>
    match.state.players[seat]?.choice.slice(0, FIRST_SHOWN) ?? [];

  it('RW-4.6: each seat takes back its own parts, one or all, regardless of the others in between', () => {
    const match = started();
    play(match, 0, 'bid money-1000, bid zinc-2');
    play(match, 1, 'bid money-2000');
    play(match, 0, 'bid copper-1');
    play(match, 2, 'bid silver-1, sealBid');
    expect([match.undoable(0), match.undoable(1)]).toEqual([3, 1]);
    match.undo(0);
    expect([choiceOf(match, 0), choiceOf(match, 1), choiceOf(match, 2)]).toEqual([
      [1000, 2, 0, 0, 0],
      [2000, 0, 0, 0, 0],
      [0, 0, 0, 1, 0],
    ]);
    match.undo(0, 'turn');
    expect([choiceOf(match, 0), choiceOf(match, 1), match.state.steps[0]?.pending]).toEqual([
      [0, 0, 0, 0, 0],
      [2000, 0, 0, 0, 0],
      0b011,
    ]);
    play(match, 0, 'bid money-3000, sealBid');
    play(match, 1, 'sealBid');
    expect(match.state.players.map(({ money }) => money)).toEqual([0, 1000, 3000]);
  });

  it('RW-4.6, RW-4.4: there is no way back behind the last seal', () => {
    const match = started();
    for (const seat of [0, 1, 2]) play(match, seat, 'bid money-1000, sealBid');
    expect(match.state.steps[0]?.at).toBe('vicePresidents');
    for (const seat of [0, 1, 2])
      expect([match.undoable(seat), match.undo(seat)?.refusal.reason]).toEqual([0, 'nothingToUndo']);
  });

  it('RW-4.6, RW-6.2: insurance can be taken back in the same way', () => {
    const match = started();
    for (const seat of [0, 1, 2]) play(match, seat, 'sealBid');
    while (match.state.steps[0]?.at === 'vicePresidents') {
      const seat = [0, 1, 2].find((each) => match.offers(each).length > 0) as number;
      match.play(seat, [match.offers(seat)[0] as Ply]);
    }
    play(match, 0, 'insure zinc-2, insure copper-1');
    play(match, 1, 'insure zinc-3, sealInsurance');
    expect(match.undoable(0)).toBe(2);
    match.undo(0);
    expect([choiceOf(match, 0), choiceOf(match, 1)]).toEqual([
      [0, 2, 0, 0, 0],
      [0, 3, 0, 0, 0],
    ]);
    match.undo(0, 'turn');
    play(match, 0, 'insure silver-1, sealInsurance');
    play(match, 2, 'sealInsurance');
    expect(match.state.players.map(({ insurance, stock }) => [insurance, stock.join('/')])).toEqual([
      [1, '3/2/0/0'],
      [3, '0/2/1/0'],
      [0, '3/2/1/0'],
    ]);
    for (const seat of [0, 1, 2]) expect(match.undoable(seat)).toBe(0);
  });
});
