import { describe, expect, it } from 'vitest';
import { ACTIONS, PLACES } from '../components.ts';
import { isInvested, sum, tilesOn } from '../state.ts';
import type { SiberiaScenario } from '../testing/scenario.ts';
import {
  actionNamed,
  passAll,
  pendingSeat,
  auditOf,
  cityNamed,
  coverAction,
  playPlies,
  tilesInBag,
  investIn,
  layTile,
  managersInBag,
  offersOf,
  phaseOf,
  placeNothing,
  player,
  postSalesmen,
  showInvestments,
  standWorkers,
  tableInPlay,
  tilesIn,
  factsOf,
  giveTurn,
  whyNot,
  whyNotBeyond,
  withdrawFigures,
  workersIn,
} from '../testing/scenario.ts';

const OTHERS = ACTIONS.filter((action) => action !== 'manager');

function executing(
  action: 'manager' | 'salesman' | 'worker' | 'investor',
  arrange: (scenario: SiberiaScenario) => void = () => undefined,
): SiberiaScenario {
  const scenario = tableInPlay(2);
  coverAction(scenario, 0, action);
  coverAction(scenario, 1, 'gas');
  arrange(scenario);
  playPlies(scenario, 0, `execute ${action}`);
  return scenario;
}

describe('manager', () => {
  it('SB-7.1: the action needs two manager tiles, or one and the manager investment', () => {
    const scenario = tableInPlay(2);
    layTile(scenario, 0, 'manager', 'manager');
    expect(whyNot(scenario, 0, 'execute manager')).toBe('notExecutable SB-5.5');
    investIn(scenario, 0, 'manager');
    expect(whyNot(scenario, 0, 'execute manager')).toBeUndefined();
    const two = tableInPlay(2);
    coverAction(two, 0, 'manager');
    expect([tilesIn(two, 0, 'manager'), whyNot(two, 0, 'execute manager')]).toEqual([
      ['manager', 'manager'],
      undefined,
    ]);
  });

  it('SB-T10: a joker next to one oil tile makes oil executable later, which returns both tiles', () => {
    const scenario = tableInPlay(2);
    coverAction(scenario, 0, 'manager');
    layTile(scenario, 0, 'worker-oil', 'oil');
    coverAction(scenario, 1, 'gas');
    expect([managersInBag(scenario), whyNot(scenario, 0, 'execute oil')]).toEqual([
      12,
      'notExecutable SB-5.5',
    ]);
    playPlies(scenario, 0, 'execute manager, placeJoker oil');
    expect([managersInBag(scenario), tilesIn(scenario, 0, 'oil'), tilesIn(scenario, 0, 'manager')]).toEqual([
      13,
      ['worker-oil', 'manager'],
      [],
    ]);
    expect(whyNot(scenario, 0, 'execute oil')).toBe('notNow SB-5.10');
    playPlies(scenario, 0, 'endTurn');
    playPlies(scenario, 1, 'pass, endTurn');
    playPlies(scenario, 0, 'execute oil');
    expect([
      managersInBag(scenario),
      tilesInBag(scenario, 'worker-oil'),
      tilesIn(scenario, 0, 'oil'),
    ]).toEqual([14, 3, []]);
    expect(auditOf(scenario)).toEqual([]);
  });

  it('SB-T11: with the manager investment the only tile becomes the joker; nothing returns to the bag', () => {
    const scenario = tableInPlay(2);
    investIn(scenario, 0, 'manager');
    layTile(scenario, 0, 'manager', 'manager');
    playPlies(scenario, 0, 'execute manager');
    expect([managersInBag(scenario), scenario.state.joker, auditOf(scenario)]).toEqual([13, 1, []]);
    playPlies(scenario, 0, 'placeJoker diamond');
    expect([managersInBag(scenario), scenario.state.joker, tilesIn(scenario, 0, 'diamond')]).toEqual([
      13,
      0,
      ['manager'],
    ]);
    expect([
      isInvested(player(scenario, 0), actionNamed('manager')),
      tilesIn(scenario, 0, 'manager'),
    ]).toEqual([true, []]);
  });

  it('SB-T12: a joker goes neither to a manager field nor to research', () => {
    const scenario = executing('manager');
    expect(whyNot(scenario, 0, 'placeJoker manager')).toBe('noJokerThere SB-7.4');
    expect(() => whyNot(scenario, 0, 'placeJoker research')).toThrow('badNotation');
    expect(whyNotBeyond(scenario, 0, 'placeJoker')).toBe('unknownNoun SB-7.2');
    expect(offersOf(scenario, 0)).toEqual([...OTHERS.map((action) => `placeJoker ${action}`), 'forgo']);
  });

  it('SB-7.2: the joker goes on any free field of another action of the own board, person or resource', () => {
    const scenario = executing('manager', (table) => {
      coverAction(table, 0, 'worker');
      coverAction(table, 0, 'gold', 1);
      investIn(table, 0, 'gold');
    });
    expect(whyNot(scenario, 0, 'placeJoker worker')).toBe('noFreeField SB-7.2');
    expect(whyNot(scenario, 0, 'placeJoker gold')).toBe('noFreeField SB-7.2');
    expect(whyNot(scenario, 0, 'placeJoker gas')).toBeUndefined(); // seat 1's tiles there do not matter
    playPlies(scenario, 0, 'placeJoker logistics');
    expect([
      tilesOn(player(scenario, 0), actionNamed('logistics')),
      tilesIn(scenario, 1, 'logistics'),
    ]).toEqual([1, []]);
  });

  it('SB-7.3: without a joker all removed tiles return to the bag', () => {
    const scenario = executing('manager');
    expect([managersInBag(scenario), scenario.state.joker]).toEqual([13, 1]); // the second one is back already
    playPlies(scenario, 0, 'forgo');
    expect([managersInBag(scenario), scenario.state.joker, auditOf(scenario)]).toEqual([14, 0, []]);
  });

  it('SB-7.5: a joker counts next to an action tile, another joker or an investment', () => {
    for (const beside of ['tile', 'joker', 'investment'] as const) {
      const scenario = executing('manager', (table) => {
        if (beside === 'tile') layTile(table, 0, 'salesman-coal', 'coal');
        if (beside === 'joker') layTile(table, 0, 'manager', 'coal');
        if (beside === 'investment') investIn(table, 0, 'coal');
      });
      playPlies(scenario, 0, 'placeJoker coal, endTurn');
      playPlies(scenario, 1, 'pass, endTurn');
      expect(offersOf(scenario, 0)).toEqual(['execute coal', 'pass']);
      playPlies(scenario, 0, 'execute coal');
      expect([managersInBag(scenario), tilesIn(scenario, 0, 'coal')]).toEqual([14, []]);
      expect(isInvested(player(scenario, 0), actionNamed('coal'))).toBe(beside === 'investment');
    }
  });

  it('SB-7.6: what a joker completes waits for a later turn, also of a later round', () => {
    const scenario = executing('manager', (table) => coverAction(table, 0, 'oil', 1));
    playPlies(scenario, 0, 'placeJoker oil');
    expect(offersOf(scenario, 0)).toEqual(['endTurn']);
    playPlies(scenario, 0, 'endTurn');
    passAll(scenario);
    placeNothing(scenario);
    giveTurn(scenario, 0);
    expect([scenario.state.round, offersOf(scenario, 0)]).toEqual([2, ['execute oil', 'pass']]);
  });
});

