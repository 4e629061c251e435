import type { Outcome } from '@pithead/kernel';
import { printableLine, wrapText } from '@pithead/terminal';
import type { GameText } from '@pithead/text';
import { scoreSheet, winnersLine } from '../records/scoreSheet.ts';
import type { TranslateCliMessage } from '../text/index.ts';
import type { InputResult } from '../session/sharedCommands.ts';
import { showAnswer } from '../session/sharedCommands.ts';
import { runGeneralCommand } from './generalCommands.ts';
import { wrapLines } from '../screen/gamePage.ts';
import { playTableLines, recentLogLines } from './playPage.ts';
import type { GameScreen } from '../screen/gameScreen.ts';
import { commandSessionOf } from './playCommandSession.ts';
import type { PlaySession } from './playSession.ts';
import { onlyPerson, viewerStateOf } from './playSession.ts';
import type { PlayCommand } from '../input/commandWords.ts';
import { readPlayCommand } from '../input/commandWords.ts';

export async function showResult(session: PlaySession): Promise<InputResult> {
  const { screen, matchState, translate } = session;
  screen.showText(() => resultPage(session), translate, 'end');
  const line = await screen.read();
  session.notice = [];
  session.onlyNotice = !screen.pages;
  if (line === undefined || line.trim() === '') return 'quit';
  const after = await answerAfterEnd(session, readPlayCommand(line), line);
  if (session.matchState !== matchState) session.onlyNotice = false;
  return after;
}

function resultPage(session: PlaySession): string[] {
  const { screen, translate, onlyNotice, notice } = session;
  return [
    ...(onlyNotice ? [] : playResultLines(session)),
    ...wrapLines(notice, screen.width),
    ...wrapText(translate('saveAtEnd'), screen.width),
  ];
}

const COMMANDS_DURING_PLAY: readonly string[] = ['undo', 'why', 'hint'];

async function answerAfterEnd(
  session: PlaySession,
  command: PlayCommand | undefined,
  line: string,
): Promise<InputResult> {
  if (command === undefined || COMMANDS_DURING_PLAY.includes(command.word)) {
    session.notice = [session.translate('overAlready', { text: printableLine(line.trim()) })];
    return 'continue';
  }
  return command.word === 'table'
    ? showAnswer(commandSessionOf(session, undefined), finalTable(session))
    : runGeneralCommand(session, undefined, command);
}

/** Drawn for the only person at the keyboard, if there is one, so that their own board is included. */
const finalTable = (session: PlaySession): string[] =>
  playTableLines(session, viewerStateOf(session, onlyPerson(session)).view);

export function scoreLines(
  outcome: Outcome,
  names: readonly string[],
  text: GameText,
  translate: TranslateCliMessage,
  { width, style }: GameScreen,
): string[] {
  const winners = wrapText(winnersLine(outcome, names, translate), width).map((line) => style('bold', line));
  return [...scoreSheet(outcome, names, text, translate, style, width), '', ...winners];
}

export function playResultLines(session: PlaySession): string[] {
  const { text, translate, seating, screen } = session;
  const { width } = screen;
  const { outcome, commitment, key } = viewerStateOf(session, undefined);
  const since = Math.max(-1, ...session.known.values());
  return [
    ...wrapLines(recentLogLines(session, undefined, since), width),
    '',
    ...scoreLines(outcome as Outcome, seating.names, text, translate, screen),
    '',
    ...wrapText(translate('commitment', { commitment }), width, '  '),
    ...wrapText(translate('keyOpened', { key }), width, '  '),
    '',
  ];
}
