import { copySteps, offersFor, playPly } from '@pithead/kernel';
import { describe, expect, it } from 'vitest';
import type { Action } from '../components.ts';
import { ACTIONS } from '../components.ts';
import { siberia } from '../index.ts';
import type { Siberia } from '../state.ts';
import { HAND, isUnrevealed, placeOfEntry, playerOf, tilesOn } from '../state.ts';
import type { SiberiaScenario } from '../testing/scenario.ts';
import {
  actionNamed,
  pendingSeat,
  auditOf,
  coverAction,
  playPlies,
  drawTiles,
  freshTable,
  playIdleRound,
  investIn,
  layTile,
  offersOf,
  phaseOf,
  player,
  tableAtPlacing,
  tableInPlay,
  tileNamed,
  tilesIn,
  factsOf,
  whyNot,
} from '../testing/scenario.ts';

/** Offered places of a tile in hand, and the refusal of every other place. */
function targetsOf(
  scenario: SiberiaScenario,
  tile: string,
): { legal: string[]; refused: Record<string, string | undefined> } {
  const legal = offersOf(scenario, 0).flatMap((offer) =>
    offer.startsWith(`placeTile ${tile}>`) ? [offer.split('>')[1] as string] : [],
  );
  const others = [...ACTIONS, 'research'].filter((place) => !legal.includes(place));
  return {
    legal,
    refused: Object.fromEntries(
      others.map((place) => [place, whyNot(scenario, 0, `placeTile ${tile}>${place}`)]),
    ),
  };
}

const toPlaces = (places: readonly string[], why: string): Record<string, string> =>
  Object.fromEntries(places.map((place) => [place, why]));
const allBut = (...places: string[]): string[] => ACTIONS.filter((action) => !places.includes(action));

describe('where a tile may go', () => {
  it('SB-T1: gas/logistics on an empty board goes to logistics, gas or research, to no other action', () => {
    const scenario = tableAtPlacing(2);
    drawTiles(scenario, 0, 'logistics-gas');
    const { legal, refused } = targetsOf(scenario, 'logistics-gas');
    expect(legal).toEqual(['logistics', 'gas', 'research']);
    expect(refused).toEqual(toPlaces(allBut('logistics', 'gas'), 'tileDoesNotFit SB-4.3'));
    expect(Object.keys(refused)).toHaveLength(8);
  });

  it('SB-T3: a manager tile on an empty board goes to manager or research only', () => {
    const scenario = tableAtPlacing(2);
    drawTiles(scenario, 0, 'manager');
    const { legal, refused } = targetsOf(scenario, 'manager');
    expect(legal).toEqual(['manager', 'research']);
    expect(refused).toEqual(toPlaces(allBut('manager'), 'tileDoesNotFit SB-4.4'));
  });

  it('SB-T4: with gas and logistics both covered the tile must go to research', () => {
    const scenario = tableAtPlacing(2);
    coverAction(scenario, 0, 'gas');
    coverAction(scenario, 0, 'logistics');
    drawTiles(scenario, 0, 'logistics-gas');
    const { legal, refused } = targetsOf(scenario, 'logistics-gas');
    expect(legal).toEqual(['research']);
    expect(refused).toMatchObject({ gas: 'noFreeField SB-4.6', logistics: 'noFreeField SB-4.6' });
    expect(whyNot(scenario, 0, 'confirmPlacement')).toBe('tilesToPlace SB-4.7');
  });

  it('SB-T5: gas with an investment and one action tile takes no further tile', () => {
    const scenario = tableAtPlacing(2);
    investIn(scenario, 0, 'gas');
    coverAction(scenario, 0, 'gas', 1);
    drawTiles(scenario, 0, 'worker-gas');
    expect(targetsOf(scenario, 'worker-gas').legal).toEqual(['worker', 'research']);
    expect(whyNot(scenario, 0, 'placeTile worker-gas>gas')).toBe('noFreeField SB-4.6');
  });

  it('SB-4.4, SB-4.6: a third manager tile finds no free manager field; tiles placed in this phase cover, too', () => {
    const scenario = tableAtPlacing(2);
    drawTiles(scenario, 0, 'manager', 'manager', 'manager');
    playPlies(scenario, 0, 'placeTile manager>manager, placeTile manager>manager');
    expect(whyNot(scenario, 0, 'placeTile manager>manager')).toBe('noFreeField SB-4.6');
    expect(offersOf(scenario, 0)).toEqual(['placeTile manager>research']);
  });

  it('SB-4.5: research may be chosen while matching fields are free, by any number of tiles', () => {
    const scenario = tableAtPlacing(2);
    const hand = ['manager', 'manager', 'logistics-diamond', 'salesman-gold', 'worker-gas', 'investor-oil'];
    drawTiles(scenario, 0, ...hand);
    for (const tile of hand.toReversed()) playPlies(scenario, 0, `placeTile ${tile}>research`);
    playPlies(scenario, 0, 'confirmPlacement');
    playPlies(scenario, 1, 'confirmPlacement');
    expect([tilesIn(scenario, 0, 'research'), player(scenario, 0).covered]).toEqual([hand, 0]);
  });

  it('SB-4.6: a field next to an investment, and a field next to an action tile, are free', () => {
    const scenario = tableAtPlacing(2);
    investIn(scenario, 0, 'oil');
    coverAction(scenario, 0, 'investor', 1);
    drawTiles(scenario, 0, 'investor-oil');
    expect(targetsOf(scenario, 'investor-oil').legal).toEqual(['investor', 'oil', 'research']);
  });

  it('SB-T30: of four gas/logistics and two managers with a gas investment at least one goes to research', () => {
    const scenario = tableAtPlacing(2);
    investIn(scenario, 0, 'gas');
    drawTiles(
      scenario,
      0,
      'logistics-gas',
      'logistics-gas',
      'logistics-gas',
      'logistics-gas',
      'manager',
      'manager',
    );
    const layouts = layoutsOf(scenario.state);
    const most = (action: Action): number =>
      Math.max(...layouts.map((layout) => layout[actionNamed(action)] as number));
    expect([most('gas'), most('logistics'), most('manager')]).toEqual([1, 2, 2]);
    const inResearch = layouts.map((layout) => layout[actionNamed('research')] as number);
    expect([Math.min(...inResearch), Math.max(...inResearch)]).toEqual([1, 6]);
    // none or one on gas, up to two on logistics, up to two on manager
    expect(layouts).toHaveLength(2 * 3 * 3);
  });
});

