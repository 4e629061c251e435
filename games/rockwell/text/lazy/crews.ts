import {
  AL,
  bribedCrew,
  bribeDestination,
  crewAt,
  crewIndex,
  CREWS,
  dieOf,
  dieStepDestination,
  FEES,
  hasAl,
  MOST_POWER,
  ownerOf,
  placeOf,
  powerOf,
  SPACES,
  STAY,
  strengthOf,
} from '../../rules/index.ts';
import type { PlyContext } from '../lazyText.ts';
import { isRevealedAt, placeReached, placeStronger } from './grounds.ts';
import { crewNumber } from '../vocabulary.ts';

/** Whether a subcontractor comes along is a later ply. RW-7.10 */
export function movementText({ words, view }: PlyContext, crew: number, end: number): string | undefined {
  const packed = view.crews[crew];
  if (packed === undefined) return undefined;
  const { move, stay } = words.messages.plies.activate;
  const values = { crew: crewNumber(crew), from: words.place(placeOf(packed)) };
  if (end === STAY) return words.format(stay, { ...values, place: placeStronger(words, view, crew, 0) });
  return words.format(move, { ...values, to: placeReached(words, view, crew, end, powerOf(packed)) });
}

export function takingAlongText({ words, view }: PlyContext, power: number): string | undefined {
  const step = view.steps.at(-1);
  const packed = view.crews[view.active];
  if (step?.at !== 'die' || packed === undefined || power > MOST_POWER) return undefined;
  const destination = dieStepDestination(step.left);
  const { useful, useless } = words.messages.plies.takeAlong;
  return words.format(isRevealedAt(view, destination) ? useless : useful, {
    power,
    fee: words.money(FEES[power] ?? 0),
    to: placeReached(words, view, view.active, destination, powerOf(packed) + power),
  });
}

export function briberyText({ words, view, names }: PlyContext, noun: number): string | undefined {
  const crew = bribedCrew(view, noun);
  const packed = view.crews[crew];
  if (packed === undefined) return undefined;
  const fee = FEES[dieOf(packed)] ?? 0;
  return words.format(words.messages.plies.bribe[fee > 0 ? 'paid' : 'free'], {
    owner: hasAl(view) && ownerOf(crew) === AL ? words.messages.al : (names[ownerOf(crew)] ?? ''),
    crew: crewNumber(crew),
    from: words.place(placeOf(packed)),
    to: placeReached(words, view, crew, bribeDestination(noun), strengthOf(packed)),
    fee: words.money(fee),
  });
}

export function hireText({ words, view }: PlyContext, power: number): string | undefined {
  const packed = view.crews[view.active];
  if (packed === undefined || power > MOST_POWER) return undefined;
  const { hire, useless, reset } = words.messages.plies.hire;
  const message = isRevealedAt(view, placeOf(packed)) ? useless : dieOf(packed) > 0 ? reset : hire;
  return words.format(message, {
    power,
    fee: words.money(FEES[power] ?? 0),
    place: placeStronger(words, view, view.active, power - dieOf(packed)),
  });
}

export function alsCrewText(
  { words, view }: PlyContext,
  verb: 'alCrew' | 'alUpgrade',
  noun: number,
): string | undefined {
  const crew = crewIndex(AL, noun);
  if (!hasAl(view) || noun >= CREWS) return undefined;
  const more = verb === 'alUpgrade' ? 1 : 0;
  return words.format(words.messages.plies[verb], {
    crew: crewNumber(crew),
    power: powerOf(crewAt(view, crew)) + more,
    place: placeStronger(words, view, crew, more),
  });
}

export function alsDestinationText({ words, view }: PlyContext, space: number): string | undefined {
  const packed = view.crews[view.active];
  if (packed === undefined || space >= SPACES) return undefined;
  return words.format(words.messages.plies.alDestination, {
    place: placeReached(words, view, view.active, space, strengthOf(packed)),
  });
}
