import type { Ply } from '@pithead/kernel';
import type { RockwellView } from '../../rules/index.ts';
import {
  activatedCrew,
  activationEnd,
  AL,
  bribedCrew,
  crewIndex,
  CREWS,
  MOBILITY,
} from '../../rules/index.ts';
import { insuredResource, movedShaft, STAY, tradedResource } from '../../rules/index.ts';

const at = (key: string): string => `[data-at="${key}"]`;
const place = (number: number): string => `[data-place="${number}"]`;
const crew = (number: number): string => at(`crew-${number}`);
const chip = (verb: string, noun: number): string => `[data-ply="${verb}-${noun}"]`;
/** Narrow screens show chips for the tracks, which are in a closed sheet there. */
const level = (noun: number): string =>
  `${chip('improve', noun)}, ${at(noun === MOBILITY ? 'level-mobility' : 'level-safety')}`;

/** A border can be selected only after its crew, which stands for it until then. */
function activated(noun: number, seat: number): string {
  const own = crew(crewIndex(seat, activatedCrew(noun)));
  return activationEnd(noun) === STAY ? own : `${place(activationEnd(noun))}, ${own}`;
}

/** Targets of plies that no first auction offers; the others are in `summary.ts`. */
export function lazyTargetOf([verb, noun]: Ply, view: RockwellView): string | undefined {
  const seat = view.looker ?? 0;
  switch (verb) {
    case 'insure':
      return at(`amount-${insuredResource(noun) + 1}`);
    case 'sealInsurance':
      return '.rw-form [data-main]';
    case 'activate':
      return activated(noun, seat);
    case 'takeAlong':
    case 'leaveBehind':
    case 'hire':
    case 'useInsurance':
      return chip(verb, noun);
    case 'bribe':
      return crew(bribedCrew(view, noun));
    case 'extractionOrder':
    case 'alDestination':
    case 'buildShaft':
      return place(noun);
    case 'alCrew':
    case 'alUpgrade':
      return crew(crewIndex(AL, noun));
    case 'trade':
    case 'tradeUnseen':
      return at(`price-${tradedResource(noun)}`);
    case 'improve':
      return noun < CREWS ? crew(crewIndex(seat, noun)) : level(noun);
    case 'moveShaft':
      return at(`shaft-${view.players[seat]?.shafts[movedShaft(noun)] ?? -1}`);
    case 'deliver':
      return at(`delivery-${noun}`);
    default:
      return undefined;
  }
}
