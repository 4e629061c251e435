import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeTooltips } from '@pithead/testkit/describeTooltips';
import type { SiberiaView } from '../../rules/index.ts';
import { playRandomly, startMatch } from '../../text/testing/randomPlay.ts';
import { loadTooltips } from './index.ts';

const HERE = import.meta.dirname;

/** The number of plies of a random game between two views. */
const DISTANCE = 100;

function randomViews(): SiberiaView[] {
  const match = startMatch(['Änne', 'Bo', 'Cem'], { roundLimit: 30 }, 'tooltips');
  const views: SiberiaView[] = [];
  playRandomly(match, 'tooltips', () => {
    if (match.plies.length % DISTANCE === 0) views.push(match.view(0));
  });
  return [...views, match.view(0)];
}

const views = randomViews();

describeTooltips({
  load: loadTooltips,
  rulebook: readFileSync(join(HERE, '../../rulebook.md'), 'utf8'),
  table: join(HERE, '..'),
  views: () => views,
  // SB-1.1 to SB-1.8
  components: [
    'territory closedTerritory vladivostok supplyField cube actionTile managerTile joker',
    'investment investedTile worker salesman figures action research exchange exchangeSide',
    'closedDial supplyDial bag money',
  ].flatMap((line) => line.split(' ')),
  anchors: [
    'place-0 place-13 place-14 worker-0-5 salesman-0-0 action-0 action-5 action-9 exchange-0',
    'exchange-3 side-4 supply-2 investment-1 invested-6 tile-3-2',
  ].flatMap((line) => line.split(' ')),
});
