/** The end: who won and why, the deal opened, and a last chance to keep the record. */
import { commitmentOf, hexFromKey } from '@pithead/kernel';
import { printable } from '../ansi.ts';
import { scoreSheet, winnersLine } from '../scoreSheet.ts';
import { generalCommand } from './general.ts';
import { newsSince } from './pageFor.ts';
import type { After, Session } from './session.ts';
import { readCommand } from './words.ts';

export async function finish(session: Session): Promise<After> {
  const { screen, match, say } = session;
  screen.showText(() => [...(session.onlyNotice ? [] : ending(session)), ...session.notice, say('saveAtEnd')], say, 'end');
  const line = await screen.read();
  session.notice = [];
  session.onlyNotice = !screen.pages;
  if (line === undefined || line.trim() === '') return 'quit';
  const command = readCommand(line);
  if (command === undefined) session.notice = [say('notUnderstood', { text: printable(line.trim()) })];
  else if ((await generalCommand(session, undefined, command)) === 'quit') return 'quit';
  if (session.match !== match) session.onlyNotice = false;
  return 'goOn';
}

/** What happened last, the score sheet, the winners, and the key that everybody may now check. */
export function ending(session: Session): string[] {
  const { match, text, say, seating, screen } = session;
  const { key } = match.table;
  const outcome = match.game.outcome(match.state);
  const since = Math.max(-1, ...session.known.values());
  return [
    ...newsSince(session, undefined, since),
    '',
    ...scoreSheet(outcome, seating.names, text, say, screen.paint),
    '',
    screen.paint('bold', winnersLine(outcome, seating.names, say)),
    '',
    say('commitment', { commitment: commitmentOf(key) }),
    say('keyOpened', { key: hexFromKey(key) }),
    '',
  ];
}
