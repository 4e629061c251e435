import { describe, expect, it } from 'vitest';
import { ACTIONS, moneyOf, siberia, sum, TILES } from '../rules/index.ts';
import type { SiberiaScenario } from '../rules/testing/scenario.ts';
import {
  coverAction,
  playPlies,
  drawTiles,
  freshTable,
  layCubes,
  layTile,
  player,
  postSalesmen,
  standWorkers,
  tableAtPlacing,
  tableInPlay,
} from '../rules/testing/scenario.ts';
import { endProgress, forecastAction, isWasted } from './actionForecast.ts';
import { unseenTiles } from './lazy/whatIsLeft.tsx';

const GAS = ACTIONS.indexOf('gas');
const seen = ({ state }: SiberiaScenario, seat: number) => siberia.view(state, seat);
const foretold = (scenario: SiberiaScenario, action: number) => {
  const view = seen(scenario, 0);
  const own = view.players[0];
  if (own === undefined) throw new Error('nobody sits there');
  return { forecast: forecastAction(view, own, action), isWasted: isWasted(view, own, ['execute', action]) };
};

describe('predictions of the table', () => {
  it('SB-10.3: counters of the end stop at 8 territories and 3 supply fields', () => {
    expect(endProgress({ closed: 0b11, supply: [0, 1, 1, 1, 1] })).toEqual({ closed: 2, empty: 1 });
    expect(endProgress({ closed: (1 << 10) - 1, supply: [0, 0, 0, 0, 1] })).toEqual({ closed: 8, empty: 3 });
  });

  it('SB-7.21, SB-7.23: a predicted sale is what the rules pay at the dearest own exchange', () => {
    const scenario = tableInPlay(2);
    coverAction(scenario, 0, 'gas');
    standWorkers(scenario, 0, 'amur');
    standWorkers(scenario, 0, 'aldan');
    postSalesmen(scenario, 0, 'tokyo');
    const { forecast } = foretold(scenario, GAS);
    expect(forecast).toEqual({ kind: 'sale', count: 2, income: 6000, field: 1 });
    playPlies(scenario, 0, 'execute gas, sell exchange-1');
    expect(moneyOf(player(scenario, 0))).toBe(6000);
  });

  it('SB-7.25, SB-5.8: an action without a cube in reach or a buyer is predicted to have no effect', () => {
    const scenario = tableInPlay(2);
    coverAction(scenario, 0, 'diamond');
    layCubes(scenario, 'amur', 'diamond');
    standWorkers(scenario, 0, 'amur');
    expect(foretold(scenario, ACTIONS.indexOf('diamond')).isWasted).toBe(false);
    expect(foretold(scenario, ACTIONS.indexOf('gold')).isWasted).toBe(true);
    player(scenario, 0).salesmen.fill(0);
    expect(foretold(scenario, ACTIONS.indexOf('diamond')).isWasted).toBe(true);
  });

  it('SB-11.2, SB-11.3: unseen tiles are the bag, and in phase 1 the new tiles of the others', () => {
    const placing = freshTable(3, { exchangeSides: 'drawn' });
    const view = seen(placing, 0);
    expect(sum(unseenTiles(view))).toBe(view.bagSize + 12);

    const scenario = tableAtPlacing(2);
    drawTiles(scenario, 1, 'salesman-gas');
    const left = unseenTiles(seen(scenario, 0));
    expect(left[TILES.findIndex(({ id }) => id === 'salesman-gas')]).toBe(4);
  });

  it('SB-6.1, SB-7.2: unseen tiles do not include tiles being researched or a lifted manager', () => {
    const scenario = tableInPlay(2);
    layTile(scenario, 0, 'salesman-gas', 'research');
    layTile(scenario, 0, 'salesman-oil', 'research');
    playPlies(scenario, 0, 'execute research');
    expect(sum(unseenTiles(seen(scenario, 0)))).toBe(seen(scenario, 0).bagSize);

    const other = tableInPlay(2);
    coverAction(other, 0, 'manager');
    playPlies(other, 0, 'execute manager');
    expect(unseenTiles(seen(other, 0))).toEqual(other.state.bag);
  });
});
