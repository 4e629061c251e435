/**
 * Splits an evaluation by source. The score sheet lists income by resource (SB-10.4), so expected income is
 * assigned to the resource that will be sold.
 */
import type { Player } from '../rules/index.ts';
import { RESOURCES } from '../rules/index.ts';
import type { TerritoryValues } from './territories.ts';

export function splitIncome(player: Player, parts: number[]): void {
  for (let resource = 0; resource < RESOURCES.length; resource++)
    parts[resource] = (player.income[resource] as number) / 1000;
}

/** In proportion to the value of a cube of each resource and to the cubes in reach. */
export function splitPromise(values: TerritoryValues, promise: number, parts: number[]): void {
  let all = 0;
  for (let resource = 0; resource < RESOURCES.length; resource++) all += shareOf(values, resource);
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    const part = all > 0 ? shareOf(values, resource) / all : 1 / RESOURCES.length;
    parts[resource] = (parts[resource] as number) + part * promise;
  }
}

const shareOf = ({ cubeWorth, mines }: TerritoryValues, resource: number): number =>
  (cubeWorth[resource] as number) * (1 + (mines[resource] as number));
