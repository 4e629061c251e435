/** The guided first game: two seats, the first shift. */
import type { Guide } from '@pithead/guide';
import type { GlueckAufFact, GlueckAufView } from '../rules/index.ts';
import { buyAndDig } from './buyAndDig.ts';
import { crowdedSpaces } from './crowdedSpaces.ts';
import { deliver } from './deliver.ts';
import { endOfShift } from './endOfShift.ts';
import { threeOrders } from './threeOrders.ts';

export const guide: Guide<GlueckAufView, GlueckAufFact> = {
  game: 'glueck-auf',
  version: 1,
  rules: 2,
  seats: 2,
  options: {},
  key: 'c500000048544950214441450100000002000000030000000400000005000000',
  chapters: [threeOrders, buyAndDig, deliver, crowdedSpaces, endOfShift],
};
