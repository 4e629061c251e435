import type { GameProperty } from '../propertyRun.ts';
import { futuresLookTheSame, redealsLookTheSame } from './redealView.ts';
import { copiesAreWhole } from './copies.ts';
import { endsInTime, forcedPliesArePlayed, somebodyCanPlay } from './gameFlow.ts';
import { hostileCommandsAreRefused } from './hostileCommands.ts';
import { auditsAreClean } from './audits.ts';
import { redealsKnowWhatTheViewerKnows } from './redealKnowledge.ts';
import { offerAgreesWithRefuse, onlyOffersPlay } from './legality.ts';
import { namesAreWellFormed } from './declarations.ts';
import { recordsReplay } from './records.ts';
import { dataArePlain, outcomesAddUp } from './outcomes.ts';
import { secretsStaySealed } from './sealedChoices.ts';
import { orderMakesNoDifference } from './simultaneousOrder.ts';
import { factsTellNoMoreThanViews } from './indistinguishableWorlds.ts';
import { undoGoesBackExactly } from './undo.ts';

export const PROPERTIES: readonly GameProperty[] = [
  namesAreWellFormed,
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
  futuresLookTheSame,
  redealsKnowWhatTheViewerKnows,
  factsTellNoMoreThanViews,
  secretsStaySealed,
  orderMakesNoDifference,
  undoGoesBackExactly,
];
