import type { Property } from '../run.ts';
import { redealsLookTheSame } from './blindness.ts';
import { copiesAreWhole } from './copying.ts';
import { endsInTime, forcedPliesArePlayed, somebodyCanPlay } from './flow.ts';
import { hostileCommandsAreRefused } from './hostile.ts';
import { auditsAreClean } from './invariants.ts';
import { redealsKnowWhatTheLookerKnows } from './knowledge.ts';
import { offerAgreesWithRefuse, onlyOffersPlay } from './legality.ts';
import { namesAreUsable } from './names.ts';
import { recordsReplay } from './replaying.ts';
import { dataArePlain, outcomesAddUp } from './results.ts';
import { secretsStaySealed } from './sealed.ts';
import { orderMakesNoDifference } from './simultaneity.ts';
import { factsTellNoMoreThanViews } from './twins.ts';
import { undoGoesBackExactly } from './undoing.ts';

export const PROPERTIES: readonly Property[] = [
  namesAreUsable,
  endsInTime,
  somebodyCanPlay,
  forcedPliesArePlayed,
  onlyOffersPlay,
  offerAgreesWithRefuse,
  hostileCommandsAreRefused,
  auditsAreClean,
  outcomesAddUp,
  dataArePlain,
  copiesAreWhole,
  recordsReplay,
  redealsLookTheSame,
  redealsKnowWhatTheLookerKnows,
  factsTellNoMoreThanViews,
  secretsStaySealed,
  orderMakesNoDifference,
  undoGoesBackExactly,
];
