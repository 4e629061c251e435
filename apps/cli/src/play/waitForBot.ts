import type { Seat } from '@pithead/kernel';
import { wrapText } from '@pithead/terminal';
import { scheduleTimeout } from '@pithead/lab/workers/startWorker';
import { lineOrPromise } from '../screen/lineOrPromise.ts';
import { runGeneralCommand } from './generalCommands.ts';
import type { GamePage } from '../screen/gamePage.ts';
import { wrapLines } from '../screen/gamePage.ts';
import { logLinesSince } from './playPage.ts';
import type { InputResult, PlaySession } from './playSession.ts';
import { leaveSession, onlyPerson } from './playSession.ts';
import type { TypedCommand } from '../input/commandWords.ts';
import { readPlayCommand } from '../input/commandWords.ts';

/** A shorter wait would only make the screen flicker. */
const SHOW_AFTER_MS = 150;

const noop = (): void => undefined;

export async function waitForBot<T>(
  session: PlaySession,
  thinking: Promise<T>,
  page: () => GamePage,
): Promise<{ readonly thought: T } | 'quit'> {
  const { screen } = session;
  const show = (): void => screen.show(page, session.say);
  const callOff = screen.pages ? scheduleTimeout(SHOW_AFTER_MS, show) : noop;
  try {
    for (;;) {
      const first = await lineOrPromise(screen, isQuitCommand, thinking);
      if ('waited' in first) return { thought: first.waited };
      if ((await answerWhileWaiting(session, first.line)) === 'quit') return 'quit';
      show();
    }
  } finally {
    callOff();
  }
}

const isQuitCommand = (line: string): boolean => readPlayCommand(line)?.word === 'quit';

const answerWhileWaiting = (
  session: PlaySession,
  line: string | undefined,
): InputResult | Promise<InputResult> =>
  line === undefined
    ? leaveSession(session)
    : runGeneralCommand(session, undefined, readPlayCommand(line) as TypedCommand);

/** The table while a bot thinks; with several people at the keyboard, only what all of them may know. */
export function botThinkingPage(session: PlaySession, seat: Seat): GamePage {
  const { match, text, say, screen, seating, entry, known } = session;
  const { width, colour } = screen;
  const looker = onlyPerson(session);
  const news = looker === undefined ? [] : logLinesSince(session, looker, known.get(looker) ?? -1);
  return {
    table: entry.draw(match.view(looker), { names: seating.names, text, width, colour }),
    tableSeen: false,
    news: news.flatMap((line) => wrapText(line, width - 2, '  ')),
    fresh: [],
    prompt: wrapText(say('thinking', { name: seating.names[seat] ?? '' }), width),
    offers: [],
    refused: [],
    notice: wrapLines(session.notice, width),
    onlyNotice: false,
    hint: '',
  };
}
