import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeTooltips } from '@pithead/testkit/describeTooltips';
import type { RockwellView } from '../../rules/index.ts';
import { playRandomly, startMatch } from '../../text/testing/randomPlay.ts';
import { loadTooltips } from './index.ts';

const HERE = import.meta.dirname;

/** The number of plies of a random game between two views. */
const DISTANCE = 150;

function randomViews(): RockwellView[] {
  const match = startMatch(['Änne', 'Bo', 'Cem'], { turnLimit: 50 }, 'tooltips');
  const views: RockwellView[] = [];
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
  // RW-1.1 to RW-1.10
  components: [
    'tile revealedTile entrance core border extractionCard delivery achievement briberyTile',
    'subcontractor slot controlCentre stockExchange workshop crew mineshaft management control',
    'mobility safety shafts stock money insurance',
  ].flatMap((line) => line.split(' ')),
  anchors: [
    'space-0 space-13 space-31 crew-1 crew-6 own-crew-2 shaft-3 slot-0 slot-6 slot-9 price-2',
    'delivery-0 delivery-5 stock-3 achievement-0 achievement-8',
  ].flatMap((line) => line.split(' ')),
});
