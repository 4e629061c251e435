import type { Ply } from '@pithead/kernel';
import type { GlueckAufView, WorkerSpace } from '../rules/index.ts';
import { SPACES } from '../rules/index.ts';

/** The rule of each area of worker spaces. */
export const AREAS = {
  factory: 'GA-5.1',
  mining: 'GA-6.1',
  delivery: 'GA-7.2',
  money: 'GA-8.1',
  orders: 'GA-9.1',
} as const;

const AREA_OF_ACTION: Readonly<Record<WorkerSpace['action'], keyof typeof AREAS>> = {
  buyDisplayedTile: 'factory',
  drawFiveTiles: 'factory',
  mining: 'mining',
  delivery: 'delivery',
  takeMoney: 'money',
  takeDisplayedOrder: 'orders',
  drawFiveOrders: 'orders',
};

export function areaOf([verb, noun]: Ply): string | undefined {
  const space = verb === 'placeWorkers' ? SPACES[noun] : undefined;
  return space && AREA_OF_ACTION[space.action];
}

export const decisionOf = ({ steps }: GlueckAufView): string | undefined => steps.at(-1)?.at;
