import { FIELDS_PER_ACTION, FIRST_RESOURCE, RESOURCES } from '../rules/index.ts';
import type { EvaluationBuffers } from './buffers.ts';

/** Income from selling at own prices, by how many fields of the action are covered. */
interface Sales {
  mines: number;
  ready: number;
  half: number;
  bare: number;
  best: number;
  inHand: number;
  hoped: number;
  ownPrices: number;
  prices: number;
  cubeWorths: number;
}

export function countSales({ board, ownPrices, prices, cubeWorth, mines }: EvaluationBuffers): Sales {
  const sales: Sales = {
    mines: 0,
    ready: 0,
    half: 0,
    bare: 0,
    best: 0,
    inHand: 0,
    hoped: 0,
    ownPrices: 0,
    prices: 0,
    cubeWorths: 0,
  };
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    const cubes = mines[resource] as number;
    const sale = cubes * (ownPrices[resource] as number);
    const covered = board.covered[FIRST_RESOURCE + resource] as number;
    sales.mines += cubes;
    if (covered >= FIELDS_PER_ACTION) sales.ready += sale;
    else if (covered > 0) sales.half += sale;
    else sales.bare += sale;
    if (covered >= FIELDS_PER_ACTION && sale > sales.best) sales.best = sale;
    if (covered < FIELDS_PER_ACTION && (board.fitting[FIRST_RESOURCE + resource] as number) > 0)
      sales.inHand += sale;
    sales.hoped += cubes * (prices[resource] as number);
    sales.ownPrices += ownPrices[resource] as number;
    sales.prices += prices[resource] as number;
    sales.cubeWorths += cubeWorth[resource] as number;
  }
  return sales;
}
