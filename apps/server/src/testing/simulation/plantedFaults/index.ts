/** The simulation counts as evidence because it finds each of these. */
import type { SimulationFault } from '../simulationFault.ts';
import { PLANTED_CLIENT_FAULTS } from './clients.ts';
import { PLANTED_CLOCK_FAULTS } from './clocks.ts';
import { PLANTED_DURABILITY_FAULTS } from './durability.ts';
import { PLANTED_RACE_FAULTS } from './races.ts';

export const PLANTED_SIMULATION_FAULTS: readonly SimulationFault[] = [
  ...PLANTED_DURABILITY_FAULTS,
  ...PLANTED_RACE_FAULTS,
  ...PLANTED_CLIENT_FAULTS,
  ...PLANTED_CLOCK_FAULTS,
];
