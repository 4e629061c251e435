import { describe, expect, it } from 'vitest';
import type { Action } from './components.ts';
import { ACTIONS, RESOURCES } from './components.ts';
import { isInvested, tilesOn } from './state.ts';
import type { SiberiaScenario } from './testing/scenario.ts';
import {
  actionNamed,
  passAll,
  askedIn,
  audited,
  closeTerritories,
  coverAction,
  cubesIn,
  does,
  tilesInBag,
  investIn,
  layCubes,
  layTile,
  managersInBag,
  offersOf,
  over,
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
  told,
  giveTurn,
  whyNot,
  withdrawFigures,
} from './testing/scenario.ts';

/** Seats of the confirmed turns, in order. */
const turnsOf = (story: SiberiaScenario): number[] => told(story, 'turnEnded').map(({ seat }) => seat);

describe('turns', () => {
  it('SB-5.1, SB-3.2: turns go clockwise from the start player, with exactly one action each', () => {
    const story = tableAtPlacing(3);
    story.state.startPlayer = 1;
    for (const seat of [0, 1, 2]) coverAction(story, seat, 'worker');
    placeNothing(story);
    expect([phaseOf(story), askedIn(story)]).toEqual(['turn', 1]);
    expect(whyNot(story, 2, 'execute worker')).toBe('notYourTurn SB-5.1');
    expect(whyNot(story, 0, 'pass')).toBe('notYourTurn SB-5.1');
    coverAction(story, 1, 'salesman');
    does(story, 1, 'execute worker, sendWorker supply');
    // one action; only the confirmation is left
    expect(whyNot(story, 1, 'execute salesman')).toBe('notNow SB-5.10');
    expect(offersOf(story, 1)).toEqual(['endTurn']);
    does(story, 1, 'endTurn');
    does(story, 2, 'execute worker, sendWorker supply, endTurn');
    does(story, 0, 'execute worker, sendWorker supply, endTurn');
    expect([turnsOf(story), askedIn(story)]).toEqual([[1, 2, 0], 1]);
  });

  it('SB-T6: with a research tile neither pass nor another action is legal on the first turn', () => {
    const story = tableInPlay(2);
    coverAction(story, 0, 'gas');
    layTile(story, 0, 'worker-oil', 'research');
    coverAction(story, 1, 'gas');
    expect(offersOf(story, 0)).toEqual(['execute research']);
    expect(whyNot(story, 0, 'pass')).toBe('researchFirst SB-5.2');
    for (const action of ACTIONS) expect(whyNot(story, 0, `execute ${action}`)).toBe('researchFirst SB-5.2');
    does(story, 0, 'execute research, placeCube amur, endTurn');
    does(story, 1, 'pass, endTurn');
    expect(offersOf(story, 0)).toEqual(['execute gas', 'pass']);
  });

  it('SB-5.2: every seat with a research tile must begin with it, also a later one', () => {
    const story = tableInPlay(2);
    coverAction(story, 0, 'gas');
    layTile(story, 1, 'worker-oil', 'research');
    does(story, 0, 'execute gas, endTurn');
    expect([askedIn(story), offersOf(story, 1)]).toEqual([1, ['execute research']]);
  });

  it('SB-5.3: any executable action, in any order, or pass is legal', () => {
    const story = tableInPlay(2);
    for (const action of ['diamond', 'logistics', 'manager'] as const) coverAction(story, 0, action);
    expect(offersOf(story, 0)).toEqual(['execute manager', 'execute logistics', 'execute diamond', 'pass']);
  });

  it('SB-5.4: a seat that passes takes no further turn in this round; the others go on', () => {
    const story = tableInPlay(3);
    for (const seat of [0, 1, 2])
      for (const action of ['worker', 'salesman'] as const) coverAction(story, seat, action);
    does(story, 0, 'pass, endTurn');
    does(story, 1, 'execute worker, forgo, endTurn');
    does(story, 2, 'execute worker, forgo, endTurn');
    expect(askedIn(story)).toBe(1);
    expect(whyNot(story, 0, 'execute worker')).toBe('notYourTurn SB-5.1');
    expect(tilesIn(story, 0, 'worker')).toHaveLength(2);
  });

  it('SB-5.4: a seat that cannot execute anything passes automatically, for the whole round', () => {
    const story = tableAtPlacing(3);
    coverAction(story, 1, 'worker');
    placeNothing(story);
    expect(told(story, 'passed')).toEqual([{ type: 'passed', seat: 0, byItself: true }]);
    expect(askedIn(story)).toBe(1);
    does(story, 1, 'execute worker, forgo, endTurn'); // now nobody has anything left
    expect(told(story, 'passed').map(({ seat, byItself }) => [seat, byItself])).toEqual([
      [0, true],
      [2, true],
      [1, true],
    ]);
    expect([story.state.round, phaseOf(story)]).toEqual([2, 'placing']);
  });

  it('SB-5.4, SB-5.2: a research tile alone keeps a player in the round', () => {
    const story = tableAtPlacing(2);
    layTile(story, 1, 'worker-oil', 'research');
    placeNothing(story);
    expect([askedIn(story), offersOf(story, 1)]).toEqual([1, ['execute research']]);
  });

  it('SB-T29: after A and C have passed, B is on turn until B passes, then the round ends at once', () => {
    const story = tableInPlay(3);
    for (const seat of [0, 2]) coverAction(story, seat, 'worker');
    for (const action of ['worker', 'salesman', 'gas'] as const) coverAction(story, 1, action);
    does(story, 0, 'pass, endTurn');
    giveTurn(story, 2);
    does(story, 2, 'pass, endTurn');
    does(story, 1, 'execute worker, forgo, endTurn');
    does(story, 1, 'execute salesman, forgo, endTurn'); // SB-5.9: the passed ones are skipped
    expect([phaseOf(story), askedIn(story), story.state.round]).toEqual(['turn', 1, 1]);
    does(story, 1, 'pass, endTurn');
    expect([phaseOf(story), story.state.round]).toEqual(['placing', 2]);
  });
});

