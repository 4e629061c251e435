/** The recorded course of a guided match, put together from its steps. */
import type { PlyNames, RecordedPly } from '@pithead/kernel';
import { parsePly, seatLetter } from '@pithead/kernel';
import type { Guide, GuideStep } from './guide.ts';
import { LEARNER } from './guide.ts';

/** `B draftOrder order-3` */
export function parseSeatPly(names: PlyNames, seats: number, text: string): RecordedPly {
  const [letter = '', ...rest] = text.split(' ');
  const seat = Array.from({ length: seats }, (_, each) => seatLetter(each)).indexOf(letter);
  if (seat < 0) throw new Error(`no seat in “${text}”`);
  const [verb, noun] = parsePly(names, rest.join(' '));
  return [seat, verb, noun];
}

const ownPlies = (names: PlyNames, { suggest = [] }: GuideStep): RecordedPly[] =>
  suggest.map((text) => {
    const [verb, noun] = parsePly(names, text);
    return [LEARNER, verb, noun];
  });

function pliesOfStep(guide: Guide, names: PlyNames, step: GuideStep): RecordedPly[] {
  const line = step.line?.map((text) => parseSeatPly(names, guide.seats, text));
  return line ?? [...ownPlies(names, step), ...botPlies(guide, names, step)];
}

const botPlies = ({ seats }: Guide, names: PlyNames, { bots = [] }: GuideStep): RecordedPly[] =>
  bots.map((text) => parseSeatPly(names, seats, text));

/** All plies before a chapter, as the script has them. */
export const pliesBefore = (guide: Guide, names: PlyNames, chapter: number): RecordedPly[] =>
  guide.chapters
    .slice(0, chapter)
    .flatMap(({ steps }) => steps.flatMap((step) => pliesOfStep(guide, names, step)));

/** All plies that bots play until a step has ended: the whole script, because the worker counts them. */
export function botPliesUntil(guide: Guide, names: PlyNames, chapter: number, step: number): RecordedPly[] {
  const before = pliesBefore(guide, names, chapter);
  const steps = guide.chapters[chapter]?.steps.slice(0, step + 1) ?? [];
  return [...before, ...steps.flatMap((each) => botPlies(guide, names, each))].filter(
    ([seat]) => seat !== LEARNER,
  );
}
