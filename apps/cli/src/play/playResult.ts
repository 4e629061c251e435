import type { Outcome } from '@pithead/kernel';
import { commitmentOf, hexFromKey } from '@pithead/kernel';
import { printableLine, wrapText } from '@pithead/terminal';
import type { GameText } from '@pithead/text';
import { scoreSheet, winnersLine } from '../records/scoreSheet.ts';
import type { FormatCliMessage } from '../text/index.ts';
import { runGeneralCommand, showAnswer } from './generalCommands.ts';
import { wrapLines } from '../screen/gamePage.ts';
import { recentLogLines } from './playPage.ts';
import type { GameScreen } from '../screen/gameScreen.ts';
import type { InputResult, PlaySession } from './playSession.ts';
import { onlyPerson } from './playSession.ts';
import type { TypedCommand } from '../input/commandWords.ts';
import { readPlayCommand } from '../input/commandWords.ts';

export async function showResult(session: PlaySession): Promise<InputResult> {
  const { screen, match, say } = session;
  screen.showText(() => resultPage(session), say, 'end');
  const line = await screen.read();
  session.notice = [];
  session.onlyNotice = !screen.pages;
  if (line === undefined || line.trim() === '') return 'quit';
  const after = await answerAfterEnd(session, readPlayCommand(line), line);
  if (session.match !== match) session.onlyNotice = false;
  return after;
}

function resultPage(session: PlaySession): string[] {
  const { screen, say, onlyNotice, notice } = session;
  return [
    ...(onlyNotice ? [] : playResultLines(session)),
    ...wrapLines(notice, screen.width),
    ...wrapText(say('saveAtEnd'), screen.width),
  ];
}

const COMMANDS_DURING_PLAY: readonly string[] = ['undo', 'why', 'hint'];

async function answerAfterEnd(
  session: PlaySession,
  command: TypedCommand | undefined,
  line: string,
): Promise<InputResult> {
  if (command === undefined || COMMANDS_DURING_PLAY.includes(command.word)) {
    session.notice = [session.say('overAlready', { text: printableLine(line.trim()) })];
    return 'goOn';
  }
  return command.word === 'table'
    ? showAnswer(session, finalTable(session))
    : runGeneralCommand(session, undefined, command);
}

/** Drawn for the only person at the keyboard, if there is one, so that their own board is included. */
function finalTable(session: PlaySession): string[] {
  const { match, entry, seating, text, screen } = session;
  return entry.draw(match.view(onlyPerson(session)), {
    names: seating.names,
    text,
    width: screen.width,
    colour: screen.colour,
  });
}

export function scoreLines(
  outcome: Outcome,
  names: readonly string[],
  text: GameText,
  say: FormatCliMessage,
  { width, style }: GameScreen,
): string[] {
  const winners = wrapText(winnersLine(outcome, names, say), width).map((line) => style('bold', line));
  return [...scoreSheet(outcome, names, text, say, style, width), '', ...winners];
}

export function playResultLines(session: PlaySession): string[] {
  const { match, text, say, seating, screen } = session;
  const { width } = screen;
  const { key } = match.table;
  const outcome = match.game.outcome(match.state);
  const since = Math.max(-1, ...session.known.values());
  return [
    ...wrapLines(recentLogLines(session, undefined, since), width),
    '',
    ...scoreLines(outcome, seating.names, text, say, screen),
    '',
    ...wrapText(say('commitment', { commitment: commitmentOf(key) }), width, '  '),
    ...wrapText(say('keyOpened', { key: hexFromKey(key) }), width, '  '),
    '',
  ];
}
