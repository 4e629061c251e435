/** Which element of the table stands for a ply, as a CSS selector. */
import type { Ply } from '@pithead/kernel';
import type { GlueckAufView } from '../rules/index.ts';
import {
  cageDownLevel,
  groupOf,
  isFilled,
  isHalfFilled,
  isOntoHalfFilled,
  laidOnGroup,
  NO_ORDER,
  NO_TILE,
  SLOT_GROUPS,
} from '../rules/index.ts';

const at = (name: string): string => `[data-at="${name}"]`;

function slotFor(view: GlueckAufView, noun: number): string | undefined {
  if (SLOT_GROUPS[laidOnGroup(noun)] === undefined) return undefined;
  const slot = groupOf(laidOnGroup(noun)).slots.find(
    (each) => !isFilled(view, each) && isHalfFilled(view, each) === isOntoHalfFilled(noun),
  );
  return slot === undefined ? undefined : at(`slot-${slot}`);
}

export function targetOf([verb, noun]: Ply, view: GlueckAufView): string | undefined {
  switch (verb) {
    case 'draftOrder':
      return at(`draft-${noun}`);
    case 'placeWorkers':
      return at(`space-${noun}`);
    case 'useBank':
      return at('bank');
    case 'buyDrawnTile':
      return noun === NO_TILE ? undefined : at(`drawn-${noun}`);
    case 'keepDrawnOrder':
      return noun === NO_ORDER ? undefined : at(`drawn-${noun}`);
    case 'returnTile':
    case 'returnOrder':
      return at(`returned-${noun}`);
    case 'loadOtherCoal':
      return at(`supply-${noun}`);
    case 'cageUp':
      return `${at(`level-${noun}`)} .ga-stop`;
    case 'cageDown':
      return `${at(`level-${cageDownLevel(noun)}`)} .ga-stop`;
    case 'cartToCage':
      return `button.is-offered[data-at*="cart-"][data-at$="-${noun}"]`;
    case 'cageToStorage':
      return `button[data-at$="cage-${noun}"]`;
    case 'cageToOrder':
    case 'storageToOrder':
      return slotFor(view, noun);
    default:
      return undefined;
  }
}