describe('what is executable', () => {
  it('SB-5.5: an action needs two action tiles, or one and an investment', () => {
    for (const action of ACTIONS) {
      const story = tableInPlay(2);
      expect(whyNot(story, 0, `execute ${action}`)).toBe('notExecutable SB-5.5');
      coverAction(story, 0, action, 1);
      expect(whyNot(story, 0, `execute ${action}`)).toBe('notExecutable SB-5.5');
      coverAction(story, 0, action, 1);
      expect(whyNot(story, 0, `execute ${action}`)).toBeUndefined();
      const invested = tableInPlay(2);
      investIn(invested, 0, action);
      expect(whyNot(invested, 0, `execute ${action}`)).toBe('notExecutable SB-5.5');
      expect(offersOf(invested, 0)).toEqual(['pass']);
      coverAction(invested, 0, action, 1);
      expect(offersOf(invested, 0)).toEqual([`execute ${action}`, 'pass']);
    }
  });

  it('SB-5.5: the tiles of another player do not count', () => {
    const story = tableInPlay(2);
    coverAction(story, 1, 'gas');
    expect(whyNot(story, 0, 'execute gas')).toBe('notExecutable SB-5.5');
  });

  it('SB-5.6: both action tiles go back into the bag; the investment stays for the whole game', () => {
    const story = tableInPlay(2);
    layTile(story, 0, 'worker-oil', 'oil');
    layTile(story, 0, 'manager', 'oil');
    investIn(story, 0, 'coal');
    layTile(story, 0, 'salesman-coal', 'coal');
    const before = [
      tilesInBag(story, 'worker-oil'),
      managersInBag(story),
      tilesInBag(story, 'salesman-coal'),
    ];
    does(story, 0, 'execute oil');
    expect(tilesIn(story, 0, 'oil')).toEqual([]);
    expect(tilesOn(player(story, 0), actionNamed('oil'))).toBe(0);
    does(story, 0, 'endTurn, execute coal');
    expect([
      tilesInBag(story, 'worker-oil'),
      managersInBag(story),
      tilesInBag(story, 'salesman-coal'),
    ]).toEqual(before.map((tiles) => tiles + 1));
    expect([isInvested(player(story, 0), actionNamed('coal')), tilesIn(story, 0, 'coal')]).toEqual([
      true,
      [],
    ]);
    expect(audited(story)).toEqual([]);
  });

  it('SB-5.6: the tiles are gone before the effect: they are in the bag while it is chosen', () => {
    const story = tableInPlay(2);
    layTile(story, 0, 'logistics-gold', 'logistics');
    layTile(story, 0, 'logistics-oil', 'logistics');
    does(story, 0, 'execute logistics');
    expect([phaseOf(story), tilesInBag(story, 'logistics-gold'), tilesInBag(story, 'logistics-oil')]).toEqual(
      ['logistics', 2, 3],
    );
    expect(player(story, 0).covered).toBe(0);
  });

  it('SB-5.7: an action may be executed again in the same round, when it is executable again', () => {
    const story = tableInPlay(2);
    investIn(story, 0, 'worker');
    coverAction(story, 0, 'worker', 1);
    coverAction(story, 0, 'manager');
    coverAction(story, 0, 'salesman'); // something to go on with
    does(story, 0, 'execute worker, sendWorker supply, endTurn');
    expect(whyNot(story, 0, 'execute worker')).toBe('notExecutable SB-5.5');
    does(story, 0, 'execute manager, placeJoker worker, endTurn');
    does(story, 0, 'execute worker, sendWorker supply, endTurn');
    expect([player(story, 0).figures, story.state.round]).toEqual([2, 1]);
  });
});

const EMPTY: Record<'manager' | 'logistics' | 'worker' | 'investor', (story: SiberiaScenario) => void> = {
  manager(story) {
    for (const action of ACTIONS) if (action !== 'manager') coverAction(story, 0, action);
  },
  logistics(story) {
    withdrawFigures(story, 0);
  },
  worker(story) {
    withdrawFigures(story, 0);
    standWorkers(story, 0, 'vladivostok', 6);
  },
  investor(story) {
    showInvestments(story, 'gas', 'gas');
    coverAction(story, 0, 'gas');
  },
};

