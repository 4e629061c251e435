import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyFromSeed, Match } from '@pithead/kernel';
import { describeTooltips } from '@pithead/testkit/describeTooltips';
import { playFiltered } from '@pithead/testkit/filteredPlay';
import type { GlueckAufView } from '../../rules/index.ts';
import { glueckAuf } from '../../rules/index.ts';
import { loadTooltips } from './index.ts';

const HERE = import.meta.dirname;

/** The number of plies of a random game between two views. */
const DISTANCE = 40;

function randomViews(): GlueckAufView[] {
  const names = ['Änne', 'Bo', 'Cem'];
  const match = Match.start(glueckAuf, { names, options: {}, key: keyFromSeed('tooltips') });
  const views: GlueckAufView[] = [];
  playFiltered(
    match,
    'tooltips',
    (offers) => offers,
    () => {
      if (match.plies.length % DISTANCE === 0) views.push(match.view(0));
    },
  );
  return [...views, match.view(0)];
}

const views = randomViews();

describeTooltips({
  load: loadTooltips,
  rulebook: readFileSync(join(HERE, '../../rulebook.md'), 'utf8'),
  table: join(HERE, '..'),
  views: () => views,
  // GA-1.1 to GA-1.6
  components: [
    'emptySpace lockedSpace miningSpace deliverySpace moneySpace drawTiles drawOrders bank',
    'canteen clock element cage storage level cart tunnelTile balance order slot cube coalSupply',
    'purse',
  ].flatMap((line) => line.split(' ')),
  anchors: [
    'bank canteen cage pile space-2 space-8 space-10 space-14 space-18 space-22 draft-3 order-5',
    'drawn-2 returned-2 slot-4 supply-1 cart-0-0 cart-2-empty cage-1 storage-2 element-3',
    'element-9 level-1-light level-3-dark',
  ].flatMap((line) => line.split(' ')),
});
