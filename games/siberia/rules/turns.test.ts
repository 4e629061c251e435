import { describe, expect, it } from 'vitest';
import type { Action } from './components.ts';
import { ACTIONS, RESOURCES } from './components.ts';
import { isInvested, tilesOn } from './state.ts';
import type { SiberiaScenario } from './testing/scenario.ts';
import {
  actionNamed,
  passAll,
  pendingSeat,
  auditOf,
  closeTerritories,
  coverAction,
  cubesIn,
  playPlies,
  tilesInBag,
  investIn,
  layCubes,
  layTile,
  managersInBag,
  offersOf,
  isFinished,
  phaseOf,
  placeNothing,
  player,
  postSalesmen,
  showInvestments,
  standWorkers,
  tableAtPlacing,
  tableInPlay,
  territoryNamed,
  tilesIn,
  factsOf,
  giveTurn,
  whyNot,
  withdrawFigures,
} from './testing/scenario.ts';

const turnsOf = (scenario: SiberiaScenario): number[] =>
  factsOf(scenario, 'turnEnded').map(({ seat }) => seat);

describe('turns', () => {
  it('SB-5.1, SB-3.2: turns go clockwise from the start player, with exactly one action each', () => {
    const scenario = tableAtPlacing(3);
    scenario.state.startPlayer = 1;
    for (const seat of [0, 1, 2]) coverAction(scenario, seat, 'worker');
    placeNothing(scenario);
    expect([phaseOf(scenario), pendingSeat(scenario)]).toEqual(['turn', 1]);
    expect(whyNot(scenario, 2, 'execute worker')).toBe('notYourTurn SB-5.1');
    expect(whyNot(scenario, 0, 'pass')).toBe('notYourTurn SB-5.1');
    coverAction(scenario, 1, 'salesman');
    playPlies(scenario, 1, 'execute worker, sendWorker supply');
    // one action; only the confirmation is left
    expect(whyNot(scenario, 1, 'execute salesman')).toBe('notNow SB-5.10');
    expect(offersOf(scenario, 1)).toEqual(['endTurn']);
    playPlies(scenario, 1, 'endTurn');
    playPlies(scenario, 2, 'execute worker, sendWorker supply, endTurn');
    playPlies(scenario, 0, 'execute worker, sendWorker supply, endTurn');
    expect([turnsOf(scenario), pendingSeat(scenario)]).toEqual([[1, 2, 0], 1]);
  });

  it('SB-T6: with a research tile neither pass nor another action is legal on the first turn', () => {
    const scenario = tableInPlay(2);
    coverAction(scenario, 0, 'gas');
    layTile(scenario, 0, 'worker-oil', 'research');
    coverAction(scenario, 1, 'gas');
    expect(offersOf(scenario, 0)).toEqual(['execute research']);
    expect(whyNot(scenario, 0, 'pass')).toBe('researchFirst SB-5.2');
    for (const action of ACTIONS)
      expect(whyNot(scenario, 0, `execute ${action}`)).toBe('researchFirst SB-5.2');
    playPlies(scenario, 0, 'execute research, placeCube amur, endTurn');
    playPlies(scenario, 1, 'pass, endTurn');
    expect(offersOf(scenario, 0)).toEqual(['execute gas', 'pass']);
  });

  it('SB-5.2: every seat with a research tile must begin with it, also a later one', () => {
    const scenario = tableInPlay(2);
    coverAction(scenario, 0, 'gas');
    layTile(scenario, 1, 'worker-oil', 'research');
    playPlies(scenario, 0, 'execute gas, endTurn');
    expect([pendingSeat(scenario), offersOf(scenario, 1)]).toEqual([1, ['execute research']]);
  });

  it('SB-5.3: any executable action, in any order, or pass is legal', () => {
    const scenario = tableInPlay(2);
    for (const action of ['diamond', 'logistics', 'manager'] as const) coverAction(scenario, 0, action);
    expect(offersOf(scenario, 0)).toEqual([
      'execute manager',
      'execute logistics',
      'execute diamond',
      'pass',
    ]);
  });

  it('SB-5.4: a seat that passes takes no further turn in this round; the others go on', () => {
    const scenario = tableInPlay(3);
    for (const seat of [0, 1, 2])
      for (const action of ['worker', 'salesman'] as const) coverAction(scenario, seat, action);
    playPlies(scenario, 0, 'pass, endTurn');
    playPlies(scenario, 1, 'execute worker, forgo, endTurn');
    playPlies(scenario, 2, 'execute worker, forgo, endTurn');
    expect(pendingSeat(scenario)).toBe(1);
    expect(whyNot(scenario, 0, 'execute worker')).toBe('notYourTurn SB-5.1');
    expect(tilesIn(scenario, 0, 'worker')).toHaveLength(2);
  });

  it('SB-5.4: a seat that cannot execute anything passes automatically, for the whole round', () => {
    const scenario = tableAtPlacing(3);
    coverAction(scenario, 1, 'worker');
    placeNothing(scenario);
    expect(factsOf(scenario, 'passed')).toEqual([{ type: 'passed', seat: 0, byItself: true }]);
    expect(pendingSeat(scenario)).toBe(1);
    playPlies(scenario, 1, 'execute worker, forgo, endTurn');
    expect(factsOf(scenario, 'passed').map(({ seat, byItself }) => [seat, byItself])).toEqual([
      [0, true],
      [2, true],
      [1, true],
    ]);
    expect([scenario.state.round, phaseOf(scenario)]).toEqual([2, 'placing']);
  });

  it('SB-5.4, SB-5.2: a research tile alone keeps a player in the round', () => {
    const scenario = tableAtPlacing(2);
    layTile(scenario, 1, 'worker-oil', 'research');
    placeNothing(scenario);
    expect([pendingSeat(scenario), offersOf(scenario, 1)]).toEqual([1, ['execute research']]);
  });

  it('SB-T29: after A and C have passed, B is on turn until B passes, then the round ends at once', () => {
    const scenario = tableInPlay(3);
    for (const seat of [0, 2]) coverAction(scenario, seat, 'worker');
    for (const action of ['worker', 'salesman', 'gas'] as const) coverAction(scenario, 1, action);
    playPlies(scenario, 0, 'pass, endTurn');
    giveTurn(scenario, 2);
    playPlies(scenario, 2, 'pass, endTurn');
    playPlies(scenario, 1, 'execute worker, forgo, endTurn');
    playPlies(scenario, 1, 'execute salesman, forgo, endTurn');
    expect([phaseOf(scenario), pendingSeat(scenario), scenario.state.round]).toEqual(['turn', 1, 1]);
    playPlies(scenario, 1, 'pass, endTurn');
    expect([phaseOf(scenario), scenario.state.round]).toEqual(['placing', 2]);
  });
});