describe('salesman', () => {
  it('SB-7.12: a figure goes from the own supply, another exchange or the map to any exchange in play', () => {
    const scenario = executing('salesman', (table) => {
      standWorkers(table, 0, 'aldan');
      postSalesmen(table, 0, 'zurich');
    });
    const fields = [0, 1, 2, 3, 4, 5];
    const sources = ['supply', 'exchange-0', 'exchange-4', 'aldan', 'vladivostok'];
    expect(offersOf(scenario, 0)).toEqual([
      ...sources.flatMap((source) =>
        fields
          .filter((field) => source !== `exchange-${field}`)
          .map((field) => `sendSalesman ${source}>exchange-${field}`),
      ),
      'forgo',
    ]);
  });

  it.each([
    ['supply', { figures: 3 }],
    ['exchange-0', { salesmen: [0, 1, 0, 0, 0, 0] }],
    ['amur', { figures: 3 }],
    ['vladivostok', { workers: PLACES.map(() => 0) }],
  ])('SB-7.12, SB-1.5: the figure from %s becomes a salesman in Tokyo', (source, after) => {
    const scenario = executing('salesman', (table) => {
      if (source === 'amur') standWorkers(table, 0, 'amur');
    });
    playPlies(scenario, 0, `sendSalesman ${source}>exchange-1`);
    expect(player(scenario, 0)).toMatchObject(after);
    expect([player(scenario, 0).salesmen[1], auditOf(scenario), offersOf(scenario, 0)]).toEqual([
      1,
      [],
      ['endTurn'],
    ]);
    expect(factsOf(scenario, 'salesmanSent')).toMatchObject([
      { seat: 0, field: 1, city: cityNamed('tokyo') },
    ]);
  });

  it('SB-7.12: only an own figure can be sent, and a salesman only to another exchange', () => {
    const scenario = executing('salesman', (table) => {
      standWorkers(table, 1, 'amur');
      postSalesmen(table, 1, 'toronto');
    });
    expect(whyNot(scenario, 0, 'sendSalesman amur>exchange-0')).toBe('noFigureThere SB-7.12');
    expect(whyNot(scenario, 0, 'sendSalesman exchange-5>exchange-0')).toBe('noFigureThere SB-7.12');
    expect(whyNot(scenario, 0, 'sendSalesman exchange-0>exchange-0')).toBe('sameExchange SB-7.12');
    const spent = executing('salesman', (table) => standWorkers(table, 0, 'vladivostok', 4));
    expect(whyNot(spent, 0, 'sendSalesman supply>exchange-1')).toBe('noFigureThere SB-7.12');
  });

  it('SB-7.13: any number of salesmen of any players share an exchange', () => {
    const scenario = executing('salesman', (table) => {
      postSalesmen(table, 0, 'tokyo', 3);
      postSalesmen(table, 1, 'tokyo', 4);
    });
    playPlies(scenario, 0, 'sendSalesman supply>exchange-1');
    expect([player(scenario, 0).salesmen[1], player(scenario, 1).salesmen[1]]).toEqual([4, 4]);
    expect(whyNot(scenario, 0, 'sendSalesman vladivostok>exchange-1')).toBe('notNow SB-5.10');
  });
});

