import type { Seat } from '@pithead/kernel';
import { wrap } from '@pithead/terminal';
import { later } from '../workers/open.ts';
import { firstOf } from './firstOf.ts';
import { generalCommand } from './general.ts';
import type { Page } from './page.ts';
import { wrapped } from './page.ts';
import { newsSince } from './pageFor.ts';
import type { After, Session } from './session.ts';
import { leave, onlyPerson } from './session.ts';
import type { Typed } from './words.ts';
import { readCommand } from './words.ts';

/** A shorter wait would only make the screen flicker. */
const SHOW_AFTER_MS = 150;

const noop = (): void => undefined;

export async function waitFor<T>(
  session: Session,
  thinking: Promise<T>,
  page: () => Page,
): Promise<{ readonly thought: T } | 'quit'> {
  const { screen } = session;
  const show = (): void => screen.show(page, session.say);
  const callOff = screen.pages ? later(SHOW_AFTER_MS, show) : noop;
  try {
    for (;;) {
      const first = await firstOf(screen, isQuitCommand, thinking);
      if ('waited' in first) return { thought: first.waited };
      if ((await answerWhileWaiting(session, first.line)) === 'quit') return 'quit';
      show();
    }
  } finally {
    callOff();
  }
}

const isQuitCommand = (line: string): boolean => readCommand(line)?.word === 'quit';

const answerWhileWaiting = (session: Session, line: string | undefined): After | Promise<After> =>
  line === undefined ? leave(session) : generalCommand(session, undefined, readCommand(line) as Typed);

/** The table while a bot thinks; with several people at the keyboard, only what all of them may know. */
export function thinkingPage(session: Session, seat: Seat): Page {
  const { match, text, say, screen, seating, entry, known } = session;
  const { width, colour } = screen;
  const looker = onlyPerson(session);
  const news = looker === undefined ? [] : newsSince(session, looker, known.get(looker) ?? -1);
  return {
    table: entry.draw(match.view(looker), { names: seating.names, text, width, colour }),
    tableSeen: false,
    news: news.flatMap((line) => wrap(line, width - 2, '  ')),
    fresh: [],
    prompt: wrap(say('thinking', { name: seating.names[seat] ?? '' }), width),
    offers: [],
    refused: [],
    notice: wrapped(session.notice, width),
    onlyNotice: false,
    hint: '',
  };
}
