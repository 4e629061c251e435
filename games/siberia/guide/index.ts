/** The guided first game: two seats, four rounds. */
import type { Guide } from '@pithead/guide';
import type { SiberiaFact, SiberiaView } from '../rules/index.ts';
import { howItEnds } from './howItEnds.ts';
import { invest } from './invest.ts';
import { research } from './research.ts';
import { sixTiles } from './sixTiles.ts';
import { walkSendSell } from './walkSendSell.ts';

export const guide: Guide<SiberiaView, SiberiaFact> = {
  game: 'siberia',
  version: 1,
  rules: 1,
  seats: 2,
  options: { exchangeSides: 'drawn' },
  key: '8a9a000048544950214441450100000002000000030000000400000005000000',
  chapters: [sixTiles, walkSendSell, research, invest, howItEnds],
};
