/** Data, no behaviour: see components.ts. */
import type { Cubes } from './components.ts';

export interface Tile {
  readonly id: string;
  readonly power: number;
  readonly pile: number;
  readonly income: Cubes;
}

const tile = (id: string, power: number, pile: number, ...income: Cubes): Tile => ({
  id,
  power,
  pile,
  income,
});

/**
 * RECONSTRUCTED, except that there are an A tile of 3, a B tile of 5 and a C tile of 7. At most six tiles
 * name one pile, so that no pile runs out. RW-1.1, RW-11.3
 */
export const TILES: readonly Tile[] = [
  tile('A1', 2, 1, 2, 0, 0, 0),
  tile('A2', 2, 2, 1, 1, 0, 0),
  tile('A3', 2, 3, 0, 1, 0, 0),
  tile('A4', 3, 1, 2, 0, 0, 0),
  tile('A5', 3, 2, 1, 1, 0, 0),
  tile('A6', 3, 4, 1, 0, 1, 0),
  tile('A7', 4, 1, 0, 0, 1, 0),
  tile('A8', 4, 3, 0, 2, 0, 0),
  tile('B1', 4, 1, 1, 1, 0, 0),
  tile('B2', 4, 3, 1, 0, 1, 0),
  tile('B3', 4, 5, 0, 0, 1, 0),
  tile('B4', 5, 2, 2, 1, 0, 0),
  tile('B5', 5, 4, 0, 1, 1, 0),
  tile('B6', 5, 5, 0, 0, 0, 1),
  tile('B7', 6, 3, 0, 2, 0, 0),
  tile('B8', 6, 4, 0, 1, 1, 0),
  tile('C1', 6, 4, 0, 2, 0, 0),
  tile('C2', 6, 6, 0, 0, 0, 1),
  tile('C3', 7, 2, 0, 1, 1, 0),
  tile('C4', 7, 6, 0, 0, 2, 0),
  tile('C5', 7, 7, 0, 1, 0, 1),
  tile('C6', 8, 5, 0, 0, 1, 1),
  tile('C7', 8, 5, 0, 0, 2, 0),
  tile('C8', 8, 7, 0, 0, 1, 1),
  tile('D1', 8, 6, 0, 0, 0, 1),
  tile('D2', 8, 8, 0, 0, 1, 1),
  tile('D3', 9, 6, 0, 0, 2, 0),
  tile('D4', 9, 7, 0, 0, 1, 1),
  tile('D5', 9, 8, 0, 0, 0, 2),
  tile('D6', 10, 7, 0, 0, 0, 2),
  tile('D7', 10, 8, 0, 0, 2, 1),
  tile('D8', 10, 8, 0, 1, 0, 2),
];
