import type { Seat } from '@pithead/kernel';
import { wrapText } from '@pithead/terminal';
import { scheduleTimeout } from '@pithead/lab/workers/startWorker';
import { lineOrPromise } from '../screen/lineOrPromise.ts';
import { runGeneralCommand } from './generalCommands.ts';
import type { GamePage } from '../screen/gamePage.ts';
import { wrapLines, wrapNews } from '../screen/gamePage.ts';
import type { InputResult } from '../session/sharedCommands.ts';
import { logLinesSince, playTableLines } from './playPage.ts';
import type { PlaySession } from './playSession.ts';
import { leaveSession, onlyPerson, viewerStateOf } from './playSession.ts';
import type { PlayCommand } from '../input/commandWords.ts';
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
  const show = (): void => screen.show(page, session.translate);
  const cancelShow = screen.pages ? scheduleTimeout(SHOW_AFTER_MS, show) : noop;
  try {
    for (;;) {
      const first = await lineOrPromise(screen, isQuitCommand, thinking);
      if ('waited' in first) return { thought: first.waited };
      if ((await answerWhileWaiting(session, first.line)) === 'quit') return 'quit';
      show();
    }
  } finally {
    cancelShow();
  }
}

const isQuitCommand = (line: string): boolean => readPlayCommand(line)?.word === 'quit';

const answerWhileWaiting = (
  session: PlaySession,
  line: string | undefined,
): InputResult | Promise<InputResult> =>
  line === undefined
    ? leaveSession(session)
    : runGeneralCommand(session, undefined, readPlayCommand(line) as PlayCommand);

export function botThinkingPage(session: PlaySession, seat: Seat): GamePage {
  const { translate, screen, seating, known } = session;
  const { width } = screen;
  const viewer = onlyPerson(session);
  const news = viewer === undefined ? [] : logLinesSince(session, viewer, known.get(viewer) ?? -1);
  return {
    table: playTableLines(session, viewerStateOf(session, viewer).view),
    tableSeen: false,
    news: wrapNews(news, width),
    fresh: [],
    prompt: wrapText(translate('thinking', { name: seating.names[seat] ?? '' }), width),
    offers: [],
    refused: [],
    notice: wrapLines(session.notice, width),
    onlyNotice: false,
    hint: '',
  };
}
