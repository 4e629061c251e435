import { keyFromSeed, redealtCopy } from '@pithead/kernel';
import { describe, expect, it } from 'vitest';
import { glueckAuf } from './index.ts';
import { packRevealed } from './state.ts';
import type { GlueckAufScenario } from './testing/scenario.ts';
import {
  auditOf,
  deliverFor,
  factsOf,
  giveTurn,
  leaveWorkers,
  orderNamed,
  playPlies,
  tableInPlay,
} from './testing/scenario.ts';
import type { PlayerView } from './view.ts';

const GREY = 'truck-2-grey';
const BLACK = 'truck-2-black';
const OTHERS = [1, 2, undefined];

/** The last worker of all seats goes to the bank. */
function endShift(scenario: GlueckAufScenario): void {
  for (let seat = 0; seat < scenario.state.seats; seat++) leaveWorkers(scenario, seat, seat === 0 ? 1 : 0);
  giveTurn(scenario, 0);
  playPlies(scenario, 0, 'useBank, endTurn');
}

const known = ({ state }: GlueckAufScenario, viewer: number | undefined): unknown => {
  const { deliveredCount, delivered, revealed } = glueckAuf.view(state, viewer).players[0] as PlayerView;
  return { deliveredCount, delivered, revealed };
};

describe('GA-10.1, GA-13.4: delivered orders at a shift scoring (version 2)', () => {
  it('GA-13.4: before the first scoring the others see the number only', () => {
    const scenario = tableInPlay(3, {}, 2);
    deliverFor(scenario, 0, GREY);
    for (const viewer of OTHERS)
      expect(known(scenario, viewer)).toEqual({ deliveredCount: 1, delivered: null, revealed: [] });
  });

  it('GA-10.1: the scoring lays them open to everybody, spectators included', () => {
    const scenario = tableInPlay(3, {}, 2);
    deliverFor(scenario, 0, GREY);
    deliverFor(scenario, 0, BLACK);
    endShift(scenario);
    const orders = [GREY, BLACK].map(orderNamed);
    expect([scenario.state.shift, auditOf(scenario)]).toEqual([2, []]);
    for (const viewer of [0, ...OTHERS])
      expect(known(scenario, viewer)).toEqual({ deliveredCount: 2, delivered: orders, revealed: orders });
    expect(factsOf(scenario, 'ordersRevealed')).toEqual([{ type: 'ordersRevealed', seat: 0, orders }]);
    const [fact] = factsOf(scenario, 'ordersRevealed');
    for (const viewer of OTHERS) expect(glueckAuf.seen(fact as never, viewer)).toEqual(fact);
    const types = scenario.facts.map(({ type }) => type);
    expect(types.indexOf('ordersRevealed')).toBeLessThan(types.indexOf('elementScored'));
  });

  it('GA-13.4: what was laid open stays known; later deliveries are hidden until the next scoring', () => {
    const scenario = tableInPlay(3, {}, 2);
    deliverFor(scenario, 0, GREY);
    endShift(scenario);
    deliverFor(scenario, 0, BLACK);
    const [grey, black] = [GREY, BLACK].map(orderNamed);
    for (const viewer of OTHERS)
      expect(known(scenario, viewer)).toEqual({ deliveredCount: 2, delivered: null, revealed: [grey] });
    expect(known(scenario, 0)).toEqual({ deliveredCount: 2, delivered: [grey, black], revealed: [grey] });
    endShift(scenario);
    for (const viewer of OTHERS)
      expect(known(scenario, viewer)).toEqual({
        deliveredCount: 2,
        delivered: [grey, black],
        revealed: [grey, black],
      });
    expect(factsOf(scenario, 'ordersRevealed').map(({ orders }) => orders)).toEqual([[grey], [black]]);
  });

  it('GA-13.4: a redeal keeps what was laid open', () => {
    const scenario = tableInPlay(3, {}, 2);
    deliverFor(scenario, 0, GREY);
    endShift(scenario);
    for (let seed = 0; seed < 20; seed++) {
      const state = redealtCopy(glueckAuf, scenario.state, 1, keyFromSeed(seed));
      expect(known({ state, facts: [] }, 1)).toEqual(known(scenario, 1));
    }
  });

  it('GA-10.1: a player without new deliveries has nothing to reveal; with openDeliveredOrders nobody has', () => {
    const scenario = tableInPlay(3, {}, 2);
    deliverFor(scenario, 1, BLACK);
    endShift(scenario);
    endShift(scenario);
    expect(factsOf(scenario, 'ordersRevealed').map(({ seat }) => seat)).toEqual([1]);
    const open = tableInPlay(3, { openDeliveredOrders: true }, 2);
    deliverFor(open, 0, GREY);
    endShift(open);
    expect([factsOf(open, 'ordersRevealed'), known(open, 1)]).toMatchObject([
      [],
      { revealed: [orderNamed(GREY)] },
    ]);
  });

  it('GA-13.4: the audit finds orders that were laid open without a scoring', () => {
    const early = tableInPlay(3, {}, 2);
    deliverFor(early, 0, GREY);
    early.state.revealed = packRevealed(0, 1);
    expect(auditOf(early)).toEqual(['GA-13.4: orders were laid open without a scoring']);
    const beyond = tableInPlay(3, {}, 2);
    endShift(beyond);
    beyond.state.revealed = packRevealed(2, 1);
    expect(auditOf(beyond)).toEqual(['GA-13.4: orders were laid open without a scoring']);
  });
});

describe('GA-13.4, GA-11.5: delivered orders at a shift scoring (version 1)', () => {
  it('GA-11.5: they are face down again after a scoring, and the state is that of version 1', () => {
    const scenario = tableInPlay(3, {}, 1);
    deliverFor(scenario, 0, GREY);
    endShift(scenario);
    for (const viewer of OTHERS)
      expect(known(scenario, viewer)).toEqual({ deliveredCount: 1, delivered: null });
    expect(factsOf(scenario, 'ordersRevealed')).toEqual([]);
    expect(Object.keys(scenario.state)).not.toContain('version');
    expect(Object.keys(scenario.state)).not.toContain('revealed');
  });

  it('GA-13.4: they are shown at the end of the game', () => {
    const scenario = tableInPlay(3, {}, 1);
    deliverFor(scenario, 0, GREY);
    for (let shift = 0; shift < 3; shift++) endShift(scenario);
    expect(scenario.state.steps).toEqual([]);
    for (const viewer of OTHERS)
      expect(known(scenario, viewer)).toMatchObject({ delivered: [orderNamed(GREY)] });
  });
});
