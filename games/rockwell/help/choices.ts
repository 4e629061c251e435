import type { Ply } from '@pithead/kernel';
import type { RockwellView } from '../rules/index.ts';
import { activatedCrew, bidMoney, isPurchase, MOBILITY, SAFETY, vpBoard } from '../rules/index.ts';

/** The rule of each area. */
export const AREAS = {
  money: 'RW-4.2',
  cubes: 'RW-4.3',
  controlCentre: 'RW-6.4',
  stockExchange: 'RW-14.1',
  workshop: 'RW-15.1',
  crew1: 'RW-7.2',
  crew2: 'RW-7.2',
  crew3: 'RW-7.2',
  crew4: 'RW-7.2',
  buying: 'RW-14.3',
  selling: 'RW-14.3',
  power: 'RW-15.2',
  mobility: 'RW-15.3',
  safety: 'RW-15.4',
} as const;

type Area = keyof typeof AREAS;

const BOARDS: readonly Area[] = ['controlCentre', 'stockExchange', 'workshop'];
const CREWS: readonly Area[] = ['crew1', 'crew2', 'crew3', 'crew4'];

const AREA_OF_VERB: Readonly<Record<string, (noun: number) => Area | undefined>> = {
  bid: (noun) => (bidMoney(noun) > 0 ? 'money' : 'cubes'),
  placeVp: (noun) => BOARDS[vpBoard(noun)],
  activate: (noun) => CREWS[activatedCrew(noun)],
  trade: (noun) => (isPurchase(noun) ? 'buying' : 'selling'),
  tradeUnseen: (noun) => (isPurchase(noun) ? 'buying' : 'selling'),
  improve: (noun) => (noun === MOBILITY ? 'mobility' : noun === SAFETY ? 'safety' : 'power'),
};

export const areaOf = ([verb, noun]: Ply): string | undefined =>
  Object.hasOwn(AREA_OF_VERB, verb) ? AREA_OF_VERB[verb]?.(noun) : undefined;

export const decisionOf = ({ steps }: RockwellView): string | undefined => steps.at(-1)?.at;
