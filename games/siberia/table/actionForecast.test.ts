import { describe, expect, it } from 'vitest';
import { ACTIONS, moneyOf, siberia, sum, TILES } from '../rules/index.ts';
import type { SiberiaScenario } from '../rules/testing/scenario.ts';
import {
  coverAction,
  does,
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
import { forecastAction, hasNoEffect, unseenTiles } from './actionForecast.ts';

const GAS = ACTIONS.indexOf('gas');
const seen = ({ state }: SiberiaScenario, seat: number) => siberia.view(state, seat);
const foretold = (story: SiberiaScenario, action: number) => {
  const view = seen(story, 0);
  const own = view.players[0];
  if (own === undefined) throw new Error('nobody sits there');
  return { forecast: forecastAction(view, own, action), isVain: hasNoEffect(view, own, ['execute', action]) };
};

describe('predictions of the table', () => {
  it('SB-7.21, SB-7.23: a predicted sale is what the rules pay at the dearest own exchange', () => {
    const story = tableInPlay(2);
    coverAction(story, 0, 'gas');
    standWorkers(story, 0, 'amur');
    standWorkers(story, 0, 'aldan');
    postSalesmen(story, 0, 'tokyo');
    const { forecast: told } = foretold(story, GAS);
    expect(told).toEqual({ kind: 'sale', count: 2, income: 6000, field: 1 });
    does(story, 0, 'execute gas, sell exchange-1');
    expect(moneyOf(player(story, 0))).toBe(6000);
  });

  it('SB-7.25, SB-5.8: an action without a cube in reach or a buyer is predicted to have no effect', () => {
    const story = tableInPlay(2);
    coverAction(story, 0, 'diamond');
    layCubes(story, 'amur', 'diamond');
    standWorkers(story, 0, 'amur');
    expect(foretold(story, ACTIONS.indexOf('diamond')).isVain).toBe(false);
    expect(foretold(story, ACTIONS.indexOf('gold')).isVain).toBe(true);
    player(story, 0).salesmen.fill(0);
    expect(foretold(story, ACTIONS.indexOf('diamond')).isVain).toBe(true);
  });

  it('SB-11.2, SB-11.3: unseen tiles are the bag, and in phase 1 the new tiles of the others', () => {
    const placing = freshTable(3, { exchangeSides: 'drawn' });
    const view = seen(placing, 0);
    expect(sum(unseenTiles(view))).toBe(view.bagSize + 12);

    const story = tableAtPlacing(2);
    drawTiles(story, 1, 'salesman-gas');
    const left = unseenTiles(seen(story, 0));
    expect(left[TILES.findIndex(({ id }) => id === 'salesman-gas')]).toBe(4);
  });

  it('SB-6.1, SB-7.2: unseen tiles do not include tiles being researched or a lifted manager', () => {
    const story = tableInPlay(2);
    layTile(story, 0, 'salesman-gas', 'research');
    layTile(story, 0, 'salesman-oil', 'research');
    does(story, 0, 'execute research');
    expect(sum(unseenTiles(seen(story, 0)))).toBe(seen(story, 0).bagSize);

    const other = tableInPlay(2);
    coverAction(other, 0, 'manager');
    does(other, 0, 'execute manager');
    expect(unseenTiles(seen(other, 0))).toEqual(other.state.bag);
  });
});
