import { describe, expect, it } from 'vitest';
import data from '../data/components.json' with { type: 'json' };
import {
  CAGE_PLACES,
  CART_PRICE,
  CLOCK,
  COALS,
  CUBES_PER_COAL,
  CUBES_PER_POINT,
  DRAFTED_EACH,
  IMBALANCE_PENALTY,
  isOpen,
  MARKS_PER_POINT,
  ORDERS,
  OUTSTANDING_PENALTY,
  PLAYER_COUNTS,
  SHIFTS,
  SPACES,
  TILE_COPIES,
  TILES,
  TRANSPORTS,
} from './components.ts';

const sumOf = <T>(list: readonly T[], of: (item: T) => number): number =>
  list.reduce((sum, item) => sum + of(item), 0);

describe('the tables are those of the component data', () => {
  it('GA-1.2: there are 26 worker spaces with these values', () => {
    expect(SPACES.map(({ id }) => id)).toEqual(data.workerSpaces.map(({ id }) => id));
    SPACES.forEach((space, i) => {
      const { action, value, lockedForPlayerCounts } = data.workerSpaces[
        i
      ] as (typeof data.workerSpaces)[number];
      expect(space.action).toBe({ mine: 'mining', deliver: 'delivery' }[action] ?? action);
      if (typeof value === 'string') expect(TRANSPORTS[space.value]).toBe(value);
      else if (value !== null) expect(space.value).toBe(value);
      expect([2, 3, 4].filter((players) => !isOpen(space, players))).toEqual(lockedForPlayerCounts);
    });
  });

  it('GA-1.4: there are 48 tunnel tiles in 16 kinds with 72 carts, half of them light', () => {
    expect(TILES).toEqual(
      data.tunnelTiles.map(({ id, colour, carts, side, price }) => ({
        id,
        coal: COALS.indexOf(colour as 'yellow'),
        carts,
        side,
        price,
      })),
    );
    expect(data.tunnelTiles.every(({ count }) => count === TILE_COPIES)).toBe(true);
    expect(TILES.length * TILE_COPIES).toBe(48);
    expect(sumOf(TILES, ({ carts }) => carts) * TILE_COPIES).toBe(72);
    expect(TILES.filter(({ side }) => side === 'light')).toHaveLength(8);
  });

  it('GA-1.5: there are 44 orders; each transport has 11 with 22 slots and 64 points, each coal 22 slots', () => {
    const asData = ORDERS.map(({ id, transport, slots, slotCount, points }) => ({
      id,
      transport: TRANSPORTS[transport],
      slots: Object.fromEntries(COALS.map((coal, i) => [coal, slots[i]])),
      slotCount,
      victoryPoints: points,
    }));
    const byId = <T extends { id: string }>(list: readonly T[]): T[] =>
      [...list].sort((a, b) => (a.id < b.id ? -1 : 1));
    expect(byId(asData)).toEqual(byId(data.orders));
    TRANSPORTS.forEach((_, transport) => {
      const cards = ORDERS.filter((card) => card.transport === transport);
      expect([
        cards.length,
        sumOf(cards, ({ slotCount }) => slotCount),
        sumOf(cards, ({ points }) => points),
      ]).toEqual([11, 22, 64]);
    });
    COALS.forEach((_, coal) => expect(sumOf(ORDERS, ({ slots }) => slots[coal] as number)).toBe(22));
  });

  it('GA-1.6, GA-5.2: there are 16 cubes of each coal, and these prices per cart', () => {
    expect(data.coalColours.map(({ cubeCount }) => cubeCount)).toEqual(COALS.map(() => CUBES_PER_COAL));
    expect(data.coalColours.map(({ cartPrice }) => cartPrice)).toEqual([...CART_PRICE]);
    expect(data.mine.cageCapacity).toBe(CAGE_PLACES);
  });

  it('GA-2.5, GA-2.7: workers, marks and draft cards depend on the number of players', () => {
    for (const players of ['2', '3', '4'] as const) {
      const { workersPerPlayer, startMoneyPerPlayer, draftCardsRevealed, draftCardsPerPlayer } =
        data.playerCounts[players];
      expect(PLAYER_COUNTS[Number(players)]).toEqual({
        workers: workersPerPlayer,
        marks: startMoneyPerPlayer,
        draftCards: draftCardsRevealed,
      });
      expect(draftCardsPerPlayer).toBe(DRAFTED_EACH);
    }
  });

  it('GA-10.2: the clock has twelve elements', () => {
    const kinds = {
      slotsByCoal: 'deliveredSlotsByColour',
      slotsByTransport: 'deliveredSlotsByTransport',
      emptyCarts: 'emptyCartsByColour',
    };
    expect(
      CLOCK.map(({ id, kind, subject, first, second, fromShift }, i) => ({
        position: i + 1,
        id,
        category: kinds[kind],
        subject: (kind === 'slotsByTransport' ? TRANSPORTS : COALS)[subject],
        firstPlacePoints: first,
        secondPlacePoints: second,
        scoredInShifts: [1, 2, 3].filter((shift) => shift >= fromShift),
      })),
    ).toEqual(data.shiftClock);
  });

  it('GA-12.1 to GA-12.4: marks, cubes, outstanding orders and imbalance have these values at the end', () => {
    const { marksPerPoint, cubesPerPoint, pointsPerOutstandingOrder, pointsPerImbalancedTile } =
      data.endOfGame;
    expect([MARKS_PER_POINT, CUBES_PER_POINT, -OUTSTANDING_PENALTY, -IMBALANCE_PENALTY]).toEqual([
      marksPerPoint,
      cubesPerPoint,
      pointsPerOutstandingOrder,
      pointsPerImbalancedTile,
    ]);
    expect(data.game.shifts).toBe(SHIFTS);
  });
});
