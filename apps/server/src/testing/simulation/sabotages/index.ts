/** All planted bugs. The simulation counts as evidence because it finds each of them. */
import type { Sabotage } from '../sabotage.ts';
import { CLIENTS } from './clients.ts';
import { CLOCK_RACES } from './clocks.ts';
import { DURABILITY } from './durability.ts';
import { RACES } from './races.ts';

export const SABOTAGES: readonly Sabotage[] = [...DURABILITY, ...RACES, ...CLIENTS, ...CLOCK_RACES];
