import type { Outcome } from '@pithead/kernel';
import { commitmentOf, hexFromKey } from '@pithead/kernel';
import { printable, wrap } from '@pithead/terminal';
import type { GameText } from '@pithead/text';
import { scoreSheet, winnersLine } from '../scoreSheet.ts';
import type { Say } from '../text/index.ts';
import { generalCommand, tell } from './general.ts';
import { wrapped } from './page.ts';
import { latestNews } from './pageFor.ts';
import type { Screen } from './screen.ts';
import type { After, Session } from './session.ts';
import { onlyPerson } from './session.ts';
import type { Typed } from './words.ts';
import { readCommand } from './words.ts';

export async function finish(session: Session): Promise<After> {
  const { screen, match, say } = session;
  screen.showText(() => resultPage(session), say, 'end');
  const line = await screen.read();
  session.notice = [];
  session.onlyNotice = !screen.pages;
  if (line === undefined || line.trim() === '') return 'quit';
  const after = await answerAfterEnd(session, readCommand(line), line);
  if (session.match !== match) session.onlyNotice = false;
  return after;
}

function resultPage(session: Session): string[] {
  const { screen, say, onlyNotice, notice } = session;
  return [
    ...(onlyNotice ? [] : ending(session)),
    ...wrapped(notice, screen.width),
    ...wrap(say('saveAtEnd'), screen.width),
  ];
}

const COMMANDS_DURING_PLAY: readonly string[] = ['undo', 'why', 'hint'];

async function answerAfterEnd(session: Session, command: Typed | undefined, line: string): Promise<After> {
  if (command === undefined || COMMANDS_DURING_PLAY.includes(command.word)) {
    session.notice = [session.say('overAlready', { text: printable(line.trim()) })];
    return 'goOn';
  }
  return command.word === 'table'
    ? tell(session, finalTable(session))
    : generalCommand(session, undefined, command);
}

/** Drawn for the only person at the keyboard, if there is one, so that their own board is included. */
function finalTable(session: Session): string[] {
  const { match, entry, seating, text, screen } = session;
  return entry.draw(match.view(onlyPerson(session)), {
    names: seating.names,
    text,
    width: screen.width,
    colour: screen.colour,
  });
}

export function resultLines(
  outcome: Outcome,
  names: readonly string[],
  text: GameText,
  say: Say,
  { width, style }: Screen,
): string[] {
  const winners = wrap(winnersLine(outcome, names, say), width).map((line) => style('bold', line));
  return [...scoreSheet(outcome, names, text, say, style, width), '', ...winners];
}

export function ending(session: Session): string[] {
  const { match, text, say, seating, screen } = session;
  const { width } = screen;
  const { key } = match.table;
  const outcome = match.game.outcome(match.state);
  const since = Math.max(-1, ...session.known.values());
  return [
    ...wrapped(latestNews(session, undefined, since), width),
    '',
    ...resultLines(outcome, seating.names, text, say, screen),
    '',
    ...wrap(say('commitment', { commitment: commitmentOf(key) }), width, '  '),
    ...wrap(say('keyOpened', { key: hexFromKey(key) }), width, '  '),
    '',
  ];
}
