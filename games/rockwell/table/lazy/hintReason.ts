import type { Ply } from '@pithead/kernel';
import type { Language } from '@pithead/text';
import { findText } from '@pithead/text';
import type { HintReason } from '@pithead/ui';
import type { RockwellView } from '../../rules/index.ts';
import {
  activationEnd,
  bribeDestination,
  CORE,
  CREWS,
  deliveryOf,
  FIRST_SPACE,
  isPurchase,
  isRevealed,
  placeOf,
  TILES,
  tileOn,
} from '../../rules/index.ts';
import { powerGainAt } from './earth/powerGain.ts';
import { textsFor } from '../words.ts';

/** The sentence for a term of the bots’ evaluation. */
export const gainText = (term: string, language: Language): string | undefined =>
  findText(textsFor(language).words.reasons.gains, term);

/** Why a ply helps, from what it does at once. */
export function reasonOf(ply: Ply, view: RockwellView, language: Language): HintReason | undefined {
  const { words, say, things } = textsFor(language);
  const { reasons } = words;
  const [verb, noun] = ply;
  const because = (term: string, text: string): HintReason => ({ text, term });
  const powerAt = (place: number): HintReason | undefined => {
    if (place === CORE) return because('achievements', reasons.core);
    const gain = powerGainAt({ view, shownSeat: view.looker ?? 0 }, ply, place);
    if (gain === undefined || gain.power <= 0) return undefined;
    return because('crews', gain.drills ? reasons.drills : say(reasons.power, { power: gain.power }));
  };
  switch (verb) {
    case 'activate':
      return powerAt(activationEnd(noun));
    case 'bribe':
      return powerAt(bribeDestination(noun));
    case 'hire':
      return powerAt(placeOf(view.crews[view.active] ?? 0));
    case 'buildShaft': {
      const tile = isRevealed(view, noun)
        ? TILES[tileOn(view.spaces[FIRST_SPACE[noun] ?? 0] ?? 0)]
        : undefined;
      return because(
        'fortune',
        tile === undefined ? reasons.shaft : say(reasons.income, { cubes: things.cubes(tile.income) }),
      );
    }
    case 'deliver':
      return because(
        'deliveries',
        say(reasons.prestige, {
          prestige: things.prestige(deliveryOf(view.deliveryTops[noun] ?? 0).prestige),
        }),
      );
    case 'improve':
      return noun < CREWS ? because('crews', reasons.stronger) : undefined;
    case 'trade':
    case 'tradeUnseen':
      return because('fortune', isPurchase(noun) ? reasons.cubes : reasons.money);
    case 'useInsurance':
      return noun > 0 ? because('fortune', say(reasons.saves, { count: noun })) : undefined;
    default:
      return undefined;
  }
}
