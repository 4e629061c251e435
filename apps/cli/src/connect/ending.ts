import { BadInput, commitmentOf, keyFromHex } from '@pithead/kernel';
import { printable, wrap } from '@pithead/terminal';
import { resultLines } from '../play/ending.ts';
import { wrapped } from '../play/page.ts';
import { freshLines } from './pageFor.ts';
import type { Place, Visit } from './visit.ts';
import { namesOf } from './visit.ts';

export function endLines(session: Visit): string[] {
  const { table, say, text, screen } = session;
  const outcome = table.state?.outcome ?? null;
  const news = screen.pages ? [] : wrapped(freshLines(session), screen.width);
  const result =
    outcome === null ? [say('abandoned')] : resultLines(outcome, namesOf(session), text, say, screen);
  return [...news, '', ...result, '', ...commitmentLines(session), ''];
}

export function endPage(session: Visit): string[] {
  const { say, screen, notice, table } = session;
  const steps = say(table.seat === null ? 'endHintOnlooker' : 'endHint');
  return [...endLines(session), ...wrapped(notice, screen.width), ...wrap(steps, screen.width)];
}

function commitmentLines({ table, say, screen: { width } }: Visit): string[] {
  const { key = '' } = table.state ?? {};
  if (key === '') return [];
  return [
    ...wrap(say('commitment', { commitment: printable(table.commitment) }), width, '  '),
    ...wrap(say('keyOpened', { key: printable(key) }), width, '  '),
    ...wrap(say(isDealKept(table) ? 'dealKept' : 'dealBroken'), width),
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