describe('SB-5.8: an action may be executed although its effect is empty or not wanted', () => {
  it.each(Object.keys(EMPTY) as (keyof typeof EMPTY)[])(
    'SB-5.8: %s without effect removes the tiles anyway',
    (action) => {
      const story = tableInPlay(2);
      EMPTY[action](story);
      coverAction(story, 0, action);
      does(story, 0, `execute ${action}`);
      expect(told(story, 'noEffect')).toEqual([{ type: 'noEffect', seat: 0 }]);
      expect([tilesIn(story, 0, action), offersOf(story, 0), audited(story)]).toEqual([[], ['endTurn'], []]);
      does(story, 0, 'endTurn');
    },
  );

  it.each(RESOURCES)('SB-5.8: %s without a cube in reach removes the tiles anyway', (resource) => {
    const story = tableInPlay(2);
    coverAction(story, 0, resource);
    does(story, 0, `execute ${resource}`);
    expect([told(story, 'noEffect').length, tilesIn(story, 0, resource), offersOf(story, 0)]).toEqual([
      1,
      [],
      ['endTurn'],
    ]);
    expect(audited(story)).toEqual([]);
  });

  const WANTED: [Action, (story: SiberiaScenario) => void][] = [
    ['manager', () => undefined],
    ['logistics', () => undefined],
    ['salesman', () => undefined],
    ['worker', () => undefined],
    ['investor', (story) => showInvestments(story, 'gas', 'coal', 'oil', 'gold')],
    ...RESOURCES.map((resource): [Action, (story: SiberiaScenario) => void] => [
      resource,
      (story) => {
        layCubes(story, 'amur', resource);
        standWorkers(story, 0, 'amur');
      },
    ]),
  ];
  it.each(WANTED)('SB-5.8: the effect of %s may be forgone', (action, arrange) => {
    const story = tableInPlay(2);
    arrange(story);
    coverAction(story, 0, action);
    const { workers, salesmen, figures, invested, income } = structuredClone(player(story, 0));
    const map = structuredClone([
      story.state.cubes,
      story.state.supply,
      story.state.sold,
      story.state.faceUp,
    ]);
    does(story, 0, `execute ${action}, forgo`);
    expect(player(story, 0)).toMatchObject({
      workers,
      salesmen,
      figures,
      invested,
      income,
      covered: 0,
      tiles: [],
    });
    expect([story.state.cubes, story.state.supply, story.state.sold, story.state.faceUp]).toEqual(map);
    expect([told(story, 'forgone').length, offersOf(story, 0), audited(story)]).toEqual([1, ['endTurn'], []]);
  });

  it("SB-5.8: the compulsory parts of research can't be forgone", () => {
    const story = tableInPlay(2);
    layTile(story, 0, 'worker-oil', 'research');
    layTile(story, 0, 'manager', 'research');
    does(story, 0, 'execute research');
    expect(whyNot(story, 0, 'forgo')).toBe('notNow SB-6.1');
    does(story, 0, 'nameTile manager');
    expect(whyNot(story, 0, 'forgo')).toBe('notNow SB-6.4');
    does(story, 0, 'nameResource oil');
    expect(whyNot(story, 0, 'forgo')).toBe('notNow SB-6.2');
    expect(whyNot(story, 0, 'endTurn')).toBe('notNow SB-6.2');
  });
});

describe('the end of a turn', () => {
  it('SB-5.10: effect, closing, end conditions and refill precede the next turn', () => {
    const story = tableInPlay(2);
    closeTerritories(story, 'yamal', 'ob', 'altai', 'taymyr', 'yenisei', 'sayan', 'olenyok');
    layCubes(story, 'amur', 'gas');
    standWorkers(story, 0, 'amur');
    coverAction(story, 0, 'gas');
    coverAction(story, 1, 'investor');
    coverAction(story, 0, 'investor');
    showInvestments(story, 'gas', 'coal', 'oil', 'gold');
    does(story, 0, 'execute gas, sell exchange-0');
    expect([
      askedIn(story),
      cubesIn(story, 'amur'),
      story.state.closed & (1 << territoryNamed('amur')),
    ]).toEqual([0, [], 1 << territoryNamed('amur')]);
    does(story, 0, 'endTurn');
    does(story, 1, 'execute investor, invest coal, endTurn');
    expect(story.facts.map(({ type }) => type)).toEqual([
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
    expect([askedIn(story), story.state.faceUp.length]).toEqual([0, 4]);
  });

  it('SB-5.9: when all have passed, nobody acts any more', () => {
    const story = tableInPlay(2, { roundLimit: 30 });
    story.state.round = 30;
    for (const seat of [0, 1]) coverAction(story, seat, 'gas');
    postSalesmen(story, 0, 'tokyo');
    passAll(story);
    expect(over(story)).toBe(true);
    expect([whyNot(story, 0, 'execute gas'), offersOf(story, 0), offersOf(story, 1)]).toEqual([
      'gameOver ',
      [],
      [],
    ]);
  });
});