/** All layouts that a seat can confirm, as counts of new tiles by place. */
function layoutsOf(start: Siberia): number[][] {
  const layouts = new Map<string, number[]>();
  const known = new Set<string>();
  const open = [start];
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    for (const ply of offersFor(siberia, state, 0)) {
      const counts = [...ACTIONS, 'research', 'hand'].map(
        (_, place) =>
          playerOf(state as Siberia, 0).tiles.filter((entry) => placeOfEntry(entry) === place).length,
      );
      if (ply[0] === 'confirmPlacement') layouts.set(counts.join(), counts);
      const after = siberia.copy(state);
      playPly(siberia, after, 0, ply, undefined);
      const seen = [...playerOf(after, 0).tiles].sort().join();
      if (ply[0] !== 'confirmPlacement' && !known.has(seen)) open.push(after);
      known.add(seen);
    }
  }
  return [...layouts.values()];
}

describe('phase 1', () => {
  it('SB-4.1: every seat draws six tiles, beginning with the start player, clockwise', () => {
    for (const seats of [2, 3, 4]) {
      const scenario = freshTable(seats, { exchangeSides: 'drawn' }, seats);
      const first = scenario.state.startPlayer;
      expect(
        factsOf(scenario, 'tilesDrawn').map(({ seat, count, tiles }) => [seat, count, tiles.length]),
      ).toEqual(Array.from({ length: seats }, (_, i) => [(first + i) % seats, 6, 6]));
    }
  });

  it('SB-4.1: every round begins with a draw, from the new start player', () => {
    const scenario = tableAtPlacing(3);
    playIdleRound(scenario);
    expect(factsOf(scenario, 'tilesDrawn').map(({ seat, count }) => [seat, count])).toEqual([
      [1, 6],
      [2, 6],
      [0, 6],
    ]);
    expect(scenario.state.players.map(({ tiles }) => tiles.length)).toEqual([6, 6, 6]);
  });

  it('SB-4.2: all place at the same time; nothing lies on a board before the last has confirmed', () => {
    const scenario = tableAtPlacing(3);
    for (const seat of [0, 1, 2]) drawTiles(scenario, seat, 'worker-gas');
    playPlies(scenario, 2, 'placeTile worker-gas>gas');
    playPlies(scenario, 0, 'placeTile worker-gas>worker, confirmPlacement');
    playPlies(scenario, 2, 'confirmPlacement');
    expect([phaseOf(scenario), pendingSeat(scenario)]).toEqual(['placing', 1]);
    expect(scenario.state.players.map(({ covered }) => covered)).toEqual([0, 0, 0]);
    expect(factsOf(scenario, 'placementRevealed')).toEqual([]);
    playPlies(scenario, 1, 'placeTile worker-gas>research, confirmPlacement');
    const tile = tileNamed('worker-gas');
    expect(
      factsOf(scenario, 'placementRevealed').map(({ seat, tiles, places }) => [seat, tiles, places]),
    ).toEqual([
      [0, [tile], [actionNamed('worker')]],
      [1, [tile], [actionNamed('research')]],
      [2, [tile], [actionNamed('gas')]],
    ]);
    expect([
      tilesOn(player(scenario, 0), actionNamed('worker')),
      tilesOn(player(scenario, 2), actionNamed('gas')),
    ]).toEqual([1, 1]);
    expect(scenario.state.players.every(({ tiles }) => !tiles.some(isUnrevealed))).toBe(true);
    expect(phaseOf(scenario)).toBe('turn');
    expect(auditOf(scenario)).toEqual([]);
  });

  it('SB-4.2: the order in which they place and confirm makes no difference', () => {
    const tell = (plies: [number, string][]): Siberia => {
      const scenario = tableAtPlacing(2);
      drawTiles(scenario, 0, 'worker-gas', 'manager');
      drawTiles(scenario, 1, 'investor-oil');
      for (const [seat, text] of plies) playPlies(scenario, seat, text);
      return { ...scenario.state, steps: copySteps(scenario.state.steps) };
    };
    const first: [number, string] = [0, 'placeTile worker-gas>gas, placeTile manager>research'];
    const second: [number, string] = [1, 'placeTile investor-oil>oil'];
    const orders = [
      tell([first, [0, 'confirmPlacement'], second, [1, 'confirmPlacement']]),
      tell([second, [1, 'confirmPlacement'], first, [0, 'confirmPlacement']]),
      tell([first, second, [1, 'confirmPlacement'], [0, 'confirmPlacement']]),
    ];
    expect(orders[1]).toEqual(orders[0]);
    expect(orders[2]).toEqual(orders[0]);
  });

  it('SB-4.3: only own new tiles can be placed, each in one place', () => {
    const scenario = tableAtPlacing(2);
    drawTiles(scenario, 0, 'worker-gas');
    drawTiles(scenario, 1, 'investor-oil');
    expect(whyNot(scenario, 0, 'placeTile investor-oil>oil')).toBe('tileNotInHand SB-4.7');
    playPlies(scenario, 0, 'placeTile worker-gas>gas');
    expect(whyNot(scenario, 0, 'placeTile worker-gas>worker')).toBe('tileNotInHand SB-4.7');
  });

  it('SB-4.7: tiles from earlier rounds are not moved', () => {
    const scenario = tableAtPlacing(2);
    layTile(scenario, 0, 'salesman-coal', 'coal');
    expect(whyNot(scenario, 0, 'placeTile salesman-coal>salesman')).toBe('tileNotInHand SB-4.7');
    expect(whyNot(scenario, 0, 'placeTile salesman-coal>research')).toBe('tileNotInHand SB-4.7');
    playPlies(scenario, 0, 'confirmPlacement');
    expect(tilesIn(scenario, 0, 'coal')).toEqual(['salesman-coal']);
  });

  it('SB-4.7: all six must be placed; none is kept in hand or returned', () => {
    const scenario = freshTable(2, { exchangeSides: 'drawn' });
    for (let left = 6; left > 0; left--) {
      expect(whyNot(scenario, 0, 'confirmPlacement')).toBe('tilesToPlace SB-4.7');
      expect(offersOf(scenario, 0)).not.toContain('confirmPlacement');
      playPlies(scenario, 0, offersOf(scenario, 0)[0] as string);
    }
    expect(offersOf(scenario, 0)).toEqual(['confirmPlacement']);
    expect(player(scenario, 0).tiles.filter((entry) => placeOfEntry(entry) === HAND)).toEqual([]);
    expect(player(scenario, 0).tiles).toHaveLength(6);
  });

  it('SB-4.8: a confirmed placement is final, although others still place', () => {
    const scenario = tableAtPlacing(2);
    drawTiles(scenario, 0, 'worker-gas');
    playPlies(scenario, 0, 'placeTile worker-gas>gas, confirmPlacement');
    expect(whyNot(scenario, 0, 'placeTile worker-gas>worker')).toBe('notYourTurn SB-4.2');
    expect(whyNot(scenario, 0, 'confirmPlacement')).toBe('notYourTurn SB-4.2');
    expect(offersOf(scenario, 0)).toEqual([]);
    expect(whyNot(scenario, 1, 'confirmPlacement')).toBeUndefined();
  });

  it('SB-4.8: phase 2 begins when all have confirmed; then nothing is placed any more', () => {
    const scenario = tableAtPlacing(2);
    coverAction(scenario, 0, 'gas');
    playPlies(scenario, 0, 'confirmPlacement');
    expect(whyNot(scenario, 1, 'pass')).toBe('notNow SB-4.2');
    playPlies(scenario, 1, 'confirmPlacement');
    expect(whyNot(scenario, 0, 'placeTile worker-gas>worker')).toBe('notNow SB-5.1');
    expect(whyNot(tableInPlay(2), 1, 'confirmPlacement')).toBe('notYourTurn SB-5.1');
  });
});
