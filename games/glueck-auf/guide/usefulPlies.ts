/** Which plies help the learner, whatever was played before. */
import type { GlueckAufView } from '../rules/index.ts';
import {
  COALS,
  cubesOnLevel,
  isComplete,
  isFilled,
  orderOf,
  SLOT_COAL,
  SPACES,
  slotsOf,
  tileOf,
} from '../rules/index.ts';
import { cubesInCage, own } from './figures.ts';

const LEVELS = COALS.length;

/** Empty slots for this coal on the learner's orders, without those for which a cube is in the cage. */
export function wanted(view: GlueckAufView, coal: number): number {
  const slots = own(view).orders.flatMap(slotsOf);
  const empty = slots.filter((slot) => SLOT_COAL[slot] === coal && !isFilled(view, slot)).length;
  return empty - (own(view).cage[coal] ?? 0);
}

const hasWantedCoal = (view: GlueckAufView, level: number): boolean =>
  COALS.some((_, coal) => wanted(view, coal) > 0 && cubesOnLevel(own(view), level, coal) > 0);

const hasFullOrder = (view: GlueckAufView, transport: number): boolean =>
  own(view).orders.some((order) => orderOf(order).transport === transport && isComplete(view, order));

function isUsefulSpace(view: GlueckAufView, id: string): boolean {
  const space = SPACES.find((each) => each.id === id);
  if (space?.action === 'buyDisplayedTile') {
    const tile = view.factory[space.value] ?? -1;
    return tile >= 0 && wanted(view, tileOf(tile).coal) > 0;
  }
  if (space?.action === 'mining')
    return Array.from({ length: LEVELS }, (_, i) => i + 1).some((level) => hasWantedCoal(view, level));
  return space?.action !== 'delivery' || hasFullOrder(view, space.value);
}

export function isUseful(ply: string, { view }: { readonly view: GlueckAufView }): boolean {
  const [verb, noun = ''] = ply.split(' ');
  if (verb === 'placeWorkers') return isUsefulSpace(view, noun);
  if (verb === 'cartToCage')
    return (
      wanted(
        view,
        COALS.findIndex((coal) => coal === noun),
      ) > 0
    );
  if (verb === 'cageDown' || (verb === 'cageUp' && noun !== '0')) return hasWantedCoal(view, Number(noun));
  return verb !== 'cageUp' || cubesInCage(view) > 0;
}
