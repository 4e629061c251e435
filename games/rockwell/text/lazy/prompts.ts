import type { Step } from '@pithead/kernel';
import type { MessageValues } from '@pithead/text';
import type { PhaseName, PlayerView, RockwellView } from '../../rules/index.ts';
import {
  advantageOf,
  BRIBERY,
  dieOf,
  dieStepDestination,
  FEES,
  FIRST_SPACE,
  MOST_SAFETY,
  NOWHERE,
  placeOf,
  SECOND_SPACE,
  sum,
} from '../../rules/index.ts';
import type { Prompt } from '../messages.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { crewNumber } from '../vocabulary.ts';
import { actorOf } from '../viewFigures.ts';
import { canAffordAction, canPay, canTrade } from './affordable.ts';
import { isRevealedAt, placeWithout } from './grounds.ts';
import { dangerFor, dieLimitAt, totals } from './viewFigures.ts';

const CHEAPEST_FEE = FEES[1];

/** The meaning of `left` depends on the phase, see rules/flow.ts. */
export function lazyPromptFor(
  words: Vocabulary,
  view: RockwellView,
  { at, left }: Step,
  me: PlayerView,
): [Prompt, MessageValues] | undefined {
  const phase = at as PhaseName;
  switch (phase) {
    case 'vicePresidents':
      return [left < view.seats ? phase : 'secondVicePresident', {}];
    case 'insurance':
      return [insurancePrompt(me), { safety: me.safety }];
    case 'drilling':
      return [phase, { round: view.round, mobility: me.mobility }];
    case 'die':
      return [
        canPay(me, CHEAPEST_FEE) ? 'die' : 'dieUnpaid',
        { ...activeCrew(words, view), to: words.place(dieStepDestination(left)) },
      ];
    case 'advantage':
      return [advantagePrompt(view, me), { ...activeCrew(words, view), bribes: view.briberyTiles }];
    case 'danger':
      return dangerText(words, view);
    case 'alDestination':
      return [phase, activeCrew(words, view)];
    case 'trading':
    case 'tradingUnseen':
      return [canTrade(me) ? phase : 'tradingUnpaid', { count: me.actions }];
    case 'workshop':
      return [canAffordAction(view, actorOf(view), me) ? phase : 'workshopUnpaid', { count: me.actions }];
    case 'extractionOrder':
      return [phase, leftovers(words, view)];
    case 'alCrew':
    case 'alUpgrade':
      return [phase, {}];
    default:
      return undefined;
  }
}

function activeCrew(words: Vocabulary, { active, crews }: RockwellView): MessageValues {
  const place = placeOf(crews[active] ?? 0);
  return { crew: crewNumber(Math.max(0, active)), from: words.place(place), limit: dieLimitAt(place) };
}

function leftovers(words: Vocabulary, view: RockwellView): MessageValues {
  const place = placeOf(view.crews[view.active] ?? 0);
  const [first = NOWHERE, second = NOWHERE] = [FIRST_SPACE[place], SECOND_SPACE[place]];
  return {
    first: words.place(first),
    second: words.place(second),
    firstLeft: placeWithout(words, view, first, second),
    secondLeft: placeWithout(words, view, second, first),
  };
}

function insurancePrompt({ own, safety }: PlayerView): Prompt {
  if (sum(own?.choice ?? []) > 0) return 'insurance';
  if (safety === MOST_SAFETY) return 'insuranceUseless';
  return sum(own?.stock ?? []) === 0 ? 'insuranceEmpty' : 'insuranceBegun';
}

function advantagePrompt(view: RockwellView, me: PlayerView): Prompt {
  if (advantageOf(view, actorOf(view)) === BRIBERY) return 'bribery';
  const crew = view.crews[view.active] ?? 0;
  if (!canPay(me, CHEAPEST_FEE)) return 'hireUnpaid';
  if (isRevealedAt(view, placeOf(crew))) return 'hireUseless';
  return dieOf(crew) > 0 ? 'reset' : 'hire';
}

function dangerText(words: Vocabulary, view: RockwellView): [Prompt, MessageValues] | undefined {
  const danger = dangerFor(view, actorOf(view));
  return danger && ['danger', { space: words.place(danger.space), loss: danger.loss }];
}

export function standingsText(
  { format, messages, list, prestige }: Vocabulary,
  view: RockwellView,
  names: readonly string[],
): string {
  const standings = totals(view).map((total, seat) =>
    format(messages.standing, { name: names[seat] ?? '', prestige: prestige(total) }),
  );
  return format(messages.over, { standings: list(standings) });
}
