/** The simulation counts as evidence because it finds each of these. */
import type { PlantedBug } from '../plantedBug.ts';
import { PLANTED_CLIENT_BUGS } from './clients.ts';
import { PLANTED_CLOCK_BUGS } from './clocks.ts';
import { PLANTED_DURABILITY_BUGS } from './durability.ts';
import { PLANTED_RACE_BUGS } from './races.ts';

export const PLANTED_BUGS: readonly PlantedBug[] = [
  ...PLANTED_DURABILITY_BUGS,
  ...PLANTED_RACE_BUGS,
  ...PLANTED_CLIENT_BUGS,
  ...PLANTED_CLOCK_BUGS,
];
