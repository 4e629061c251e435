import type { Siberia } from '../rules/index.ts';
import { board } from './board.ts';
import { roundsLeft } from './chances.ts';
import type { Scales } from './weights.ts';

/** With this many rounds left a lead says as little as at the start. */
const LONG = 8;

/** In thousands; smaller when fewer rounds are left to catch up. */
export function leadOf(state: Siberia, scales: Scales): number {
  board.cubes.fill(0);
  return scales.leadEnd + (scales.leadStart - scales.leadEnd) * Math.min(1, roundsLeft(state, scales) / LONG);
}