describe('worker', () => {
  it('SB-7.14: one figure goes from the own supply into Vladivostok', () => {
    const scenario = executing('worker');
    expect(offersOf(scenario, 0)).toEqual(['sendWorker supply', 'forgo']);
    playPlies(scenario, 0, 'sendWorker supply');
    expect([
      workersIn(scenario, 0, 'vladivostok'),
      player(scenario, 0).figures,
      offersOf(scenario, 0),
    ]).toEqual([2, 3, ['endTurn']]);
  });

  it('SB-T17: with an own supply of 1 no salesman is taken; with 0 a salesman or a worker from a territory is', () => {
    const one = executing('worker', (table) => {
      postSalesmen(table, 0, 'tokyo', 2);
      standWorkers(table, 0, 'amur');
    });
    expect([player(one, 0).figures, offersOf(one, 0)]).toEqual([1, ['sendWorker supply', 'forgo']]);
    expect(whyNot(one, 0, 'sendWorker exchange-1')).toBe('supplyFirst SB-7.15');
    expect(whyNot(one, 0, 'sendWorker amur')).toBe('supplyFirst SB-7.15');
    for (const source of ['exchange-0', 'exchange-1', 'amur']) {
      const none = executing('worker', (table) => {
        postSalesmen(table, 0, 'tokyo', 2);
        standWorkers(table, 0, 'amur', 2);
      });
      expect(offersOf(none, 0)).toEqual([
        'sendWorker exchange-0',
        'sendWorker exchange-1',
        'sendWorker amur',
        'forgo',
      ]);
      playPlies(none, 0, `sendWorker ${source}`);
      expect([workersIn(none, 0, 'vladivostok'), auditOf(none)]).toEqual([2, []]);
    }
  });

  it('SB-7.15: only an own figure that is there can be sent; workers in Vladivostok are no source', () => {
    const scenario = executing('worker', (table) => {
      standWorkers(table, 0, 'vladivostok', 4);
      standWorkers(table, 1, 'amur');
    });
    expect(whyNot(scenario, 0, 'sendWorker supply')).toBe('noFigureThere SB-7.15');
    expect(whyNot(scenario, 0, 'sendWorker amur')).toBe('noFigureThere SB-7.15');
    expect(whyNot(scenario, 0, 'sendWorker exchange-1')).toBe('noFigureThere SB-7.15');
    expect(() => whyNot(scenario, 0, 'sendWorker vladivostok')).toThrow('badNotation');
    expect(whyNotBeyond(scenario, 0, 'sendWorker')).toBe('unknownNoun SB-7.14');
    expect(offersOf(scenario, 0)).toEqual(['sendWorker exchange-0', 'forgo']);
  });

  it('SB-7.15: with all six figures in Vladivostok the action has no effect', () => {
    const scenario = executing('worker', (table) => {
      withdrawFigures(table, 0);
      standWorkers(table, 0, 'vladivostok', 6);
    });
    expect([factsOf(scenario, 'noEffect').length, offersOf(scenario, 0)]).toEqual([1, ['endTurn']]);
  });
});

