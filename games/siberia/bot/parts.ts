/**
 * The same evaluation by source: the score sheet lists the income of each resource (SB-10.4), so promises go
 * where they will be sold.
 */
import type { Player } from '../rules/index.ts';
import { RESOURCES } from '../rules/index.ts';
import { cubeWorth, mines } from './territories.ts';

/** In thousands. */
export function splitIncome(player: Player, parts: number[]): void {
  for (let resource = 0; resource < RESOURCES.length; resource++)
    parts[resource] = (player.income[resource] as number) / 1000;
}

/** What was not earned yet, by what a cube of each resource is worth and how many lie ready. */
export function splitPromise(promise: number, parts: number[]): void {
  let all = 0;
  for (let resource = 0; resource < RESOURCES.length; resource++) all += shareOf(resource);
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    const part = all > 0 ? shareOf(resource) / all : 1 / RESOURCES.length;
    parts[resource] = (parts[resource] as number) + part * promise;
  }
}

const shareOf = (resource: number): number =>
  (cubeWorth[resource] as number) * (1 + (mines[resource] as number));
