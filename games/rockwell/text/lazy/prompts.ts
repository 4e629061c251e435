import type { Step } from '@pithead/kernel';
import type { MessageValues } from '@pithead/text';
import type { PhaseName, PlayerView, RockwellView } from '../../rules/index.ts';
import {
  advantageOf,
  BRIBERY,
  dieOf,
  dieStepDestination,
  FIRST_SPACE,
  NOWHERE,
  placeOf,
  SECOND_SPACE,
  sum,
} from '../../rules/index.ts';
import type { Prompt } from '../messages.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { crewNumber } from '../vocabulary.ts';
import { actorOf } from '../viewFigures.ts';
import { placeWithout } from './grounds.ts';
import { dangerFor, dieLimitAt } from './viewFigures.ts';

/** The meaning of `left` depends on the phase, see rules/flow.ts. */
export function lazyPromptFor(
  words: Vocabulary,
  view: RockwellView,
  { at, left }: Step,
  me: PlayerView,
): [Prompt, MessageValues] | undefined {
  const phase = at as PhaseName;
  switch (phase) {
    case 'insurance':
      return [sum(me.own?.choice ?? []) === 0 ? 'insuranceBegun' : 'insurance', {}];
    case 'drilling':
      return [phase, { round: view.round, mobility: me.mobility }];
    case 'die':
      return [phase, { ...activeCrew(words, view), to: words.place(dieStepDestination(left)) }];
    case 'advantage':
      return [advantagePrompt(view), { ...activeCrew(words, view), bribes: view.briberyTiles }];
    case 'danger':
      return dangerText(words, view);
    case 'alDestination':
      return [phase, activeCrew(words, view)];
    case 'trading':
    case 'tradingUnseen':
    case 'workshop':
      return [phase, { count: me.actions }];
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

function advantagePrompt(view: RockwellView): Prompt {
  if (advantageOf(view, actorOf(view)) === BRIBERY) return 'bribery';
  return dieOf(view.crews[view.active] ?? 0) > 0 ? 'reset' : 'hire';
}

function dangerText(words: Vocabulary, view: RockwellView): [Prompt, MessageValues] | undefined {
  const danger = dangerFor(view, actorOf(view));
  return danger && ['danger', { space: words.place(danger.space), loss: danger.loss }];
}