describe('investor', () => {
  it('SB-7.16, SB-7.17: a face-up tile goes on a free field of its action, and stays there for good', () => {
    const scenario = executing('investor', (table) => {
      showInvestments(table, 'gas', 'coal', 'oil', 'gold');
      coverAction(table, 0, 'oil', 1);
    });
    expect(offersOf(scenario, 0)).toEqual([
      'invest gas',
      'invest coal',
      'invest oil',
      'invest gold',
      'forgo',
    ]);
    expect(whyNot(scenario, 0, 'invest diamond')).toBe('notFaceUp SB-7.16');
    playPlies(scenario, 0, 'invest oil, endTurn');
    playPlies(scenario, 1, 'pass, endTurn');
    for (let round = 0; round < 2; round++) {
      expect(isInvested(player(scenario, 0), actionNamed('oil'))).toBe(true);
      playPlies(scenario, 0, 'execute oil');
      coverAction(scenario, 0, 'oil', 1);
      playPlies(scenario, 0, 'endTurn');
    }
    expect([isInvested(player(scenario, 0), actionNamed('oil')), auditOf(scenario)]).toEqual([true, []]);
  });

  it('SB-T18: with gas covered by two action tiles the investor tile is legal, the gas tile is not', () => {
    const scenario = executing('investor', (table) => {
      showInvestments(table, 'investor', 'gas', 'gas', 'investor');
      coverAction(table, 0, 'gas');
    });
    expect([whyNot(scenario, 0, 'invest gas'), offersOf(scenario, 0)]).toEqual([
      'noFreeField SB-7.16',
      ['invest investor', 'forgo'],
    ]);
    playPlies(scenario, 0, 'invest investor, endTurn');
    expect([isInvested(player(scenario, 0), actionNamed('investor')), scenario.state.faceUp.length]).toEqual([
      true,
      4,
    ]);
    expect([sum(scenario.state.investments), auditOf(scenario)]).toEqual([15, []]);
  });

  it('SB-T19: a second coal investment is illegal', () => {
    const scenario = executing('investor', (table) => {
      investIn(table, 0, 'coal');
      showInvestments(table, 'coal', 'oil');
    });
    expect(whyNot(scenario, 0, 'invest coal')).toBe('investedAlready SB-7.18');
    expect(offersOf(scenario, 0)).toEqual(['invest oil', 'forgo']);
  });

  it('SB-7.18: the action has no effect if no face-up tile can be put down', () => {
    const scenario = executing('investor', (table) => {
      investIn(table, 0, 'coal');
      coverAction(table, 0, 'oil');
      showInvestments(table, 'coal', 'oil', 'oil');
    });
    expect([
      factsOf(scenario, 'noEffect').length,
      offersOf(scenario, 0),
      scenario.state.faceUp.length,
    ]).toEqual([1, ['endTurn'], 3]);
  });

  it('SB-7.18, SB-5.5: two investments never lie on one action, and an investment alone never executes it', () => {
    const scenario = executing('investor', (table) => showInvestments(table, 'gold', 'gold', 'oil', 'oil'));
    playPlies(scenario, 0, 'invest gold, endTurn');
    giveTurn(scenario, 0);
    coverAction(scenario, 0, 'investor');
    playPlies(scenario, 0, 'execute investor');
    expect(whyNot(scenario, 0, 'invest gold')).toBe('investedAlready SB-7.18');
    playPlies(scenario, 0, 'forgo, endTurn');
    giveTurn(scenario, 0);
    expect(whyNot(scenario, 0, 'execute gold')).toBe('notExecutable SB-5.5');
  });

  it('SB-7.19: the gap is refilled from the stack before the next turn; forgoing leaves no gap', () => {
    const scenario = executing('investor', (table) => showInvestments(table, 'gas', 'coal', 'oil', 'gold'));
    playPlies(scenario, 0, 'invest coal');
    // SB-11.4: not before the confirmation
    expect([scenario.state.faceUp.length, sum(scenario.state.investments)]).toEqual([3, 16]);
    playPlies(scenario, 0, 'endTurn');
    expect([
      scenario.state.faceUp.length,
      sum(scenario.state.investments),
      factsOf(scenario, 'investmentRevealed').length,
    ]).toEqual([4, 15, 1]);
    const forgone = executing('investor', (table) => showInvestments(table, 'gas', 'coal', 'oil', 'gold'));
    playPlies(forgone, 0, 'forgo, endTurn');
    expect([forgone.state.faceUp.length, factsOf(forgone, 'investmentRevealed')]).toEqual([4, []]);
  });

  it('SB-7.19: with an empty stack the display stays smaller', () => {
    const scenario = tableInPlay(4);
    showInvestments(scenario, 'gas', 'coal', 'oil', 'gold');
    investIn(scenario, 1, ...ACTIONS);
    investIn(scenario, 2, 'manager', 'logistics', 'salesman', 'worker', 'investor', 'diamond');
    expect(sum(scenario.state.investments)).toBe(0);
    for (const seat of [0, 3]) coverAction(scenario, seat, 'investor');
    playPlies(scenario, 0, 'execute investor, invest gas, endTurn');
    expect([
      scenario.state.faceUp.length,
      factsOf(scenario, 'investmentRevealed'),
      pendingSeat(scenario),
    ]).toEqual([3, [], 3]);
    playPlies(scenario, 3, 'execute investor, invest oil, endTurn');
    expect([scenario.state.faceUp, auditOf(scenario)]).toEqual([
      [actionNamed('coal'), actionNamed('gold')],
      [],
    ]);
  });

  it('SB-7.20: a tile may go on the investor action itself, whose fields are empty by now', () => {
    const scenario = executing('investor', (table) => {
      showInvestments(table, 'investor', 'worker', 'gas', 'manager');
      coverAction(table, 0, 'worker', 1);
      coverAction(table, 0, 'gas');
    });
    expect([phaseOf(scenario), offersOf(scenario, 0)]).toEqual([
      'investor',
      ['invest manager', 'invest worker', 'invest investor', 'forgo'],
    ]);
    playPlies(scenario, 0, 'invest investor');
    expect(tilesOn(player(scenario, 0), actionNamed('investor'))).toBe(0);
  });
});