describe('what is executable', () => {
  it('SB-5.5: an action needs two action tiles, or one and an investment', () => {
    for (const action of ACTIONS) {
      const scenario = tableInPlay(2);
      expect(whyNot(scenario, 0, `execute ${action}`)).toBe('notExecutable SB-5.5');
      coverAction(scenario, 0, action, 1);
      expect(whyNot(scenario, 0, `execute ${action}`)).toBe('notExecutable SB-5.5');
      coverAction(scenario, 0, action, 1);
      expect(whyNot(scenario, 0, `execute ${action}`)).toBeUndefined();
      const invested = tableInPlay(2);
      investIn(invested, 0, action);
      expect(whyNot(invested, 0, `execute ${action}`)).toBe('notExecutable SB-5.5');
      expect(offersOf(invested, 0)).toEqual(['pass']);
      coverAction(invested, 0, action, 1);
      expect(offersOf(invested, 0)).toEqual([`execute ${action}`, 'pass']);
    }
  });

  it('SB-5.5: the tiles of another player do not count', () => {
    const scenario = tableInPlay(2);
    coverAction(scenario, 1, 'gas');
    expect(whyNot(scenario, 0, 'execute gas')).toBe('notExecutable SB-5.5');
  });

  it('SB-5.6: both action tiles go back into the bag; the investment stays for the whole game', () => {
    const scenario = tableInPlay(2);
    layTile(scenario, 0, 'worker-oil', 'oil');
    layTile(scenario, 0, 'manager', 'oil');
    investIn(scenario, 0, 'coal');
    layTile(scenario, 0, 'salesman-coal', 'coal');
    const before = [
      tilesInBag(scenario, 'worker-oil'),
      managersInBag(scenario),
      tilesInBag(scenario, 'salesman-coal'),
    ];
    playPlies(scenario, 0, 'execute oil');
    expect(tilesIn(scenario, 0, 'oil')).toEqual([]);
    expect(tilesOn(player(scenario, 0), actionNamed('oil'))).toBe(0);
    playPlies(scenario, 0, 'endTurn, execute coal');
    expect([
      tilesInBag(scenario, 'worker-oil'),
      managersInBag(scenario),
      tilesInBag(scenario, 'salesman-coal'),
    ]).toEqual(before.map((tiles) => tiles + 1));
    expect([isInvested(player(scenario, 0), actionNamed('coal')), tilesIn(scenario, 0, 'coal')]).toEqual([
      true,
      [],
    ]);
    expect(auditOf(scenario)).toEqual([]);
  });

  it('SB-5.6: the tiles are gone before the effect: they are in the bag while it is chosen', () => {
    const scenario = tableInPlay(2);
    layTile(scenario, 0, 'logistics-gold', 'logistics');
    layTile(scenario, 0, 'logistics-oil', 'logistics');
    playPlies(scenario, 0, 'execute logistics');
    expect([
      phaseOf(scenario),
      tilesInBag(scenario, 'logistics-gold'),
      tilesInBag(scenario, 'logistics-oil'),
    ]).toEqual(['logistics', 2, 3]);
    expect(player(scenario, 0).covered).toBe(0);
  });

  it('SB-5.7: an action may be executed again in the same round, when it is executable again', () => {
    const scenario = tableInPlay(2);
    investIn(scenario, 0, 'worker');
    coverAction(scenario, 0, 'worker', 1);
    coverAction(scenario, 0, 'manager');
    coverAction(scenario, 0, 'salesman'); // something to go on with
    playPlies(scenario, 0, 'execute worker, sendWorker supply, endTurn');
    expect(whyNot(scenario, 0, 'execute worker')).toBe('notExecutable SB-5.5');
    playPlies(scenario, 0, 'execute manager, placeJoker worker, endTurn');
    playPlies(scenario, 0, 'execute worker, sendWorker supply, endTurn');
    expect([player(scenario, 0).figures, scenario.state.round]).toEqual([2, 1]);
  });
});

