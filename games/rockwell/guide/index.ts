/** The guided first game: three seats, two turns. With two players Al would come in with rules of his own. */
import type { Guide } from '@pithead/guide';
import type { RockwellFact, RockwellView } from '../rules/index.ts';
import { fourRounds } from './fourRounds.ts';
import { ownTurn } from './ownTurn.ts';
import { sealedBid } from './sealedBid.ts';
import { vicePresidents } from './vicePresidents.ts';
import { workshop } from './workshop.ts';

export const guide: Guide<RockwellView, RockwellFact> = {
  game: 'rockwell',
  version: 1,
  rules: 2,
  seats: 3,
  options: {},
  key: '0c00000048544950214441450100000002000000030000000400000005000000',
  chapters: [sealedBid, vicePresidents, fourRounds, workshop, ownTurn],
};
