import { BadInput, commitmentOf, keyFromHex } from '@pithead/kernel';
import { printable, wrap } from '@pithead/terminal';
import { resultLines } from '../play/ending.ts';
import { wrapped } from '../play/page.ts';
import { freshLines } from './pageFor.ts';
import type { Place, Visit } from './visit.ts';
import { namesOf } from './visit.ts';

export function endLines(visit: Visit): string[] {
  const { place, say, text, screen } = visit;
  const outcome = place.state?.outcome ?? null;
  const news = screen.pages ? [] : wrapped(freshLines(visit), screen.width);
  const result =
    outcome === null ? [say('abandoned')] : resultLines(outcome, namesOf(visit), text, say, screen);
  return [...news, '', ...result, '', ...dealLines(visit), ''];
}

export function endPage(visit: Visit): string[] {
  const { say, screen, notice, place } = visit;
  const steps = say(place.seat === null ? 'endHintOnlooker' : 'endHint');
  return [...endLines(visit), ...wrapped(notice, screen.width), ...wrap(steps, screen.width)];
}

function dealLines({ place, say, screen: { width } }: Visit): string[] {
  const { key = '' } = place.state ?? {};
  if (key === '') return [];
  return [
    ...wrap(say('commitment', { commitment: printable(place.commitment) }), width, '  '),
    ...wrap(say('keyOpened', { key: printable(key) }), width, '  '),
    ...wrap(say(isDealKept(place) ? 'dealKept' : 'dealBroken'), width),
  ];
}

export function isDealKept({ state, commitment }: Place): boolean {
  if (state === undefined || state.key === '') return true;
  try {
    return commitmentOf(keyFromHex(state.key)) === commitment;
  } catch (error) {
    if (error instanceof BadInput) return false;
    throw error;
  }
}