const EMPTY: Record<'manager' | 'logistics' | 'worker' | 'investor', (scenario: SiberiaScenario) => void> = {
  manager(scenario) {
    for (const action of ACTIONS) if (action !== 'manager') coverAction(scenario, 0, action);
  },
  logistics(scenario) {
    withdrawFigures(scenario, 0);
  },
  worker(scenario) {
    withdrawFigures(scenario, 0);
    standWorkers(scenario, 0, 'vladivostok', 6);
  },
  investor(scenario) {
    showInvestments(scenario, 'gas', 'gas');
    coverAction(scenario, 0, 'gas');
  },
};

describe('SB-5.8: an action may be executed although its effect is empty or not wanted', () => {
  it.each(Object.keys(EMPTY) as (keyof typeof EMPTY)[])(
    'SB-5.8: %s without effect removes the tiles anyway',
    (action) => {
      const scenario = tableInPlay(2);
      EMPTY[action](scenario);
      coverAction(scenario, 0, action);
      playPlies(scenario, 0, `execute ${action}`);
      expect(factsOf(scenario, 'noEffect')).toEqual([{ type: 'noEffect', seat: 0 }]);
      expect([tilesIn(scenario, 0, action), offersOf(scenario, 0), auditOf(scenario)]).toEqual([
        [],
        ['endTurn'],
        [],
      ]);
      playPlies(scenario, 0, 'endTurn');
    },
  );

  it.each(RESOURCES)('SB-5.8: %s without a cube in reach removes the tiles anyway', (resource) => {
    const scenario = tableInPlay(2);
    coverAction(scenario, 0, resource);
    playPlies(scenario, 0, `execute ${resource}`);
    expect([
      factsOf(scenario, 'noEffect').length,
      tilesIn(scenario, 0, resource),
      offersOf(scenario, 0),
    ]).toEqual([1, [], ['endTurn']]);
    expect(auditOf(scenario)).toEqual([]);
  });

  const WANTED: [Action, (scenario: SiberiaScenario) => void][] = [
    ['manager', () => undefined],
    ['logistics', () => undefined],
    ['salesman', () => undefined],
    ['worker', () => undefined],
    ['investor', (scenario) => showInvestments(scenario, 'gas', 'coal', 'oil', 'gold')],
    ...RESOURCES.map((resource): [Action, (scenario: SiberiaScenario) => void] => [
      resource,
      (scenario) => {
        layCubes(scenario, 'amur', resource);
        standWorkers(scenario, 0, 'amur');
      },
    ]),
  ];
  it.each(WANTED)('SB-5.8: the effect of %s may be forgone', (action, arrange) => {
    const scenario = tableInPlay(2);
    arrange(scenario);
    coverAction(scenario, 0, action);
    const { workers, salesmen, figures, invested, income } = structuredClone(player(scenario, 0));
    const map = structuredClone([
      scenario.state.cubes,
      scenario.state.supply,
      scenario.state.sold,
      scenario.state.faceUp,
    ]);
    playPlies(scenario, 0, `execute ${action}, forgo`);
    expect(player(scenario, 0)).toMatchObject({
      workers,
      salesmen,
      figures,
      invested,
      income,
      covered: 0,
      tiles: [],
    });
    expect([scenario.state.cubes, scenario.state.supply, scenario.state.sold, scenario.state.faceUp]).toEqual(
      map,
    );
    expect([factsOf(scenario, 'forgone').length, offersOf(scenario, 0), auditOf(scenario)]).toEqual([
      1,
      ['endTurn'],
      [],
    ]);
  });

  it("SB-5.8: the compulsory parts of research can't be forgone", () => {
    const scenario = tableInPlay(2);
    layTile(scenario, 0, 'worker-oil', 'research');
    layTile(scenario, 0, 'manager', 'research');
    playPlies(scenario, 0, 'execute research');
    expect(whyNot(scenario, 0, 'forgo')).toBe('notNow SB-6.1');
    playPlies(scenario, 0, 'nameTile manager');
    expect(whyNot(scenario, 0, 'forgo')).toBe('notNow SB-6.4');
    playPlies(scenario, 0, 'nameResource oil');
    expect(whyNot(scenario, 0, 'forgo')).toBe('notNow SB-6.2');
    expect(whyNot(scenario, 0, 'endTurn')).toBe('notNow SB-6.2');
  });
});

