/** Separate from components.ts because a browser needs the cards only after the first extraction. */
import type { Cubes } from './components.ts';

export interface Card {
  readonly id: string;
  readonly cubes: Cubes;
  readonly danger: boolean;
}

const card = (id: string, ...cubes: Cubes): Card => ({ id, cubes, danger: false });
const dangerous = (id: string, ...cubes: Cubes): Card => ({ id, cubes, danger: true });

/** Six cards per pile. RW-1.5; RECONSTRUCTED except the cubes of X1-6 and X6-5 */
export const CARDS: readonly Card[] = [
  card('X1-1', 4, 0, 0, 0),
  card('X1-2', 5, 1, 0, 0),
  card('X1-3', 6, 2, 0, 0),
  card('X1-4', 4, 2, 2, 0),
  dangerous('X1-5', 5, 3, 1, 0),
  card('X1-6', 7, 4, 0, 0),
  card('X2-1', 3, 1, 0, 0),
  card('X2-2', 5, 2, 0, 0),
  card('X2-3', 6, 3, 0, 0),
  card('X2-4', 4, 3, 2, 0),
  dangerous('X2-5', 3, 4, 3, 0),
  card('X2-6', 8, 4, 1, 0),
  card('X3-1', 0, 4, 0, 0),
  card('X3-2', 4, 3, 1, 0),
  card('X3-3', 3, 5, 1, 0),
  dangerous('X3-4', 5, 4, 2, 0),
  card('X3-5', 2, 3, 3, 1),
  dangerous('X3-6', 6, 5, 3, 0),
  card('X4-1', 3, 0, 2, 0),
  card('X4-2', 2, 4, 2, 0),
  card('X4-3', 0, 5, 3, 0),
  card('X4-4', 3, 3, 3, 1),
  dangerous('X4-5', 4, 4, 3, 1),
  dangerous('X4-6', 2, 5, 4, 2),
  card('X5-1', 0, 3, 1, 1),
  card('X5-2', 3, 3, 2, 1),
  card('X5-3', 0, 4, 4, 1),
  card('X5-4', 2, 3, 3, 2),
  dangerous('X5-5', 0, 3, 5, 2),
  dangerous('X5-6', 3, 4, 4, 3),
  card('X6-1', 4, 0, 2, 1),
  card('X6-2', 0, 3, 4, 1),
  card('X6-3', 0, 2, 4, 3),
  dangerous('X6-4', 2, 2, 4, 3),
  card('X6-5', 0, 3, 5, 4),
  dangerous('X6-6', 0, 4, 6, 4),
  card('X7-1', 0, 0, 3, 2),
  card('X7-2', 0, 2, 3, 3),
  card('X7-3', 0, 1, 5, 4),
  dangerous('X7-4', 0, 3, 4, 4),
  dangerous('X7-5', 0, 2, 5, 5),
  dangerous('X7-6', 0, 3, 5, 7),
  card('X8-1', 0, 2, 0, 4),
  card('X8-2', 0, 0, 4, 4),
  card('X8-3', 0, 2, 4, 5),
  dangerous('X8-4', 0, 0, 5, 6),
  dangerous('X8-5', 0, 3, 4, 7),
  dangerous('X8-6', 0, 0, 6, 9),
];
