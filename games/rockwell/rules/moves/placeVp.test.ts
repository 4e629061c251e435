import { canonicalJson } from '@pithead/kernel';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rockwell } from '../index.ts';
import type { RockwellScenario } from '../testing/scenario.ts';
import {
  pendingSeat,
  auditOf,
  setControlOrder,
  playPlies,
  freshTable,
  hasAchievement,
  playIdlePly,
  playIdleTurn,
  playIdleUntil,
  setManagementOrder,
  moneyOwned,
  sealEmptyBids,
  sealNoInsurance,
  offeredNouns,
  offersOf,
  setPossessions,
  phaseOf,
  player,
  buildShaftOn,
  stockOf,
  tableAtDrilling,
  factsOf,
  revealTileOn,
  placeVpOn,
  whyNot,
} from '../testing/scenario.ts';
import { seen } from '../view.ts';

function placing(...order: number[]): RockwellScenario {
  const scenario = freshTable(order.length);
  setManagementOrder(scenario, ...order);
  sealEmptyBids(scenario);
  scenario.facts.length = 0;
  return scenario;
}

const place = (scenario: RockwellScenario, ...slots: string[]): void => {
  for (const slot of slots) playPlies(scenario, pendingSeat(scenario), `placeVp ${slot}`);
};

describe('placing vice presidents', () => {
  it('RW-5.1: seats place one vice president each in Management order, then the second in the same order', () => {
    const scenario = placing(2, 0, 3, 1);
    const asked: number[] = [];
    for (const slot of ['I-1', 'I-2', 'I-3', 'I-4', 'II-1', 'II-2', 'III-1', 'III-2']) {
      asked.push(pendingSeat(scenario));
      place(scenario, slot);
    }
    expect(asked).toEqual([2, 0, 3, 1, 2, 0, 3, 1]);
    expect(scenario.state.slots).toEqual([2, 0, 3, 1, 2, 0, -1, -1, 3, 1, -1, -1]);
    expect(factsOf(scenario, 'vpPlaced')[6]).toEqual({ type: 'vpPlaced', seat: 3, board: 2, slot: 0 });
    expect([phaseOf(scenario), auditOf(scenario)]).toEqual(['insurance', []]);
  });

  it('RW-5.1: nobody places out of turn', () => {
    const scenario = placing(2, 0, 1);
    for (const seat of [0, 1]) expect(whyNot(scenario, seat, 'placeVp I-1')).toBe('notYourTurn RW-5.1');
    place(scenario, 'I-1');
    expect(whyNot(scenario, 2, 'placeVp II-1')).toBe('notYourTurn RW-5.1');
  });

  it('RW-5.2: any free slot of any board can be chosen; a slot holds one vice president', () => {
    const scenario = placing(0, 1, 2, 3);
    const all = ['I', 'II', 'III'].flatMap((board) => [1, 2, 3, 4].map((slot) => `${board}-${slot}`));
    expect(offeredNouns(scenario, 0, 'placeVp')).toEqual(all);
    place(scenario, 'II-3');
    expect(whyNot(scenario, 1, 'placeVp II-3')).toBe('slotTaken RW-5.2');
    expect(offeredNouns(scenario, 1, 'placeVp')).toEqual(all.filter((slot) => slot !== 'II-3'));
  });

  it("RW-5.3: a player's two vice presidents are on different boards", () => {
    for (const board of ['I', 'II', 'III']) {
      const scenario = placing(0, 1);
      const other = board === 'I' ? 'II' : 'I';
      place(scenario, `${board}-1`, `${other}-1`);
      for (const slot of [1, 2, 3])
        expect(whyNot(scenario, 0, `placeVp ${board}-${slot}`)).toBe('otherBoard RW-5.3');
      expect(offeredNouns(scenario, 0, 'placeVp').some((slot) => slot.startsWith(`${board}-`))).toBe(false);
      expect(whyNot(scenario, 0, `placeVp ${other}-2`)).toBeUndefined();
    }
  });

  it('RW-5.4: placing is compulsory: there is nothing else to do', () => {
    const scenario = placing(0, 1, 2);
    while (phaseOf(scenario) === 'vicePresidents') {
      const offers = offersOf(scenario, pendingSeat(scenario));
      expect(offers.every((offer) => offer.startsWith('placeVp'))).toBe(true);
      playPlies(scenario, pendingSeat(scenario), offers[0] as string);
    }
    expect(scenario.state.slots.filter((seat) => seat >= 0)).toHaveLength(6);
  });

  it('RW-5.4: without a legal slot the vice president stays home, and the next one is asked', () => {
    const scenario = placing(0, 1, 2, 3);
    place(scenario, 'I-1', 'I-2', 'I-3');
    for (const board of ['II', 'III'])
      for (const slot of [1, 2, 3, 4]) placeVpOn(scenario, slot === 1 ? 3 : 2, `${board}-${slot}`); // a smaller box
    place(scenario, 'I-4');
    expect(factsOf(scenario, 'vpStayedHome').map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
    expect(phaseOf(scenario)).toBe('insurance');
    const other = placing(0, 1, 2, 3);
    place(other, 'I-1', 'II-1', 'II-2');
    for (const slot of ['II-3', 'II-4', 'III-1', 'III-2', 'III-3', 'III-4']) placeVpOn(other, 2, slot);
    place(other, 'I-4');
    expect(factsOf(other, 'vpStayedHome').map(({ seat }) => seat)).toEqual([0]);
    expect([pendingSeat(other), offeredNouns(other, 1, 'placeVp')]).toEqual([1, ['I-2', 'I-3']]);
  });
});

function insuring(seats = 3): RockwellScenario {
  const scenario = placing(...Array.from({ length: seats }, (_, seat) => seat));
  playIdleUntil(scenario, 'insurance');
  scenario.facts.length = 0;
  return scenario;
}

describe('insurance', () => {
  it('RW-6.2: any number of own cubes of any kind gives one tile each', () => {
    const scenario = insuring();
    setPossessions(scenario, 0, { zinc: 5, copper: 2, gold: 3, money: 500 });
    playPlies(scenario, 0, 'insure gold-1, insure zinc-4, sealInsurance');
    for (const seat of [1, 2]) playPlies(scenario, seat, 'sealInsurance');
    expect([stockOf(scenario, 0), moneyOwned(scenario, 0), player(scenario, 0).insurance]).toEqual([
      '1/2/0/2',
      500,
      5,
    ]);
    expect([stockOf(scenario, 1), player(scenario, 1).insurance]).toEqual(['3/2/1/0', 0]);
    expect(factsOf(scenario, 'insured')).toEqual([
      { type: 'insured', seat: 0, cubes: [4, 0, 0, 1], tiles: 5 },
    ]);
    expect(auditOf(scenario)).toEqual([]);
  });

  it('RW-6.2, RW-1.11, RW-4.6: only own cubes can be insured, every kind once', () => {
    const scenario = insuring();
    expect([whyNot(scenario, 0, 'insure zinc-4'), whyNot(scenario, 0, 'insure gold-1')]).toEqual([
      'tooFewCubes RW-1.11',
      'tooFewCubes RW-1.11',
    ]);
    playPlies(scenario, 0, 'insure zinc-1');
    expect(whyNot(scenario, 0, 'insure zinc-2')).toBe('bidAlready RW-4.6');
    expect(offeredNouns(scenario, 0, 'insure')).toEqual(['copper-1', 'copper-2', 'silver-1']);
    expect(() => whyNot(scenario, 0, 'insure money-100')).toThrow();
  });

  it('RW-6.2: nothing of the insurance is seen before the last seal, and the order makes no difference', () => {
    const plies = [
      'insure zinc-2, sealInsurance',
      'insure copper-1, insure zinc-1, sealInsurance',
      'sealInsurance',
    ];
    const ends = [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
    ].map((order) => {
      const scenario = insuring();
      const before = JSON.stringify({ ...rockwell.view(scenario.state, undefined), steps: [] });
      for (const seat of order) {
        playPlies(scenario, seat, plies[seat] as string);
        if (seat === order.at(-1)) break;
        expect(JSON.stringify({ ...rockwell.view(scenario.state, undefined), steps: [] })).toBe(before);
        expect(
          scenario.facts
            .flatMap((fact) => seen(fact, undefined) ?? [])
            .every(({ type }) => type === 'insuranceSealed'),
        ).toBe(true);
      }
      return canonicalJson(scenario.state);
    });
    expect(new Set(ends).size).toBe(1);
  });

  it('RW-6.3: insurance tiles stay from turn to turn, and no move turns them back', () => {
    const scenario = insuring();
    playPlies(scenario, 0, 'insure zinc-3, sealInsurance');
    for (const seat of [1, 2]) playPlies(scenario, seat, 'sealInsurance');
    playIdleTurn(scenario);
    expect([scenario.state.turn, player(scenario, 0).insurance, stockOf(scenario, 0)]).toEqual([
      2,
      3,
      '0/2/1/0',
    ]);
    playIdleUntil(scenario, 'insurance');
    playPlies(scenario, 0, 'insure copper-2, sealInsurance');
    for (const seat of [1, 2]) playPlies(scenario, seat, 'sealInsurance');
    expect(player(scenario, 0).insurance).toBe(5);
  });

  it('RW-6.3: insurance tiles count as cubes nowhere, and score nothing', () => {
    const scenario = tableAtDrilling(3);
    setPossessions(scenario, 0, { zinc: 7, copper: 8, insurance: 20 });
    playPlies(scenario, 0, 'activate 1>stay');
    expect(hasAchievement(scenario, 0, 'zincCopperStock')).toBe(false);
    const before = JSON.stringify(rockwell.outcome(scenario.state));
    player(scenario, 0).insurance = 0;
    expect(JSON.stringify(rockwell.outcome(scenario.state))).toBe(before);
  });
});

const [WHITE, RED, GREEN, PURPLE] = [0, 1, 2, 3];

describe('phase I', () => {
  it.each([
    [
      [WHITE, RED, GREEN, PURPLE],
      [PURPLE, GREEN, WHITE, RED],
    ],
    [
      [RED, GREEN, WHITE, PURPLE],
      [PURPLE, GREEN, RED, WHITE],
    ],
  ])('RW-T8: with Purple on slot 2 and Green on slot 3 the order changes from %j to %j', (before, after) => {
    const scenario = placing(GREEN, PURPLE, RED, WHITE);
    setControlOrder(scenario, ...before);
    place(scenario, 'I-3', 'I-2', 'II-1', 'II-2', 'II-3', 'III-1', 'III-2', 'III-3');
    sealNoInsurance(scenario);
    expect(scenario.state.control).toEqual(after);
    expect(factsOf(scenario, 'controlOrder')).toEqual([{ type: 'controlOrder', order: after }]);
    expect([phaseOf(scenario), pendingSeat(scenario)]).toEqual(['drilling', PURPLE]);
  });

  it('RW-6.4: the order is by slot from left to right, then the others as before', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }),
        fc.shuffledSubarray([0, 1, 2, 3]),
        fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }),
        (before, onBoard, slots) => {
          const scenario = placing(0, 1, 2, 3);
          setControlOrder(scenario, ...before);
          onBoard.forEach((seat, i) => placeVpOn(scenario, seat, `I-${(slots[i] as number) + 1}`));
          scenario.state.steps = [{ at: 'insurance', pending: 0b1111, left: 0 }];
          sealNoInsurance(scenario);
          const slotOf = (seat: number): number => scenario.state.slots.indexOf(seat);
          const first = onBoard.toSorted((a, b) => slotOf(a) - slotOf(b));
          expect(scenario.state.control).toEqual([
            ...first,
            ...before.filter((seat) => !onBoard.includes(seat)),
          ]);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('RW-6.1: phase I has insurance, drilling order, four rounds, active mineshafts; then phase II follows', () => {
    const scenario = insuring(4);
    revealTileOn(scenario, 'B0', 'B1');
    buildShaftOn(scenario, 0, 'B0');
    playIdleUntil(scenario, 'trading');
    const types = scenario.facts
      .map(({ type }) => type)
      .filter((type) => type !== 'crewStayed' && type !== 'insuranceSealed');
    expect(types).toEqual([
      'controlOrder',
      'roundBegun',
      'roundBegun',
      'roundBegun',
      'roundBegun',
      'incomeReceived',
    ]);
    expect(factsOf(scenario, 'crewStayed')).toHaveLength(16);
    expect(scenario.facts.findIndex(({ type }) => type === 'incomeReceived')).toBe(scenario.facts.length - 1);
  });

  it('RW-6.1: all take part in every step, with or without a vice president on board I', () => {
    const scenario = placing(0, 1, 2);
    place(scenario, 'II-1', 'II-2', 'II-3', 'III-1', 'III-2', 'III-3');
    revealTileOn(scenario, 'A0', 'A1');
    buildShaftOn(scenario, 2, 'A0');
    for (const seat of [0, 1, 2]) playPlies(scenario, seat, 'insure copper-1, sealInsurance');
    const asked: number[] = [];
    while (phaseOf(scenario) === 'drilling') {
      asked.push(pendingSeat(scenario));
      playIdlePly(scenario);
    }
    expect(asked.slice(0, 3).toSorted()).toEqual([0, 1, 2]);
    expect(asked).toHaveLength(12);
    expect([0, 1, 2].map((seat) => player(scenario, seat).insurance)).toEqual([1, 1, 1]);
    // 2 zinc from the back of A1
    expect([0, 1, 2].map((seat) => stockOf(scenario, seat))).toEqual(['3/1/1/0', '3/1/1/0', '5/1/1/0']);
  });
});