describe('the end of a turn', () => {
  it('SB-5.10: effect, closing, end conditions and refill precede the next turn', () => {
    const scenario = tableInPlay(2);
    closeTerritories(scenario, 'yamal', 'ob', 'altai', 'taymyr', 'yenisei', 'sayan', 'olenyok');
    layCubes(scenario, 'amur', 'gas');
    standWorkers(scenario, 0, 'amur');
    coverAction(scenario, 0, 'gas');
    coverAction(scenario, 1, 'investor');
    coverAction(scenario, 0, 'investor');
    showInvestments(scenario, 'gas', 'coal', 'oil', 'gold');
    playPlies(scenario, 0, 'execute gas, sell exchange-0');
    expect([
      pendingSeat(scenario),
      cubesIn(scenario, 'amur'),
      scenario.state.closed & (1 << territoryNamed('amur')),
    ]).toEqual([0, [], 1 << territoryNamed('amur')]);
    playPlies(scenario, 0, 'endTurn');
    playPlies(scenario, 1, 'execute investor, invest coal, endTurn');
    expect(scenario.facts.map(({ type }) => type)).toEqual([
      'actionExecuted',
      'sold',
      'territoryClosed',
      'workersReturned',
      'endConditionMet',
      'turnEnded',
      'actionExecuted',
      'invested',
      'turnEnded',
      'investmentRevealed',
    ]);
    expect([pendingSeat(scenario), scenario.state.faceUp.length]).toEqual([0, 4]);
  });

  it('SB-5.9: when all have passed, nobody acts any more', () => {
    const scenario = tableInPlay(2, { roundLimit: 30 });
    scenario.state.round = 30;
    for (const seat of [0, 1]) coverAction(scenario, seat, 'gas');
    postSalesmen(scenario, 0, 'tokyo');
    passAll(scenario);
    expect(isFinished(scenario)).toBe(true);
    expect([whyNot(scenario, 0, 'execute gas'), offersOf(scenario, 0), offersOf(scenario, 1)]).toEqual([
      'gameOver ',
      [],
      [],
    ]);
  });
});
